import { expect, test } from 'vitest';
import { cacheSimulator } from '@/lib/model/demo/cache-simulator';
import { longestSeen, replayInTime, type TimedCall } from './ceiling';

type Row = { model: string; tokens: Uint32Array; boundaries: number[]; marks: number[] };
const row = (...tokens: number[]): Row => ({ model: 'm', tokens: Uint32Array.from(tokens), boundaries: [], marks: [] });
const call = (
  startMs: number,
  endMs: number,
  tokens: number[],
  answer: number[] = [],
  model = 'm',
): TimedCall<Row> => ({
  startMs,
  endMs,
  model,
  prompt: row(...tokens),
  answered: row(...tokens, ...answer),
});

test('the ideal is the longest prefix of any call that had ended, prompt and answer', () => {
  const calls = [
    call(0, 10, [1, 2, 3], [4]),
    // Extends the prompt by the answer and two more: 4 of 6 were there.
    call(20, 30, [1, 2, 3, 4, 5, 6]),
    // Begins before the second has ended: only the first counts, and it parts after two.
    call(25, 40, [1, 2, 9]),
    // The second shares three, the third two.
    call(50, 60, [1, 2, 3, 9]),
    call(70, 80, [7]),
    // Another model's cache is another cache.
    call(90, 95, [1, 2, 3], [], 'other'),
  ];
  expect(longestSeen(calls)).toEqual([0, 4, 2, 3, 0, 0]);
});

test('an equal request is seen whole, and an ending at the very beginning counts', () => {
  expect(longestSeen([call(0, 10, [1, 2, 3]), call(10, 20, [1, 2, 3])])).toEqual([0, 3]);
});

test('a rule reads whole units of what had ended, and forgets after its time', () => {
  // Units of two tokens, from four on, kept for 100 ms after the last use.
  const rule = { kind: 'any-prefix', minimum: 4, unit: 2, ttlMs: 100, readPrice: 0.1 } as const;
  const calls = [
    call(0, 10, [1, 2, 3, 4, 5]),
    // Five in common, two whole units of them: 4.
    call(20, 30, [1, 2, 3, 4, 5, 6, 7]),
    // Runs beside the second: sees the first only.
    call(25, 28, [1, 2, 3, 4, 5, 6, 7, 8]),
    // Seven in common with the second: three units.
    call(40, 50, [1, 2, 3, 4, 5, 6, 7]),
    // Two in common: under the minimum.
    call(60, 70, [1, 2, 9, 9, 9]),
    // 120 ms after the last use.
    call(170, 180, [1, 2, 3, 4, 5, 6, 7]),
  ];
  expect(replayInTime(calls, (clock) => cacheSimulator(rule, clock)).map((one) => one.cachedTokens)).toEqual([
    0, 4, 4, 6, 0, 0,
  ]);
});

test('writes are told of each call, in the order of the calls, whatever order they end in', () => {
  const writes = (length: number) => ({ cachedTokens: 0, complete: () => ({ cacheWriteTokens: length }) });
  const calls = [call(0, 90, [1]), call(10, 20, [1, 2]), call(30, 40, [1, 2, 3])];
  const served = replayInTime(calls, () => ({ begin: (prompt) => writes(prompt.tokens.length) }));
  expect(served.map((one) => one.writeTokens)).toEqual([1, 2, 3]);
});
