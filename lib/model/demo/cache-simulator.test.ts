import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manualClock } from '@/lib/clock';
import type { CacheRule } from '@/lib/model/profile';
import { dashscopeExplicitProfile } from '@/lib/model/profiles/dashscope-explicit';
import { deepseekProfile } from '@/lib/model/profiles/deepseek';
import { openaiProfile } from '@/lib/model/profiles/openai';
import { openai56Profile } from '@/lib/model/profiles/openai-56';
import { vllmProfile } from '@/lib/model/profiles/vllm';
import { cacheSimulator } from './cache-simulator';
import type { RenderedPrompt } from './render';

/** A row of `length` tokens: the first `shared` are everyone's, the rest are the row's own. */
function row(length: number, shared = length, own = 1): number[] {
  return Array.from({ length }, (_, at) => (at < shared ? at : at + own * 1_000_000));
}

function prompt(tokens: number[], blocks: Partial<RenderedPrompt> = {}): RenderedPrompt {
  return { model: 'm', tokens: Uint32Array.from(tokens), boundaries: [tokens.length], marks: [], ...blocks };
}

function simulated(rule: CacheRule) {
  const clock = manualClock('2026-01-01T00:00:00Z');
  const simulator = cacheSimulator(rule, clock);
  /** One whole call: what it read and what it wrote at a premium. */
  const call = (asked: RenderedPrompt, answered = asked) => {
    const pending = simulator.begin(asked);
    return [pending.cachedTokens, pending.complete(answered).cacheWriteTokens];
  };
  return { clock, simulator, call };
}

test('any prefix in steps of 128 from 1,024 (OpenAI)', () => {
  const { call } = simulated(openaiProfile.cache);
  expect(call(prompt(row(1_500)))).toEqual([0, 0]);
  // 1,500 tokens are 11 whole steps; the same again reads those.
  expect(call(prompt(row(1_500)))).toEqual([1_408, 0]);
  // Longer by 500: still what the first one wrote.
  expect(call(prompt(row(2_000)))).toEqual([1_408, 0]);
  // Parts from the others after 1,300 tokens: 10 steps.
  expect(call(prompt(row(2_000, 1_300, 2)))).toEqual([1_280, 0]);
  // 1,100 in common are 8 steps, exactly the minimum; 1,000 are below it.
  expect(call(prompt(row(2_000, 1_100, 3)))).toEqual([1_024, 0]);
  expect(call(prompt(row(2_000, 1_000, 4)))).toEqual([0, 0]);
});

test('a prompt below the minimum is neither written nor read', () => {
  const { call } = simulated(openaiProfile.cache);
  call(prompt(row(1_023)));
  expect(call(prompt(row(1_023)))).toEqual([0, 0]);
});

test('another model is another cache', () => {
  const { call } = simulated(openaiProfile.cache);
  call(prompt(row(2_000)));
  expect(call(prompt(row(2_000), { model: 'other' }))).toEqual([0, 0]);
  expect(call(prompt(row(2_000)))).toEqual([1_920, 0]);
});

test('a prefix is forgotten after its time without use, and each use renews it', () => {
  const { call, clock } = simulated(openaiProfile.cache);
  call(prompt(row(1_280)));
  clock.advance(9 * 60_000);
  expect(call(prompt(row(1_280)))).toEqual([1_280, 0]);
  clock.advance(9 * 60_000);
  expect(call(prompt(row(1_280)))).toEqual([1_280, 0]);
  clock.advance(10 * 60_000 + 1);
  expect(call(prompt(row(1_280)))).toEqual([0, 0]);
});

test('what a call writes can be read once it is complete, not before', () => {
  const { simulator } = simulated(openaiProfile.cache);
  const first = simulator.begin(prompt(row(1_280)));
  expect(simulator.begin(prompt(row(1_280))).cachedTokens).toBe(0);
  first.complete(prompt(row(1_280)));
  expect(simulator.begin(prompt(row(1_280))).cachedTokens).toBe(1_280);
});

test('blocks of 16, answers included (vLLM)', () => {
  const { call } = simulated(vllmProfile.cache);
  expect(call(prompt(row(100)), prompt(row(150)))).toEqual([0, 0]);
  // 150 tokens were computed: 9 blocks.
  expect(call(prompt(row(400)))).toEqual([144, 0]);
  expect(call(prompt(row(400, 30, 2)))).toEqual([16, 0]);
});

test('without answers, only what was asked counts', () => {
  const { call } = simulated({ kind: 'any-prefix', minimum: 16, unit: 16, ttlMs: 1_000, readPrice: 0 });
  call(prompt(row(100)), prompt(row(150)));
  expect(call(prompt(row(400)))).toEqual([96, 0]);
});

