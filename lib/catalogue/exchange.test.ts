import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAgainst, toEuro } from './exchange';
import { currencies, currencyExponents } from './money';

describe('a price against a range', () => {
  it('is compared as a number: 39.90 is not between 5 and 10', () => {
    const range = { currency: 'USD', min: 5, max: 10 } as const;
    expect(priceAgainst({ amount: 3990, currency: 'USD' }, range)).toBe('above');
    expect(priceAgainst({ amount: 799, currency: 'USD' }, range)).toBe('inside');
    expect(priceAgainst({ amount: 499, currency: 'USD' }, range)).toBe('below');
  });

  it('keeps to the flags at the very bound', () => {
    const at = { amount: 50_000, currency: 'CNY' } as const;
    expect(priceAgainst(at, { currency: 'CNY', max: 500 })).toBe('inside');
    expect(priceAgainst(at, { currency: 'CNY', max: 500, maxInclusive: false })).toBe('above');
    expect(priceAgainst(at, { currency: 'CNY', min: 500, minInclusive: false })).toBe('below');
    expect(priceAgainst({ amount: 49_999, currency: 'CNY' }, { currency: 'CNY', max: 500, maxInclusive: false })).toBe(
      'inside',
    );
  });

  it('knows the minor digits of each currency', () => {
    expect(priceAgainst({ amount: 5000, currency: 'JPY' }, { currency: 'JPY', min: 5000, max: 5000 })).toBe('inside');
    expect(priceAgainst({ amount: 5000, currency: 'USD' }, { currency: 'USD', min: 50, max: 50 })).toBe('inside');
    expect(priceAgainst({ amount: 5000, currency: 'KWD' }, { currency: 'KWD', min: 5, max: 5 })).toBe('inside');
  });

  it('compares across currencies by the dated rates', () => {
    expect(priceAgainst({ amount: 16_500, currency: 'JPY' }, { currency: 'EUR', max: 100 })).toBe('inside');
    expect(priceAgainst({ amount: 16_600, currency: 'JPY' }, { currency: 'EUR', max: 100 })).toBe('above');
  });

  it('puts every price in exactly one place, and in order', () => {
    const money = fc.record({
      amount: fc.integer({ min: 1, max: 10_000_000 }),
      currency: fc.constantFrom(...currencies),
    });
    fc.assert(
      fc.property(money, money, fc.constantFrom(...currencies), (a, b, currency) => {
        const [low, high] = toEuro(a) <= toEuro(b) ? [a, b] : [b, a];
        const range = { currency, max: toEuro(high) * 2 };
        const order = { below: 0, inside: 1, above: 2 };
        expect(order[priceAgainst(low, range)]).toBeLessThanOrEqual(order[priceAgainst(high, range)]);
        const exact = { currency: a.currency, min: a.amount / 10 ** currencyExponents[a.currency] };
        expect(priceAgainst(a, exact)).toBe('inside');
      }),
    );
  });
});
