import { beforeAll, describe, expect, test } from 'vitest';
import { renderMain } from '@/lib/context/render';
import { findThreadFault } from '@/lib/context/thread-check';
import type { TurnEvent } from '@/lib/events';
import { type ScriptedReply, scriptedModel } from '@/lib/model/scripted';
import { agentBench, type TestSession } from '@/lib/server/agent-bench';
import { defaultLimits } from './limits';

let bench: Awaited<ReturnType<typeof agentBench>>;
beforeAll(async () => {
  bench = await agentBench();
});

const NO_PLAN: ScriptedReply = { text: 'null' };
const call = (name: string, args: string, id?: string): ScriptedReply => ({
  toolCalls: [{ name, arguments: args, ...(id === undefined ? {} : { id }) }],
});
const of = <T extends TurnEvent['type']>(events: TurnEvent[], type: T) =>
  events.filter((event): event is Extract<TurnEvent, { type: T }> => event.type === type);

/** Whatever happened, the log must be one that a provider takes, and the session must go on. */
async function expectSound(session: TestSession): Promise<void> {
  const model = scriptedModel([NO_PLAN, { text: 'still here' }]);
  expect((await session.turn(model, 'are you there?')).outcome).toBe('answered');
  const wires = renderMain(session.ports.heads.full.wire, await session.load(), session.profile).map((one) => one.wire);
  expect(findThreadFault(wires)).toBeNull();
  expect(model.requests.at(-1)?.messages).toEqual(wires.slice(0, -1));
}

