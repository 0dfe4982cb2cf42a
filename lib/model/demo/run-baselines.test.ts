import { expect, test } from 'vitest';
import { manualClock } from '@/lib/clock';
import { cacheFigures } from '@/lib/context/cache-figures';
import type { Draft } from '@/lib/context/entry';
import { buildHead } from '@/lib/context/head';
import { place } from '@/lib/context/log';
import { type KeptCall, rebuildCalls } from '@/lib/context/sent-call';
import { assistantWire, lateWire, toolWire, userWire } from '@/lib/context/wire';
import { profileNamed } from '@/lib/model/profiles/choose';
import { countTokens } from '@/lib/model/tokens';
import { cacheSimulator } from './cache-simulator';
import { measure, replayable } from './replay';
import { runBaselines } from './run-baselines';

const lines = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${name} ${n}: so it is.`).join('\n');

/** Six turns of planner, two steps and a curator, with usage as the simulator itself counts it. */
function session(profileName: string) {
  const profile = profileNamed(profileName);
  const tool = { name: 'item_search', description: 'finds offers', parameters: { type: 'object', properties: {} } };
  const head = (text: string) => buildHead(text, [tool], profile, countTokens);
  const heads = { full: head(lines('rule', 150)), withoutMemory: head('less'), reader: head(lines('read', 150)) };
  const release = { heads, readerFormat: '{"type":"json_object"}', profile };
  const drafts: Draft[] = [];
  const kept: KeptCall[] = [];
  const clock = manualClock(new Date(0));
  const call = (purpose: string, turn: number) => {
    clock.advance(1_000);
    const small = purpose === 'planner' || purpose === 'curator';
    kept.push({
      turn,
      step: 0,
      purpose,
      model: 'm',
      head: small ? heads.reader.digest : heads.full.digest,
      lastSeq: drafts.length - 1,
      usage: {
        promptTokens: purpose === 'curator' ? 4_000 : 0,
        cachedTokens: 0,
        cacheWriteTokens: 0,
        completionTokens: 0,
      },
      latencyMs: 100,
      at: clock.now(),
    });
  };
  for (let turn = 1; turn <= 6; turn++) {
    const id = `c${turn}`;
    const calls = [{ id, name: 'item_search', arguments: `{"query":"${turn}"}` }];
    const reply = (text: string) => assistantWire({ text, toolCalls: [], reasoning: null });
    drafts.push({
      turn,
      layer: 'L4',
      kind: 'user',
      wire: userWire(lines(`words ${turn}`, 20)),
      meta: { words: `w${turn}` },
    });
    drafts.push({ turn, layer: 'PL', kind: 'planner_user', wire: userWire(lines(`plan this ${turn}`, 20)) });
    call('planner', turn);
    drafts.push({ turn, layer: 'PL', kind: 'planner_reply', wire: reply(`planned ${turn}`) });
    drafts.push({ turn, layer: 'L5', kind: 'memory', wire: lateWire(profile, lines(`memory ${turn}`, 20)) });
    call('main', turn);
    drafts.push({
      turn,
      layer: 'L3',
      kind: 'assistant',
      wire: assistantWire({ text: '', toolCalls: calls, reasoning: null }),
    });
    drafts.push({
      turn,
      layer: 'L3',
      kind: 'tool',
      wire: toolWire(id, lines(`found ${turn}`, 40)),
      meta: { callId: id },
    });
    call('main', turn);
    drafts.push({ turn, layer: 'L3', kind: 'assistant', wire: reply(`answer ${turn}`) });
    drafts.push({ turn, layer: 'L3', kind: 'turn_end', wire: '' });
    call('curator', turn);
  }
  const { calls } = rebuildCalls('s', place([], drafts), kept, release);
  return { calls, profile };
}

test.each(['openai', 'vllm', 'deepseek'])('each way not taken costs hits, in its own way, under %s', (name) => {
  const { calls, profile } = session(name);
  const found = new Map(runBaselines(calls, profile).map((one) => [one.name, one]));
  const sent = found.get('as_sent');
  expect(sent).toMatchObject({ brokenCalls: 0, breaksIn: null });
  const best = sent?.hitRate ?? 0;
  for (const [way, figures] of found) {
    if (way === 'as_sent') continue;
    expect(figures.hitRate, way).toBeLessThan(best);
    expect(figures.brokenCalls, way).toBeGreaterThan(0);
    expect(figures.effectiveInput, way).toBeGreaterThan(sent?.effectiveInput ?? 0);
  }
  // A clock ends every common beginning behind the tools; memory in the system text does so once a turn.
  expect(found.get('clock_in_system')?.breaksIn).toBe('L0');
  expect(found.get('clock_in_system')?.hitRate).toBeLessThan(found.get('memory_in_system')?.hitRate ?? 0);
  expect(found.get('memory_in_system')).toMatchObject({ breaksIn: 'L0', brokenCalls: 5 });
  expect(found.get('block_before_history')).toMatchObject({ breaksIn: 'L2', brokenCalls: 5 });
  // Only the planner's thread suffers from a planner that starts afresh.
  expect(found.get('planner_afresh')?.mainHitRate).toBe(sent?.mainHitRate);
  expect(found.get('planner_afresh')?.breaksIn).toBe('PL');
  // What isn't stored breaks once a turn, where it stood.
  expect(found.get('injections_not_stored')?.brokenCalls).toBe(5);
});

test('what the simulator counted call by call is what the replay of the log gives', () => {
  const { calls, profile } = session('openai');
  const rows = replayable(calls, profile);
  const clock = manualClock(new Date(0));
  const cache = cacheSimulator(profile.cache, clock);
  const counted = rows.map((row) => {
    clock.advance(row.startMs - clock.now().getTime());
    const pending = cache.begin(row.prompt);
    clock.advance(row.endMs - row.startMs);
    pending.complete(row.answered);
    return pending;
  });
  const usage = counted.map(({ promptTokens, cachedTokens }) => ({
    promptTokens,
    cachedTokens,
    cacheWriteTokens: 0,
    completionTokens: 0,
  }));
  const observed = calls.map((call, at) => ({ ...call, usage: usage[at] ?? call.usage }));
  const measured = measure(observed, profile);
  expect(measured.map((one) => one.withTtl)).toEqual(usage.map((one) => one.cachedTokens));
  expect(measured.map((one) => one.ownTokens)).toEqual(usage.map((one) => one.promptTokens));
  // The curator's question is as long as was counted beyond the thread.
  expect(measured.filter((one) => one.purpose === 'curator').every((one) => one.ownTokens === 4_000)).toBe(true);
  const figures = cacheFigures(measured, profile.cache);
  expect(figures.achievedOverCeiling).toBe(1);
  expect(figures.ideal).toBeGreaterThanOrEqual(figures.byRule);
  expect(figures.byRule).toBeGreaterThanOrEqual(figures.ceiling);
});

test('a long pause costs what had to live through it', () => {
  const { calls, profile } = session('openai');
  const hour = 3_600_000;
  const late = calls.map((call) =>
    call.turn < 4 ? call : { ...call, startMs: call.startMs + hour, endMs: call.endMs + hour },
  );
  const [before, after] = [calls, late].map((some) => cacheFigures(measure(some, profile), profile.cache));
  expect(after?.byRule).toBe(before?.byRule);
  expect(after?.ceiling).toBeLessThan(before?.ceiling ?? 0);
});
