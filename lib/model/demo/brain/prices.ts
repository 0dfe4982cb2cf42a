import type { Budget } from '@/lib/agent/plan';
import { type Currency, currencyExponents } from '@/lib/catalogue/money';
import { pointedAt } from './ordinals';
import type { Reading } from './reading';
import { priceIn, type SeenOffer } from './seen-offer';

type PriceSite = {
  reading: Reading;
  /** The last search before this turn on the same subject. */
  earlier: { currency?: string | null; price_max?: number | null } | null;
  /** Offers of the latest list. */
  listed: readonly SeenOffer[];
};

type Prices = { price_min?: number; price_max?: number };

/** The range to search in: the budget, moved by "cheaper" and "dearer", in `currency`. */
export function pricesFor(site: PriceSite, budget: Budget | null, currency: Currency): Prices {
  const { reading, earlier, listed } = site;
  // The numbers as they were said: whether a bound itself is allowed is the tool's to know from the plan.
  const min = budget?.min ?? undefined;
  let max = budget?.max ?? undefined;
  if (budget?.approx != null && max === undefined) max = round(budget.approx * 1.2, currency);
  const before = earlier?.currency === currency ? (earlier.price_max ?? undefined) : undefined;
  if (reading.wishes.dearer && reading.said.price === null && before !== undefined) max = round(before * 1.3, currency);
  else if (reading.wishes.cheaper && reading.said.price === null)
    max = below(heldAgainst(reading.words, listed), currency, max);
  // "Cheaper" of an earlier message still holds when this one says nothing of money.
  else if (
    reading.said.price === null &&
    !reading.wishes.unlimited &&
    before !== undefined &&
    (max === undefined || before < max)
  )
    max = before;
  const floor = min !== undefined && max !== undefined && min > max ? undefined : min;
  return {
    ...(floor !== undefined && floor >= 0 ? { price_min: floor } : {}),
    ...(max !== undefined && max > 0 ? { price_max: max } : {}),
  };
}

/** What "cheaper" is held against: the one offer that is pointed at, else the whole list. */
function heldAgainst(words: string, listed: readonly SeenOffer[]): readonly SeenOffer[] {
  const { places } = pointedAt(words, listed.length);
  const one = places.length === 1 ? listed[places[0] ?? 0] : undefined;
  return one === undefined ? listed : [one];
}

/** Below the middle of the prices that were shown. */
function below(listed: readonly SeenOffer[], currency: Currency, limit: number | undefined): number | undefined {
  const prices = listed.map((offer) => priceIn(offer, currency)).toSorted((a, b) => a - b);
  const middle = prices[Math.floor((prices.length - 1) / 2)];
  if (middle === undefined) return limit === undefined ? undefined : round(limit * 0.7, currency);
  // A round figure where prices are large enough for one.
  const lower = middle > 20 ? Math.ceil(middle) - 1 : middle - 10 ** -currencyExponents[currency];
  return Math.min(round(lower, currency), limit ?? Number.POSITIVE_INFINITY);
}

function round(amount: number, currency: Currency): number {
  const unit = 10 ** currencyExponents[currency];
  return Math.round(amount * unit) / unit;
}
