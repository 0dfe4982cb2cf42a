import { type Currency, currencyExponents, type Money } from './money';

/** Dated reference rates, units of the currency for 1 EUR. Figures for comparing prices, shown with their date. */
export const exchangeRates: { date: string; source: string; perEuro: Record<Currency, number> } = {
  date: '2026-11-27',
  source: 'sample snapshot, rounded; replace with your own feed',
  perEuro: {
    EUR: 1,
    CNY: 7.9,
    USD: 1.12,
    GBP: 0.86,
    JPY: 165,
    HKD: 8.72,
    TWD: 35.2,
    KRW: 1560,
    AUD: 1.74,
    CAD: 1.55,
    SGD: 1.46,
    CHF: 0.94,
    KWD: 0.344,
  },
};

/** Major units of `money` as a number. */
export function toMajor(money: Money): number {
  return money.amount / 10 ** currencyExponents[money.currency];
}

/** `money` in another currency at the dated rates, rounded once to that currency's minor unit. */
export function convert(money: Money, to: Currency): Money {
  if (money.currency === to) return money;
  const { perEuro } = exchangeRates;
  const major = (toMajor(money) / perEuro[money.currency]) * perEuro[to];
  return { amount: Math.round(major * 10 ** currencyExponents[to]), currency: to };
}
