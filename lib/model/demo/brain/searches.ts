import type { z } from 'zod';
import type { Budget } from '@/lib/agent/plan';
import { type Currency, currencyExponents, currencySchema } from '@/lib/catalogue/money';
import type { itemSearchParameters } from '@/lib/tools/parameters';
import { avoidedBy, rememberedExclusions, rememberedPlace, rememberedSize } from './known-facts';
import type { Need } from './need';
import { platformNames } from './platform-names';
import { familyIn } from './products';
import { queriesFor } from './queries';
import type { Reading } from './reading';
import { isKindOf, isTrait } from './same-thing';
import { priceIn, type SeenOffer } from './seen-offer';
import type { Turn } from './thread';

export type SearchArguments = Partial<z.input<typeof itemSearchParameters>> & { query: string };

/** What a search of this turn is made from. `earlier`: the last search before this turn on the same subject. */
export type SearchSite = {
  turn: Turn;
  need: Need;
  reading: Reading;
  earlier: SearchArguments | null;
  /** Offers of the latest list, for "cheaper". */
  listed: readonly SeenOffer[];
};

/** The searches of one step, one to three, all with the same filters. */
export function searchesFor(site: SearchSite): SearchArguments[] {
  const filters = filtersFor(site);
  return queriesFor(site.need, site.reading).map((query) => ({ query, ...filters }));
}

/** A wider second try: without colours and features, and without a size that only memory named; or null. */
export function widerSearches(site: SearchSite, made: readonly SearchArguments[]): SearchArguments[] | null {
  const { size, ...filters } = filtersFor(site);
  const sized = size !== undefined && site.need.sizes.length === 0 && planned(site).sizes.length === 0;
  const kept = sized || size === undefined ? filters : { ...filters, size };
  const plain = { ...site.need, traits: [], terms: site.need.terms.filter((term) => !isTrait(term)) };
  const searches = queriesFor(plain, site.reading).map((query) => ({ query, ...kept }));
  const tried = new Set(made.map((one) => JSON.stringify([one.query, one.size ?? null])));
  const fresh = searches.filter(
    (one) => !tried.has(JSON.stringify([one.query, (one as SearchArguments).size ?? null])),
  );
  return fresh.length > 0 ? fresh : null;
}

/** Session constraints: the plan's where there is one, since it was checked against the words. */
function planned({ turn, need }: SearchSite): Pick<Need, 'exclude' | 'budget' | 'destination' | 'sizes'> {
  if (turn.plan === null) return need;
  const { exclude, budget, destination, sizes } = turn.plan;
  return {
    exclude,
    budget,
    destination,
    sizes: sizes.map(({ system, value }) => ({ value, ...(system ? { system } : {}) })),
  };
}

/** What a bare number means: as said, as set, as before on this subject, else by the language of the words. */
export function currencyFor({ turn, reading, earlier }: SearchSite, budget: Budget | null): Currency {
  const before = reading.said.price === null ? earlier?.currency : null;
  const set = currencySchema.safeParse(budget?.currency ?? turn.currency ?? before);
  return set.success ? set.data : /\p{Script=Han}/u.test(turn.words) ? 'CNY' : 'USD';
}

export function exclusionsFor(site: SearchSite): string[] {
  const { allow } = site.reading.said;
  const terms: string[] = [];
  for (const term of [
    ...planned(site).exclude,
    ...site.reading.said.exclude,
    ...rememberedExclusions(site.turn.memory, allow),
    ...site.reading.statements.kept.flatMap(avoidedBy),
  ]) {
    if (/^(?:这|那)|^(?:these|them|those)$/i.test(term)) continue;
    if (!terms.includes(term) && !allow.some((one) => isKindOf(term, one))) terms.push(term);
  }
  return terms.map((term) => term.slice(0, 80)).slice(0, 24);
}

export function filtersFor(site: SearchSite): Omit<SearchArguments, 'query'> {
  const { turn, need, reading, earlier } = site;
  const { budget, destination, sizes } = planned(site);
  const currency = currencyFor(site, budget);
  const prices = pricesFor(site, budget, currency);
  const exclude = exclusionsFor(site);
  const said = sizes[0];
  const size = said
    ? { system: said.system ?? null, value: said.value }
    : rememberedSize(turn.memory, familyIn(need.terms.join(' ')));
  const ships = destination ?? turn.destination ?? rememberedPlace(turn.memory);
  const platforms = reading.wishes.anyPlatform ? [] : platformsNamed(turn, earlier);
  const sort = reading.wishes.sort ?? (reading.research ? 'rating' : null);
  return {
    ...(exclude.length > 0 ? { exclude } : {}),
    ...prices,
    ...(prices.price_min !== undefined || prices.price_max !== undefined ? { currency } : {}),
    ...(platforms.length > 0 ? { platforms } : {}),
    ...(ships !== null ? { ships_to: ships } : {}),
    ...(size !== null ? { size } : {}),
    ...(sort !== null ? { sort } : {}),
    ...(reading.wishes.more || reading.wishes.cheaper ? { limit: 20 } : {}),
  };
}

type Prices = { price_min?: number; price_max?: number };

function pricesFor(site: SearchSite, budget: Budget | null, currency: Currency): Prices {
  const { reading, earlier, listed } = site;
  // The numbers as they were said: whether a bound itself is allowed is the tool's to know from the plan.
  const min = budget?.min ?? undefined;
  let max = budget?.max ?? undefined;
  if (budget?.approx != null && max === undefined) max = round(budget.approx * 1.2, currency);
  const before = earlier?.currency === currency ? (earlier.price_max ?? undefined) : undefined;
  if (reading.wishes.dearer && reading.said.price === null && before !== undefined) max = round(before * 1.3, currency);
  else if (reading.wishes.cheaper && reading.said.price === null) max = below(listed, currency, max);
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

function platformsNamed(turn: Turn, earlier: SearchArguments | null): string[] {
  const words = turn.words.normalize('NFKC').toLowerCase();
  const named = turn.platforms.filter((one) => platformNames(one).some((name) => words.includes(name.toLowerCase())));
  if (named.length === 0) return earlier?.platforms ?? [];
  const unwanted = /不要|别|除了|except|not from|without/i.test(words);
  return turn.platforms.filter((platform) => named.includes(platform) !== unwanted).map((platform) => platform.id);
}
