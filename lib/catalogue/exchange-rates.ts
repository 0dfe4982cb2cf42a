import { dinero, convert as exchange, halfUp, toSnapshot, transformScale } from 'dinero.js';
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

/** Digits behind the point of a cross rate. */
const RATE_SCALE = 9;

/** `money` in another currency at the dated rates, rounded once, half up, to that currency's minor unit. */
export function convert(money: Money, to: Currency): Money {
  if (money.currency === to) return money;
  const { perEuro } = exchangeRates;
  const rate = Math.round((perEuro[to] / perEuro[money.currency]) * 10 ** RATE_SCALE);
  const exact = exchange(dinero({ amount: money.amount, currency: inner(money.currency) }), inner(to), {
    [to]: { amount: rate, scale: RATE_SCALE },
  });
  return { amount: toSnapshot(transformScale(exact, currencyExponents[to], halfUp)).amount, currency: to };
}

function inner(code: Currency) {
  return { code, base: 10, exponent: currencyExponents[code] };
}
