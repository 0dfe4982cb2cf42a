import { expect, test } from 'vitest';
import { profileNamed } from '@/lib/model/profiles/choose';
import type { Draft } from './entry';
import { buildHead } from './head';
import { inspectSession } from './inspection';
import { place } from './log';
import { readableWire } from './readable-wire';
import type { KeptCall } from './sent-call';
import { assistantWire, systemWire, toolWire, userWire } from './wire';

const profile = { ...profileNamed('openai') };
const tokens = (text: string) => text.length;
const head = (text: string) => buildHead(text, [], profile, tokens);
const heads = { full: head('rules and skills'), withoutMemory: head('rules'), reader: head('read') };
const parts = { release: { heads, readerFormat: '{}', profile }, profile, catalogue: 'skills', tokens };

const drafts: Draft[] = [
  { turn: 1, layer: 'L4', kind: 'user', wire: userWire('a scarf'), meta: { words: 'a scarf' } },
  { turn: 1, layer: 'L5', kind: 'memory', wire: systemWire('no wool') },
  { turn: 1, layer: 'L3', kind: 'hint', wire: systemWire('again'), meta: { hint: 'repeated_call' } },
  { turn: 1, layer: 'L3', kind: 'assistant', wire: assistantWire({ text: 'here', toolCalls: [], reasoning: null }) },
  { turn: 1, layer: 'L3', kind: 'turn_end', wire: '', meta: { outcome: 'answered' } },
  { turn: 2, layer: 'L3', kind: 'compaction', wire: '', meta: { seqs: [1, 2] } },
  { turn: 0, layer: 'L3', kind: 'redaction', wire: '', meta: { seqs: [1] } },
];
const entries = place([], drafts);
const call = (lastSeq: number, prompt: number, cached: number, atMs: number): KeptCall => ({
  turn: 1,
  step: 1,
  purpose: 'main',
  model: 'm',
  head: heads.full.digest,
  lastSeq,
  usage: { promptTokens: prompt, cachedTokens: cached, cacheWriteTokens: 0, completionTokens: 7 },
  latencyMs: 20,
  at: new Date(atMs),
});

test('figures, turns and marks of a session', () => {
  const found = inspectSession('s', entries, [call(1, 1000, 0, 0), call(2, 1200, 1000, 50)], parts);
  // 1200 fresh, and 1000 cached at a tenth.
  expect(found.totals).toEqual({
    promptTokens: 2200,
    cachedTokens: 1000,
    completionTokens: 14,
    effective: 1300,
    saved: 900,
  });
  expect(found.turns).toEqual([{ turn: 1, words: 'a scarf', calls: 2, promptTokens: 2200, cachedTokens: 1000 }]);
  expect(found.marks.map(({ kind, name, count }) => [kind, name, count])).toEqual([
    ['hint', 'repeated_call', 1],
    ['results_left_out', '', 2],
    ['redaction', '', 1],
  ]);
  expect(found.calls.map((one) => one.prefix.kind)).toEqual(['first', 'extends']);
  expect(found.calls[1]?.runs.map((run) => run.layer)).toEqual(['L0', 'L1', 'L4', 'L5', 'L3']);
  expect(found.chain).toMatchObject({ entries: 7, broken: null });
  expect(found.unexplained).toBe(0);
  // Records that aren't sent have no text to show.
  expect(found.entries.map((entry) => entry.seq)).toEqual([0, 1, 2, 3]);
});

test('a stored wire that was changed is found at its place', () => {
  const changed = entries.map((entry) => (entry.seq === 1 ? { ...entry, wire: systemWire('no silk') } : entry));
  const { broken } = inspectSession('s', changed, [], parts).chain;
  const offset = Buffer.byteLength(entries[0]?.wire ?? '');
  expect(broken).toEqual({ layer: 'L5', seq: 1, offset, reason: 'wire_changed' });
});

test('wires read as text: parts, calls and results', () => {
  const calls = [{ id: 'c', name: 'item_search', arguments: '{"query":"围巾"}' }];
  expect(readableWire(assistantWire({ text: 'one moment', toolCalls: calls, reasoning: 'hm' }))).toBe(
    'hm\n\none moment\n\nitem_search {"query":"围巾"}',
  );
  expect(readableWire(toolWire('c', 'nothing found'))).toBe('nothing found');
  expect(
    readableWire(JSON.stringify({ role: 'user', content: [{ type: 'text', text: 'this' }, { type: 'image_url' }] })),
  ).toBe('this[image_url]');
  expect(readableWire('')).toBe('');
});
