import { exchangeRates } from '../exchange-rates';
import { type Currency, currencyExponents } from '../money';
import { approximate, decimal, type Fraction, fraction, over, times } from './fraction';
import type { ExchangeUsed } from './result';

const minorIn = (currency: Currency): Fraction => fraction(10n ** BigInt(currencyExponents[currency]));

/** Minor units of `from` as minor units of `to`, exact at the dated rates. */
export function exchanged(amount: Fraction, from: Currency, to: Currency): Fraction {
  if (from === to) return amount;
  const { perEuro } = exchangeRates;
  const major = times(over(amount, minorIn(from)), over(decimal(perEuro[to]), decimal(perEuro[from])));
  return times(major, minorIn(to));
}

/** The rate that `exchanged` uses, for showing. */
export function rateUsed(from: Currency, to: Currency): ExchangeUsed {
  const { perEuro, date, source } = exchangeRates;
  const rate = approximate(over(decimal(perEuro[to]), decimal(perEuro[from])));
  return { from, to, rate: Number(rate.toPrecision(8)), date, source };
}