describe('failures of the model', () => {
  test.each([
    ['a stream that breaks off', { failed: 'model_stream_cut' } as const],
    ['an empty answer', { text: ' \n' }],
    ['a limit with a wait', { failed: 'model_rate_limited', retryAfterMs: 9_000 } as const],
  ])('%s is tried again and leaves no trace in what is sent', async (_name, failure) => {
    const session = await bench.session();
    const model = scriptedModel([NO_PLAN, failure, { text: 'there' }]);
    const { outcome, events } = await session.turn(model, 'hello');
    expect(outcome).toBe('answered');
    expect(of(events, 'retrying')).toHaveLength(1);
    expect(model.requests[2]?.messages).toEqual(model.requests[1]?.messages);
    await expectSound(session);
  });

  test.each([
    'model_unreachable',
    'model_timeout',
    'model_refused_key',
    'model_rejected_request',
    'model_context_too_long',
    'model_server_error',
  ] as const)('%s is told as what it is', async (code) => {
    const session = await bench.session();
    const { outcome, events } = await session.turn(scriptedModel([NO_PLAN, { failed: code }]), 'hello');
    expect(outcome).toBe('failed');
    expect(of(events, 'error').map((event) => event.code)).toEqual([code]);
    expect(events.at(-1)?.type).toBe('done');
    await expectSound(session);
  });

  test('a thread that is too long for the endpoint is shortened by old results, once', async () => {
    const session = await bench.session();
    await session.turn(scriptedModel([NO_PLAN, call('item_search', '{"query":"耳机"}'), { text: 'ok' }]), '耳机');
    const model = scriptedModel([NO_PLAN, { failed: 'model_context_too_long' }, { text: 'there' }]);
    const { outcome, events } = await session.turn(model, 'go on');
    expect(outcome).toBe('answered');
    expect(of(events, 'compacted')).toHaveLength(1);
    expect(model.requests[2]?.messages.join('\n')).toContain('left out to save room');
    const again = scriptedModel([NO_PLAN, { failed: 'model_context_too_long' }]);
    expect((await session.turn(again, 'and on')).outcome).toBe('failed');
    await expectSound(session);
  });

  test('an answer that keeps breaking off is given up, and what came stays', async () => {
    const session = await bench.session();
    const cut: ScriptedReply = [
      { type: 'text', delta: 'half an ans' },
      { type: 'failed', failure: { code: 'model_stream_cut', status: null, retryAfterMs: null } },
    ];
    const { events } = await session.turn(scriptedModel([NO_PLAN, cut, cut, cut]), 'hello');
    expect(of(events, 'error')).toHaveLength(1);
    expect(
      (await session.load()).some((entry) => entry.kind === 'assistant' && entry.wire.includes('half an ans')),
    ).toBe(true);
    await expectSound(session);
  });

  test.each([
    ['arguments cut in the middle', call('item_search', '{"query":"降噪')],
    ['arguments of another shape', call('item_search', '{"query":["a"]}')],
    ['an unknown tool', call('checkout', '{}')],
    ['a name that no endpoint takes back', call('item search!', '{}')],
  ])('%s is answered with what is wrong, and hinted once', async (_name, bad) => {
    const session = await bench.session();
    const model = scriptedModel([NO_PLAN, bad, { text: 'sorry' }]);
    const { outcome, events } = await session.turn(model, '耳机');
    expect(outcome).toBe('answered');
    expect(of(events, 'hint')).toHaveLength(1);
    expect(of(events, 'tool_finished').map((event) => event.status)).toEqual(['refused']);
    await expectSound(session);
  });

  test('ids that repeat or are missing are made unique', async () => {
    const session = await bench.session();
    const search = (query: string): ScriptedReply => call('item_search', JSON.stringify({ query }), 'same');
    const model = scriptedModel([NO_PLAN, search('耳机'), search('音箱'), { text: 'done' }]);
    await session.turn(model, '耳机');
    await expectSound(session);
  });

  test('the same call twice is not run twice', async () => {
    const session = await bench.session();
    const model = scriptedModel([
      NO_PLAN,
      call('item_search', '{"query":"耳机","limit":3}'),
      call('item_search', '{ "limit": 3, "query": "耳机" }'),
      { text: 'done' },
    ]);
    const { events } = await session.turn(model, '耳机');
    expect(of(events, 'tool_finished').map((event) => event.status)).toEqual(['ok', 'refused']);
    expect(of(events, 'hint').map((event) => event.hint)).toEqual(['repeated_call']);
    await expectSound(session);
  });

  test('a model that never ends gets a closing notice, then is asked for plain text', async () => {
    const limits = { ...defaultLimits, steps: 5, closingSteps: 2 };
    const session = await bench.session('openai', { limits });
    const model = scriptedModel((_request, index) =>
      index === 0
        ? NO_PLAN
        : index < 5
          ? call('item_search', JSON.stringify({ query: `q${index}` }))
          : { text: 'enough' },
    );
    const { outcome, events } = await session.turn(model, '耳机');
    expect(outcome).toBe('answered');
    expect(of(events, 'hint').map((event) => event.hint)).toContain('closing');
    expect(model.requests.map((request) => request.toolChoice)).toEqual([
      'auto',
      'auto',
      'auto',
      'auto',
      'auto',
      'none',
    ]);
    const [, ...main] = model.requests;
    expect(new Set(main.map((request) => request.tools)).size).toBe(1);
    await expectSound(session);
  });
});

describe('stopping', () => {
  test('in mid-answer keeps what streamed and closes the turn', async () => {
    const session = await bench.session();
    const stop = new AbortController();
    const model = scriptedModel((_request, index) => {
      if (index === 0) return NO_PLAN;
      return [
        { type: 'text', delta: 'one ' },
        { type: 'text', delta: 'two' },
        { type: 'finish', reason: 'stop', usage: null },
      ];
    });
    const stopping: typeof model = {
      ...model,
      async *stream(request, signal) {
        for await (const chunk of model.stream(request, signal)) {
          yield chunk;
          if (chunk.type === 'text' && chunk.delta === 'one ') stop.abort();
        }
      },
    };
    const { outcome, events } = await session.turn(stopping, 'hello', stop.signal);
    expect(outcome).toBe('stopped');
    expect(of(events, 'interrupted')).toEqual([{ type: 'interrupted', reason: 'stopped' }]);
    expect((await session.load()).findLast((entry) => entry.kind === 'assistant')?.wire).toContain('one ');
    await expectSound(session);
  });

  test('before the first step leaves a turn that says so', async () => {
    const session = await bench.session();
    const stop = new AbortController();
    stop.abort();
    const { outcome } = await session.turn(scriptedModel([NO_PLAN]), 'hello', stop.signal);
    expect(outcome).toBe('stopped');
    await expectSound(session);
  });
});
