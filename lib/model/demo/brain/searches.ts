import type { z } from 'zod';
import type { Budget } from '@/lib/agent/plan';
import { type Currency, currencySchema } from '@/lib/catalogue/money';
import type { itemSearchParameters } from '@/lib/tools/parameters';
import { familyOf } from './heads';
import { avoidedBy, rememberedExclusions, rememberedPlace, rememberedSize } from './known-facts';
import type { Need } from './need';
import { platformNames } from './platform-names';
import { pricesFor } from './prices';
import { queriesFor } from './queries';
import type { Reading } from './reading';
import { isKindOf, isTrait } from './same-thing';
import type { SeenOffer } from './seen-offer';
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
  const { size, price_min, ...others } = filtersFor(site);
  // "About this much" is no floor: cheaper is better than nothing.
  const about = planned(site).budget?.approx != null;
  const filters = about || price_min === undefined ? others : { ...others, price_min };
  const sized = size !== undefined && site.need.sizes.length === 0 && planned(site).sizes.length === 0;
  const kept = sized || size === undefined ? filters : { ...filters, size };
  const plain = { ...site.need, traits: [], terms: site.need.terms.filter((term) => !isTrait(term)) };
  const searches = queriesFor(plain, site.reading).map((query) => ({ query, ...kept }));
  const tried = new Set(made.map((one) => tryOf(one)));
  const fresh = searches.filter((one) => !tried.has(tryOf(one)));
  return fresh.length > 0 ? fresh : null;
}

function tryOf({ query, size = null, price_min = null }: SearchArguments): string {
  return JSON.stringify([query, size, price_min]);
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
    : rememberedSize(turn.memory, familyOf(need.terms));
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

function platformsNamed(turn: Turn, earlier: SearchArguments | null): string[] {
  const words = turn.words.normalize('NFKC').toLowerCase();
  const named = turn.platforms.filter((one) => platformNames(one).some((name) => words.includes(name.toLowerCase())));
  if (named.length === 0) return earlier?.platforms ?? [];
  const unwanted = /不要|别|除了|except|not from|without/i.test(words);
  return turn.platforms.filter((platform) => named.includes(platform) !== unwanted).map((platform) => platform.id);
}