test('a marker on the head reads and writes the head alone (DashScope, explicit)', () => {
  const { call, clock } = simulated(dashscopeExplicitProfile.cache);
  const asked = (length: number, shared = length) =>
    prompt(row(length, shared, 2), { boundaries: [1_200, 1_500, length], marks: [1_200] });
  expect(call(asked(2_000))).toEqual([0, 1_200]);
  expect(call(asked(3_000))).toEqual([1_200, 0]);
  // Everything after the marker may differ; the head may not.
  expect(call(asked(3_000, 1_200))).toEqual([1_200, 0]);
  expect(call(asked(3_000, 1_199))).toEqual([0, 1_200]);
  clock.advance(5 * 60_000 + 1);
  expect(call(asked(3_000))).toEqual([0, 1_200]);
});

test('a marker before the minimum does nothing, and neither does its absence', () => {
  const { call } = simulated(dashscopeExplicitProfile.cache);
  const early = prompt(row(2_000), { boundaries: [1_023, 2_000], marks: [1_023] });
  expect([call(early), call(early)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const none = prompt(row(2_000));
  expect([call(none), call(none)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('a breakpoint at the newest message reads the last one exactly, as long as the log only grows (GPT-5.6)', () => {
  const { call } = simulated(openai56Profile.cache);
  const first = prompt(row(1_501), { boundaries: [900, 1_501] });
  const second = prompt(row(1_777), { boundaries: [900, 1_501, 1_600, 1_777] });
  expect(call(first)).toEqual([0, 1_501]);
  // No rounding: 1,501 read, 276 new ones written.
  expect(call(second)).toEqual([1_501, 276]);
  // A changed tail that is shorter than the written prefix leaves no boundary to read at.
  const edited = prompt(row(1_777, 1_490, 2), { boundaries: [900, 1_490, 1_777] });
  expect(call(edited)).toEqual([0, 1_777]);
});

test('a breakpoint looks back over so many content blocks and no further', () => {
  const rule: CacheRule = { ...openai56Profile.cache, kind: 'marked', lookbackBlocks: 2 } as CacheRule;
  const grown = (blocks: number) =>
    prompt(row(1_100 + blocks * 10), { boundaries: Array.from({ length: blocks + 1 }, (_, at) => 1_100 + at * 10) });
  const near = simulated(rule);
  near.call(grown(0));
  expect(near.call(grown(2))).toEqual([1_100, 20]);
  const far = simulated(rule);
  far.call(grown(0));
  expect(far.call(grown(3))).toEqual([0, 1_130]);
});

test('units are read whole or not at all, and a common prefix becomes one (DeepSeek)', () => {
  const { call } = simulated(deepseekProfile.cache);
  // 1,000 tokens: one unit of 7 × 128, and with the answer one of 8 × 128.
  expect(call(prompt(row(1_000)), prompt(row(1_100)))).toEqual([0, 0]);
  expect(call(prompt(row(1_300)))).toEqual([1_024, 0]);
  // 500 tokens in common: no unit ends there, so nothing is read; but now the 3 blocks in common are a unit.
  expect(call(prompt(row(1_300, 500, 2)))).toEqual([0, 0]);
  expect(call(prompt(row(1_300, 500, 3)))).toEqual([384, 0]);
});

test('the last token is computed even when everything is known (DeepSeek)', () => {
  const { call } = simulated(deepseekProfile.cache);
  call(prompt(row(256)));
  call(prompt(row(128)));
  expect(call(prompt(row(256)))).toEqual([128, 0]);
});

test('never more than the prompt, never less than nothing, and a repetition never reads less', () => {
  const rules = [openaiProfile, openai56Profile, deepseekProfile, vllmProfile].map((profile) => profile.cache);
  fc.assert(
    fc.property(
      fc.constantFrom(...rules),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 3_000 }), fc.nat(3_000), fc.integer({ min: 1, max: 3 })), {
        minLength: 1,
        maxLength: 8,
      }),
      (rule, calls) => {
        const { simulator } = simulated(rule);
        for (const [length, shared, own] of calls) {
          const asked = prompt(row(length, shared, own));
          const before = simulator.begin(asked);
          expect(before.cachedTokens).toBeGreaterThanOrEqual(0);
          expect(before.cachedTokens).toBeLessThanOrEqual(length);
          const { cacheWriteTokens } = before.complete(asked);
          expect(before.cachedTokens + cacheWriteTokens).toBeLessThanOrEqual(length);
          expect(simulator.begin(asked).cachedTokens).toBeGreaterThanOrEqual(before.cachedTokens);
        }
      },
    ),
    { numRuns: 60 },
  );
});
