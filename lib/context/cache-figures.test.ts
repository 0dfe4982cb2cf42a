import { expect, test } from 'vitest';
import { cacheFigures, effectiveTokens, type MeasuredCall } from './cache-figures';

const anyPrefix = { kind: 'any-prefix', minimum: 1, unit: 1, ttlMs: 1, readPrice: 0.1 } as const;
const marked = { kind: 'marked', minimum: 1, lookbackBlocks: 1, ttlMs: 1, readPrice: 0.1, writePrice: 1.25 } as const;

const call = (promptTokens: number, cachedTokens: number, some: Partial<MeasuredCall> = {}): MeasuredCall => ({
  purpose: 'main',
  promptTokens,
  cachedTokens,
  cacheWriteTokens: 0,
  ownTokens: promptTokens,
  ideal: cachedTokens,
  byRule: cachedTokens,
  withTtl: cachedTokens,
  ...some,
});

test('rates are weighted by tokens, and the ceilings nest', () => {
  const calls = [
    call(1000, 0, { ideal: 0, byRule: 0, withTtl: 0 }),
    call(3000, 2400, { ideal: 2900, byRule: 2800, withTtl: 2600 }),
  ];
  expect(cacheFigures(calls, anyPrefix)).toEqual({
    calls: 2,
    promptTokens: 4000,
    cachedTokens: 2400,
    hitRate: 0.6,
    // (1000 + 600) / 2
    freshPerCall: 800,
    ideal: 0.725,
    byRule: 0.7,
    ceiling: 0.65,
    // 0.6 / 0.65
    achievedOverCeiling: 0.9231,
    // 1600 fresh, and a tenth of 2400.
    effectiveInput: 1840,
  });
});

test('an endpoint that counts otherwise is held against a ceiling in its own proportion', () => {
  // It counts twice the tokens that are counted here.
  const figures = cacheFigures([call(2000, 1000, { ownTokens: 1000, withTtl: 500 })], anyPrefix);
  expect(figures).toMatchObject({ hitRate: 0.5, ceiling: 0.5, achievedOverCeiling: 1 });
});

test('what is written at a premium costs the premium on top', () => {
  // 400 fresh, all of it written: 400 + 400 × 0.25 + 600 × 0.1.
  expect(effectiveTokens(call(1000, 600, { cacheWriteTokens: 400 }), marked)).toBe(560);
  expect(effectiveTokens(call(1000, 600, { cacheWriteTokens: 400 }), anyPrefix)).toBe(460);
});

test('no call at all gives zeros, not gaps', () => {
  expect(cacheFigures([], anyPrefix)).toMatchObject({ calls: 0, hitRate: 0, freshPerCall: 0, effectiveInput: 0 });
});
