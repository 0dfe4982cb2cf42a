import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchanged } from './exchange';
import { atMost, decimal, fraction, over, plus, rounded, times, zero } from './fraction';

test.each([
  [0.18, 18n, 100n],
  [0.09975, 9975n, 100_000n],
  [1e-7, 1n, 10_000_000n],
  [1.5e21, 1_500_000_000_000_000_000_000n, 1n],
  [-2.5, -5n, 2n],
])('%d is what it is written as', (value, n, d) => {
  expect(decimal(value)).toEqual(fraction(n, d));
});

test('no fraction of what is no number, and none over zero', () => {
  expect(() => decimal(Number.NaN)).toThrow(RangeError);
  expect(() => decimal(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  expect(() => over(decimal(1), zero)).toThrow(RangeError);
});

test('halves go away from zero', () => {
  expect([0.5, 1.5, 2.4999, -0.5, -1.5].map((value) => rounded(decimal(value)))).toEqual([1, 2, 2, -1, -2]);
  // 1.005 is below a half in binary, and a half as written.
  expect(rounded(times(decimal(1.005), decimal(100)))).toBe(101);
});

test('sums do not drift', () => {
  const tenth = decimal(0.1);
  expect(plus(tenth, plus(tenth, tenth))).toEqual(decimal(0.3));
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1 }), fc.integer(), (a, b, c) => {
      const x = fraction(BigInt(a), BigInt(b));
      const y = fraction(BigInt(c), BigInt(b));
      expect(plus(x, y)).toEqual(fraction(BigInt(a) + BigInt(c), BigInt(b)));
      expect(atMost(x, y)).toBe(a <= c);
    }),
  );
});

test('money is exchanged between minor units of different sizes', () => {
  const euro = fraction(1000n);
  expect(rounded(exchanged(euro, 'EUR', 'JPY'))).toBe(1650);
  expect(rounded(exchanged(euro, 'EUR', 'KWD'))).toBe(3440);
  expect(rounded(exchanged(fraction(3440n), 'KWD', 'EUR'))).toBe(1000);
  expect(exchanged(euro, 'EUR', 'EUR')).toEqual(euro);
});
