import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userWire } from '@/lib/context/wire';
import { contextEntries } from '@/lib/db/schema/session';
import { type ScriptedReply, scriptedModel } from '@/lib/model/scripted';
import { agentBench } from '@/lib/server/agent-bench';
import { checkPrefix } from './check-prefix';
import type { TurnState } from './turn-state';

let bench: Awaited<ReturnType<typeof agentBench>>;
beforeAll(async () => {
  bench = await agentBench();
});
beforeEach(() => {
  bench.told.length = 0;
});

const answers = () => {
  const searches: ScriptedReply = { toolCalls: [{ name: 'item_search', arguments: '{"query":"耳机"}' }] };
  return scriptedModel((request, index) => (request.purpose === 'main' && index === 1 ? searches : { text: 'done' }));
};

test('a sound session has no fault to tell', async () => {
  const session = await bench.session();
  await session.turn(answers(), '耳机');
  await session.turn(answers(), '再便宜点');
  expect(bench.told).toEqual([]);
});

test('a stored wire that was changed is told with its place, and the turn fails with a code', async () => {
  const session = await bench.session();
  await session.turn(answers(), '耳机');
  const before = (await session.load()).slice(0, 1);
  await bench.database
    .update(contextEntries)
    .set({ wire: userWire('changed behind its back') })
    .where(eq(contextEntries.sessionId, session.id));
  const { outcome, events } = await session.turn(answers(), '再便宜点');
  expect(outcome).toBe('failed');
  expect(events).toEqual([{ type: 'error', code: 'log_broken', retryable: false }]);
  expect(bench.told).toEqual([{ layer: before[0]?.layer, seq: 0, offset: 0, reason: 'wire_changed' }]);
});

test('a request that does not go on from the one before is told, unless the log recorded why', async () => {
  const session = await bench.session();
  await session.turn(answers(), '耳机');
  const entries = await session.load();
  const [first] = entries;
  if (!first) throw new Error('the log is empty');
  const state = { entries, input: { sessionId: session.id }, turn: 2, lastSent: null, ports: session.ports };
  const head = { wire: 'head', entries: [] };
  const sent = (wire: string) => [head, { wire, entries: [first] }];
  checkPrefix(state as unknown as TurnState, sent('one'));
  checkPrefix(state as unknown as TurnState, [...sent('one'), { wire: 'two', entries: [] }]);
  expect(bench.told).toEqual([]);
  checkPrefix(state as unknown as TurnState, sent('once'));
  expect(bench.told).toEqual([{ layer: first.layer, seq: first.seq, offset: 5 + 2, reason: 'not_extended' }]);
  state.entries = [...entries, { ...first, kind: 'compaction' }];
  checkPrefix(state as unknown as TurnState, sent('other'));
  expect(bench.told).toHaveLength(1);
});
