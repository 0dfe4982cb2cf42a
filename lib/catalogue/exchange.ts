import { exchangeRates, toMajor } from './exchange-rates';
import { currencyExponents, type Money } from './money';
import type { SearchQuery } from './search';

/** An amount in euros at the dated rates, unrounded: for ordering only, never for showing. */
export function toEuro(money: Money): number {
  return toMajor(money) / exchangeRates.perEuro[money.currency];
}

/**
 * Where a price lies against a range that is named in any currency. Both are compared as integer minor units of the
 * range's currency, so that 39.90 is never between 5 and 10 and a bound named to the cent is met to the cent.
 */
export function priceAgainst(price: Money, range: NonNullable<SearchQuery['price']>): 'below' | 'inside' | 'above' {
  const scale = 10 ** currencyExponents[range.currency];
  const same = price.currency === range.currency;
  const amount = same ? price.amount : Math.round(toEuro(price) * exchangeRates.perEuro[range.currency] * scale);
  const minor = (bound: number) => Math.round(bound * scale * 1000) / 1000;
  if (range.min !== undefined) {
    const min = minor(range.min);
    if (amount < min || (amount === min && range.minInclusive === false)) return 'below';
  }
  if (range.max !== undefined) {
    const max = minor(range.max);
    if (amount > max || (amount === max && range.maxInclusive === false)) return 'above';
  }
  return 'inside';
}
