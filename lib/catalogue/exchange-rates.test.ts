import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, exchangeRates, toMajor } from './exchange-rates';
import { currencies, currencyExponents } from './money';

describe('convert', () => {
  test.each([
    [{ amount: 10_000, currency: 'EUR' }, 'CNY', 79_000],
    [{ amount: 16_500, currency: 'JPY' }, 'EUR', 10_000],
    [{ amount: 100, currency: 'EUR' }, 'JPY', 165],
    [{ amount: 1_000, currency: 'EUR' }, 'KWD', 3_440],
    [{ amount: 5_000, currency: 'KWD' }, 'EUR', 1_453],
    [{ amount: -10_000, currency: 'EUR' }, 'USD', -11_200],
  ] as const)('%o in %s is %d minor units', (money, to, amount) => {
    expect(convert(money, to)).toEqual({ amount, currency: to });
  });

  test('is within half a minor unit of the exact figure, in any pair and size', () => {
    const currency = fc.constantFrom(...currencies);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), currency, currency, (amount, from, to) => {
        const exact = (toMajor({ amount, currency: from }) * exchangeRates.perEuro[to]) / exchangeRates.perEuro[from];
        const minor = exact * 10 ** currencyExponents[to];
        const slack = 0.5 + minor * 1e-6;
        expect(Math.abs(convert({ amount, currency: from }, to).amount - minor)).toBeLessThanOrEqual(slack);
      }),
    );
  });
});
