import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyExponents } from '../money';
import { readAmount } from './amount';

const read = (text: string, fallback: (typeof currencies)[number] | null = null) => {
  const found = readAmount(text, 'price', fallback);
  return found.ok ? `${found.money.amount} ${found.money.currency}` : found.problem.code;
};

describe('readAmount', () => {
  it.each([
    ['24.50 USD', '2450 USD'],
    ['USD 24.50', '2450 USD'],
    ['24.5 usd', '2450 USD'],
    ['219,95 EUR', '21995 EUR'],
    ['2.499,00 EUR', '249900 EUR'],
    ['2,499.00 GBP', '249900 GBP'],
    ['1.234.567 EUR', '123456700 EUR'],
    ["1'250.50 CHF", '125050 CHF'],
    ['1 250,50 €', '125050 EUR'],
    ['£18', '1800 GBP'],
    ['2.45e3 USD', '245000 USD'],
    ['4800 JPY', '4800 JPY'],
    ['4,800 JPY', '4800 JPY'],
    ['4.800 JPY', '4800 JPY'],
    ['4.800 KWD', '4800 KWD'],
    ['１２９９元', '129900 CNY'],
    ['1,299 USD', '129900 USD'],
    ['19.9900 EUR', '1999 EUR'],
  ])('reads %s exactly', (text, minor) => expect(read(text)).toBe(minor));

  it.each([
    ['2.499 EUR', 'price_ambiguous'],
    ['19.990 EUR', 'price_ambiguous'],
    ['4,800 KWD', 'price_ambiguous'],
    ['19.999 EUR', 'price_ambiguous'],
    ['19.9999 EUR', 'price_unreadable'],
    ['12.5 JPY', 'price_unreadable'],
    ['0.00 USD', 'price_not_positive'],
    ['-5.00 USD', 'price_not_positive'],
    ['24.50', 'currency_missing'],
    ['24.50 XAU', 'currency_unknown'],
    ['$24.50', 'price_unreadable'],
    ['from 24.50 USD', 'price_unreadable'],
    ['12,34.56 USD', 'price_unreadable'],
    ['free', 'price_unreadable'],
    ['1e99 USD', 'price_unreadable'],
    ['', 'price_unreadable'],
  ])('refuses %s', (text, code) => expect(read(text)).toBe(code));

  it('takes a sign or nothing for the shop’s own currency', () => {
    expect(read('24.50', 'EUR')).toBe('2450 EUR');
    expect(read('$24.50', 'CAD')).toBe('2450 CAD');
    expect(read('¥980', 'CNY')).toBe('98000 CNY');
    expect(read('¥980', 'EUR')).toBe('price_unreadable');
  });

  it('gives back every amount that it is written in full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(...currencies), (amount, currency) => {
        const digits = currencyExponents[currency];
        const text = (amount / 10 ** digits).toFixed(digits);
        expect(read(`${text} ${currency}`)).toBe(`${amount} ${currency}`);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof read(text, 'USD') === 'string'));
  });
});
