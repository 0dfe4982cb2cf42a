import { exchangeRates } from '../exchange-rates';
import { type Currency, currencyExponents } from '../money';
import { approximate, decimal, type Fraction, fraction, over, times } from './fraction';
import type { ExchangeUsed } from './result';

const minorIn = (currency: Currency): Fraction => fraction(10n ** BigInt(currencyExponents[currency]));

type Pair = { minor: Fraction; used: ExchangeUsed };
const pairs = new Map<string, Pair>();

/** The rate between two currencies, in minor units and as it is shown; one of a few hundred, worked out once. */
function pair(from: Currency, to: Currency): Pair {
  const key = `${from}${to}`;
  const found = pairs.get(key);
  if (found) return found;
  const { perEuro, date, source } = exchangeRates;
  const major = over(decimal(perEuro[to]), decimal(perEuro[from]));
  const minor = over(times(major, minorIn(to)), minorIn(from));
  const made = { minor, used: { from, to, rate: Number(approximate(major).toPrecision(8)), date, source } };
  pairs.set(key, made);
  return made;
}

/** Minor units of `from` as minor units of `to`, exact at the dated rates. */
export const exchanged = (amount: Fraction, from: Currency, to: Currency): Fraction =>
  from === to ? amount : times(amount, pair(from, to).minor);

/** The rate that `exchanged` uses, for showing. */
export const rateUsed = (from: Currency, to: Currency): ExchangeUsed => pair(from, to).used;
