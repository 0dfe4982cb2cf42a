import { beforeAll, describe, expect, test } from 'vitest';
import { curatorRunStore } from '@/lib/db/curator-runs';
import { suggestionStore } from '@/lib/db/suggestions';
import { randomIds } from '@/lib/ids';
import { type ScriptedReply, scriptedModel } from '@/lib/model/scripted';
import { agentBench, type TestSession } from '@/lib/server/agent-bench';
import { curatorDoor } from '@/lib/server/curator-door';
import { curateTurn } from './curate-turn';

let bench: Awaited<ReturnType<typeof agentBench>>;
beforeAll(async () => {
  bench = await agentBench();
});

const NO_PLAN: ScriptedReply = { text: 'null' };
const size = {
  key: 'shoe_size',
  value: '我 42 码',
  category: 'context',
  reason: 'useful_future_context',
  subject: 'self',
  durability: 'lasting',
};
const proposes = (...facts: object[]): ScriptedReply => ({ text: JSON.stringify({ facts }) });

async function answered(words: string): Promise<TestSession> {
  const session = await bench.session();
  await session.turn(scriptedModel([NO_PLAN, { text: '好的' }]), words);
  return session;
}

async function curate(session: TestSession, script: ScriptedReply[]) {
  const model = scriptedModel(script);
  const door = curatorDoor({ facts: bench.facts, clock: bench.clock }, suggestionStore(bench.database), randomIds);
  const ports = { ...session.ports, model, curator: curatorRunStore(bench.database), door };
  const { owner, id: sessionId, profile } = session;
  const events = await curateTurn(ports, await session.load(), { owner, sessionId, turn: 1, fastModel: 'f', profile });
  return { events, requests: model.requests };
}

const facts = (session: TestSession) => bench.facts.list(session.owner, bench.clock.now());
const suggestions = (session: TestSession) => suggestionStore(bench.database).list(session.owner, bench.clock.now());

describe('the curator', () => {
  test('keeps what the person said of themselves, and is given words, reply and stored facts, no tool results', async () => {
    const session = await answered('我 42 码，找双跑鞋');
    const { events, requests } = await curate(session, [proposes(size)]);
    expect(events).toEqual([{ type: 'memory_saved', key: 'shoe_size', value: '我 42 码', category: 'context' }]);
    expect(await facts(session)).toMatchObject([
      { key: 'shoe_size', source: 'curator', sessionId: session.id, turn: 1 },
    ]);
    expect(requests[0]?.messages.at(-1)).toContain('<reply>\\n好的\\n</reply>');
  });

  test('reads a turn once', async () => {
    const session = await answered('我 42 码，找双跑鞋');
    await curate(session, [proposes(size)]);
    await bench.facts.delete(session.owner, ['shoe_size'], bench.clock.now());
    expect(await curate(session, [])).toMatchObject({ events: [], requests: [] });
    expect(await facts(session)).toEqual([]);
  });

  test.each([
    ['what the person never said', { value: '喜欢红色' }],
    ['what its own labels contradict', { durability: 'temporary' }],
    ['what is about somebody else', { subject: 'other' }],
  ])('does not keep %s', async (_name, some) => {
    const session = await answered('我 42 码，找双跑鞋');
    expect((await curate(session, [proposes({ ...size, ...some })])).events).toEqual([]);
    expect(await facts(session)).toEqual([]);
    const [line] = await bench.facts.events(session.owner, 1);
    expect(line).toMatchObject({ path: 'curator', verdict: 'rejected' });
    expect(JSON.stringify(line)).not.toContain('红色');
  });

  test('asks in the mode "ask", and for what a higher tier holds', async () => {
    const asking = await answered('我 42 码，找双跑鞋');
    await bench.facts.setMode(asking.owner, 'ask');
    expect((await curate(asking, [proposes(size)])).events).toMatchObject([
      { type: 'memory_suggested', key: 'shoe_size' },
    ]);
    expect(await facts(asking)).toEqual([]);
    expect(await suggestions(asking)).toMatchObject([{ value: '我 42 码', turn: 1 }]);

    const standing = await answered('我 42 码，找双跑鞋');
    const own = { key: 'shoe_size', value: '41 码', category: 'context', source: 'person' } as const;
    const expiresAt = new Date(bench.clock.now().getTime() + 1e9);
    await bench.facts.write(standing.owner, [{ ...own, sessionId: null, turn: null, expiresAt }], 0, bench.clock.now());
    await curate(standing, [proposes(size)]);
    expect(await facts(standing)).toMatchObject([{ value: '41 码', source: 'person' }]);
    expect(await suggestions(standing)).toHaveLength(1);
  });

  test('does not run while memory is off', async () => {
    const session = await answered('我 42 码，找双跑鞋');
    await bench.facts.setMode(session.owner, 'off');
    expect((await curate(session, [])).requests).toEqual([]);
  });

  test.each([['auto'], ['ask']] as const)('a clear after the words were said leaves nothing (%s)', async (mode) => {
    const session = await answered('我 42 码，找双跑鞋');
    await bench.facts.setMode(session.owner, mode);
    await bench.facts.clear(session.owner, bench.clock.now());
    expect((await curate(session, [proposes(size)])).events).toEqual([]);
    expect(await facts(session)).toEqual([]);
    expect(await suggestions(session)).toEqual([]);
  });

  test('an unreadable answer is asked for once more, then counted', async () => {
    const mended = await answered('我 42 码，找双跑鞋');
    expect((await curate(mended, [{ text: '{"facts":[' }, proposes(size)])).events).toHaveLength(1);
    const lost = await answered('我 42 码，找双跑鞋');
    expect((await curate(lost, [{ text: 'no' }, { failed: 'model_timeout' }])).events).toEqual([]);
    expect(await bench.facts.events(lost.owner, 5)).toMatchObject([{ verdict: 'failed' }]);
  });

  test('a turn that nobody read, or whose reader died, is found again', async () => {
    const session = await answered('我 42 码，找双跑鞋');
    const runs = curatorRunStore(bench.database);
    const [from, until] = [new Date(Date.now() - 1e7), new Date(Date.now() + 1e7)];
    const unread = async () => (await runs.unread(from, until, 500)).filter((one) => one.sessionId === session.id);
    expect(await unread()).toEqual([{ owner: session.owner, sessionId: session.id, turn: 1 }]);
    const died = new Date(Date.now() - 1e6);
    expect(await runs.claim(session.owner, session.id, 1, died)).toBe(true);
    expect(await runs.claim(session.owner, session.id, 1, died)).toBe(false);
    expect(await unread()).toHaveLength(1);
    expect(await runs.claim(session.owner, session.id, 1, new Date())).toBe(true);
    await runs.finish(session.owner, session.id, 1, 'done');
    expect(await unread()).toEqual([]);
  });
});
