import { describe, expect, test } from 'vitest';
import { manualClock } from '@/lib/clock';
import { freshByLayer, layerRuns } from './call-layers';
import { callPrefixes } from './call-prefix';
import type { Draft, Entry } from './entry';
import { buildHead } from './head';
import { place } from './log';
import { type KeptCall, rebuildCalls, type SentCall } from './sent-call';
import { assistantWire, systemWire, toolWire, userWire } from './wire';

const profile = { lateSystem: 'inplace', marker: 'none' } as const;
const count = (text: string) => text.length;
const head = (text: string) => buildHead(text, [], profile, count);
const heads = { full: head('all tools'), withoutMemory: head('fewer tools'), reader: head('read') };
const release = { heads, readerFormat: '{"type":"json_schema"}', profile };

const reply = (text: string) => assistantWire({ text, toolCalls: [], reasoning: null });
const turn = (n: number): Draft[] => [
  { turn: n, layer: 'L4', kind: 'user', wire: userWire(`words ${n}`), meta: { words: `words ${n}` } },
  { turn: n, layer: 'PL', kind: 'planner_user', wire: userWire(`plan ${n}`) },
  { turn: n, layer: 'PL', kind: 'planner_reply', wire: reply(`planned ${n}`) },
  { turn: n, layer: 'L5', kind: 'memory', wire: systemWire(`memory ${n}`) },
  { turn: n, layer: 'L3', kind: 'assistant', wire: reply(`answer ${n}`) },
  { turn: n, layer: 'L3', kind: 'turn_end', wire: '', meta: { outcome: 'answered' } },
];
const usage = { promptTokens: 100, cachedTokens: 60, cacheWriteTokens: 0, completionTokens: 5 };
const clock = manualClock(new Date(0));
const kept = (purpose: string, n: number, lastSeq: number, some: Partial<KeptCall> = {}): KeptCall => {
  clock.advance(100);
  return {
    turn: n,
    step: purpose === 'main' ? 1 : 0,
    purpose,
    model: 'm',
    head: purpose === 'main' || purpose === 'summary' ? heads.full.digest : heads.reader.digest,
    lastSeq,
    usage,
    latencyMs: 10,
    at: clock.now(),
    ...some,
  };
};
const wires = (call: SentCall | undefined) => call?.messages.map((message) => message.wire);

describe('a call rebuilt from the log', () => {
  const entries = place([], [...turn(1), ...turn(2)]);
  const { calls } = rebuildCalls(
    's',
    entries,
    [kept('planner', 1, 1), kept('main', 1, 3), kept('curator', 1, 7), kept('main', 2, 9)],
    release,
  );

  test('sends its thread as far as it went', () => {
    expect(wires(calls[0])).toEqual([heads.reader.wire, userWire('plan 1')]);
    expect(wires(calls[1])).toEqual([heads.full.wire, userWire('words 1'), systemWire('memory 1')]);
    expect(wires(calls[3])?.slice(-2)).toEqual([userWire('words 2'), systemWire('memory 2')]);
  });

  test('knows its answer; a curator, which reads its own turn only, leaves none', () => {
    expect(calls.map((call) => call.answer)).toEqual([reply('planned 1'), reply('answer 1'), null, reply('answer 2')]);
    expect(wires(calls[2])).toEqual([heads.reader.wire, userWire('plan 1'), reply('planned 1')]);
    expect(calls.map((call) => call.tail !== null)).toEqual([false, false, true, false]);
  });

  test('ends before the next begins, though both are whole milliseconds', () => {
    expect((calls[0]?.endMs ?? 0) - (calls[0]?.startMs ?? 0)).toBe(9);
  });

  test('is left out when it broke off, and counted when another release sent it', () => {
    const odd = [kept('main', 1, 3, { usage: null }), kept('main', 1, 3, { head: 'f'.repeat(64) })];
    expect(rebuildCalls('s', entries, odd, release)).toEqual({ calls: [], headsUnknown: 1 });
  });
});

