import { beforeAll, describe, expect, test } from 'vitest';
import { foldTranscript } from '@/lib/context/transcript';
import type { TurnEvent } from '@/lib/events';
import { type ScriptedReply, scriptedModel } from '@/lib/model/scripted';
import { agentBench } from '@/lib/server/agent-bench';

let bench: Awaited<ReturnType<typeof agentBench>>;
beforeAll(async () => {
  bench = await agentBench();
});

const plan = (some: object = {}): ScriptedReply => ({
  text: JSON.stringify({
    plan: {
      intent: 'search',
      terms: ['降噪耳机'],
      exclude: [],
      budget: null,
      destination: null,
      sizes: [],
      ask: null,
      ...some,
    },
    facts: null,
  }),
});
const call = (name: string, args: object): ScriptedReply => ({
  toolCalls: [{ name, arguments: JSON.stringify(args) }],
});
const types = (events: TurnEvent[]) => events.map((event) => event.type).filter((type) => type !== 'usage');
const of = <T extends TurnEvent['type']>(events: TurnEvent[], type: T) =>
  events.filter((event): event is Extract<TurnEvent, { type: T }> => event.type === type);

describe('a turn', () => {
  test('plans, reads a skill, searches, saves and finishes with a verified list', async () => {
    const session = await bench.session();
    let found: string[] = [];
    const model = scriptedModel((_request, index) => {
      const script: (() => ScriptedReply)[] = [
        () => plan({ exclude: ['索尼'] }),
        () => call('Skill', { name: 'search-discovery' }),
        () => ({
          toolCalls: [
            {
              name: 'item_search',
              arguments: '{"query":"降噪耳机","exclude":["索尼","镍"],"price_max":500,  "currency":"CNY"}',
            },
            { name: 'save_memory', arguments: '{"key":"metal_allergy","value":"对镍过敏","category":"constraint"}' },
            { name: 'item_search', arguments: '{"query":"noise cancelling headphones","exclude":["索尼","镍"]}' },
          ],
        }),
        () =>
          call('shopping_summary', {
            intro: '挑了两副',
            items: found.slice(0, 2).map((id, index) => ({ id, reason: `理由 ${index}`, best_for: '通勤' })),
          }),
      ];
      const last = JSON.parse(_request.messages.at(-1) ?? '{}');
      if (last.role === 'tool' && index === 3) {
        found = [..._request.messages.join('\n').matchAll(/\\n([a-z]{2}-[a-z0-9]+) \|/g)].map(
          (match) => match[1] ?? '',
        );
      }
      return script[index]?.() ?? { text: '' };
    });
    const { outcome, events } = await session.turn(model, '想买降噪耳机，500 以内，不要索尼，记住我对镍过敏');
    expect(outcome).toBe('answered');
    expect(types(events)).toEqual([
      'turn_started',
      'plan',
      'skill',
      'tool_finished',
      'tool_started',
      'tool_started',
      'tool_started',
      'tool_finished',
      'offers',
      'tool_finished',
      'memory_saved',
      'tool_finished',
      'offers',
      'tool_started',
      'tool_finished',
      'summary',
      'done',
    ]);
    const [summary] = of(events, 'summary');
    expect(summary?.items).toHaveLength(2);
    for (const { offer } of summary?.items ?? []) {
      const truth = bench.offers.find((one) => one.id === offer.id);
      expect(offer.price).toEqual(truth?.price);
      expect(offer.checks).toContainEqual({ kind: 'exclude', label: '索尼', status: 'met' });
    }
    expect(foldTranscript(await session.load())).toEqual([{ turn: 1, events: events }]);
    const facts = await bench.facts.list(session.owner, bench.clock.now());
    expect(facts).toMatchObject([
      { key: 'metal_allergy', value: '对镍过敏', source: 'tool', turn: 1, sessionId: session.id },
    ]);
  });

  test('a fact saved in one turn shows up in the next, after everything that was sent', async () => {
    const session = await bench.session();
    const first = scriptedModel([
      plan(),
      call('save_memory', { key: 'metal_allergy', value: '对镍过敏', category: 'constraint' }),
      { text: '记住了。' },
    ]);
    await session.turn(first, '记住我对镍过敏');
    const second = scriptedModel([plan(), { text: '好的。' }]);
    await session.turn(second, '谢谢');
    const before = first.requests.at(-1)?.messages ?? [];
    const after = second.requests.at(-1)?.messages ?? [];
    expect(after.slice(0, before.length)).toEqual(before);
    expect(before.join('')).not.toContain('metal_allergy: 对镍过敏');
    expect(after.slice(before.length).join('')).toContain('[constraint] metal_allergy: 对镍过敏');
  });

  test('without a plan the turn goes on, and the planner thread stays sound', async () => {
    const session = await bench.session();
    const model = scriptedModel([{ text: 'no idea {' }, { text: 'hello' }]);
    const { outcome, events } = await session.turn(model, 'hello');
    expect(outcome).toBe('answered');
    expect(types(events)).toEqual(['turn_started', 'plan_failed', 'text', 'done']);
    const next = scriptedModel([{ failed: 'model_server_error' }, { text: 'again' }]);
    expect((await session.turn(next, 'again')).outcome).toBe('answered');
    expect(next.requests[0]?.messages.map((wire) => JSON.parse(wire).role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
  });

  test('a question ends the turn', async () => {
    const session = await bench.session();
    const model = scriptedModel([plan(), call('ask_user', { question: 'EU 还是 US 码？', options: ['EU', 'US'] })]);
    const { outcome, events } = await session.turn(model, '跑鞋 42');
    expect(outcome).toBe('asked');
    expect(of(events, 'question')).toEqual([{ type: 'question', text: 'EU 还是 US 码？', options: ['EU', 'US'] }]);
  });

  test('with memory off nothing is injected and no memory tool is offered', async () => {
    const session = await bench.session();
    await session.turn(
      scriptedModel([
        plan(),
        call('save_memory', { key: 'shoe_size', value: '42 码', category: 'context' }),
        { text: '好' },
      ]),
      '记住我穿 42 码',
    );
    await bench.facts.setMode(session.owner, 'off');
    const model = scriptedModel([plan(), { text: '好' }]);
    await session.turn(model, '你好');
    const request = model.requests.at(-1);
    expect(request?.tools).not.toContain('save_memory');
    expect(request?.tools).not.toContain('recall_memories');
    expect(request?.messages.slice(-2).join('')).not.toContain('shoe_size');
    const refused = scriptedModel([
      plan(),
      call('save_memory', { key: 'a', value: '你好', category: 'context' }),
      { text: '好' },
    ]);
    const { events } = await session.turn(refused, '你好');
    expect(of(events, 'tool_finished').at(-1)?.status).toBe('refused');
  });
});