describe('how a call goes on from the one before', () => {
  const prefixes = (entries: readonly Entry[], ...some: KeptCall[]) =>
    callPrefixes(entries, rebuildCalls('s', entries, some, release).calls);

  test('extends it, thread by thread; a late curator breaks nothing', () => {
    const entries = place([], [...turn(1), ...turn(2)]);
    const found = prefixes(
      entries,
      kept('planner', 1, 1),
      kept('main', 1, 3),
      kept('planner', 2, 7),
      kept('curator', 1, 5),
      kept('main', 2, 9),
    );
    expect(found.map((one) => one.kind)).toEqual(['first', 'first', 'extends', 'extends', 'extends']);
  });

  test('names the head and the model', () => {
    const entries = place([], [...turn(1), ...turn(2)]);
    const fewer = kept('main', 2, 9, { head: heads.withoutMemory.digest });
    expect(prefixes(entries, kept('main', 1, 3), fewer)[1]).toMatchObject({
      kind: 'broken',
      layer: 'L0',
      why: 'head_changed',
    });
    const other = kept('main', 2, 9, { model: 'n' });
    expect(prefixes(entries, kept('main', 1, 3), other)[1]).toMatchObject({ kind: 'broken', why: 'model_changed' });
  });

  test('names a cut by what it replaced', () => {
    const result: Draft = {
      turn: 1,
      layer: 'L3',
      kind: 'tool',
      wire: toolWire('c1', 'a long result'),
      meta: { callId: 'c1' },
    };
    const ask = assistantWire({
      text: '',
      toolCalls: [{ id: 'c1', name: 'item_search', arguments: '{}' }],
      reasoning: null,
    });
    const before: Draft[] = [{ turn: 1, layer: 'L3', kind: 'assistant', wire: ask }, result];
    const cut: Draft = { turn: 2, layer: 'L3', kind: 'compaction', wire: '', meta: { seqs: [1] } };
    const entries = place([], [...before, cut, ...turn(2)]);
    const [, broken] = prefixes(entries, kept('main', 1, 1), kept('main', 2, 6));
    const offset = Buffer.byteLength(heads.full.wire) + Buffer.byteLength(ask) + 2;
    expect(broken).toMatchObject({ kind: 'broken', layer: 'L3', seq: 1, why: 'compaction' });
    // The two results part within their content.
    expect(broken).toHaveProperty('offset', offset + toolWire('c1', '').length - 2);
  });

  test('names a redaction, though the rewritten bytes look whole', () => {
    const redaction: Draft = { turn: 0, layer: 'L3', kind: 'redaction', wire: '', meta: { seqs: [3] } };
    const entries = place([], [...turn(1), redaction, ...turn(2)]);
    const [, broken] = prefixes(entries, kept('main', 1, 3), kept('main', 2, 10));
    expect(broken).toMatchObject({ kind: 'broken', layer: 'L5', seq: 3, why: 'redaction' });
  });

  test('says so when nothing explains it', () => {
    const entries = place([], [...turn(1), ...turn(2)]);
    const sent = rebuildCalls('s', entries, [kept('main', 1, 3), kept('main', 2, 9)], release).calls;
    const [first, second] = sent as [SentCall, SentCall];
    const messages = second.messages.map((one, at) => (at === 1 ? { ...one, wire: userWire('words 9') } : one));
    expect(callPrefixes(entries, [first, { ...second, messages }])[1]).toMatchObject({
      kind: 'broken',
      layer: 'L4',
      seq: 0,
      why: 'unexplained',
    });
  });
});

test('layers run as they are sent, hold just what was counted, and split at the cached tokens', () => {
  const entries = place([], [...turn(1), ...turn(2)]);
  const [call] = rebuildCalls('s', entries, [kept('main', 2, 9)], release).calls;
  const runs = layerRuns(call as SentCall, count, 'tools');
  expect(runs.map((run) => run.layer)).toEqual(['L0', 'L1', 'L3', 'L4', 'L5']);
  expect(runs.reduce((sum, run) => sum + run.tokens, 0)).toBe(100);
  expect(runs.reduce((sum, run) => sum + run.cached, 0)).toBe(60);
  const fresh = freshByLayer([runs]);
  expect(Object.values(fresh).reduce((sum, tokens) => sum + tokens, 0)).toBe(40);
  expect(fresh.L0).toBe(0);
  expect(fresh.L5).toBeGreaterThan(0);
});
