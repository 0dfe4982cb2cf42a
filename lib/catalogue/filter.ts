import { priceAgainst } from './exchange';
import { type Exclusion, readExclusion, standing } from './exclusion';
import type { Facet } from './facet';
import type { SearchQuery } from './search';
import { sizeMeets } from './size';

/** Every filter but words, price and exclusions. What an offer doesn't state never passes. */
function meets(facet: Facet, query: SearchQuery): boolean {
  if (query.inStock && facet.stock <= 0) return false;
  if (query.platforms && query.platforms.length > 0 && !query.platforms.includes(facet.platform)) return false;
  if (query.category && facet.category !== query.category) return false;
  if (query.shipsTo && !facet.shipsTo.includes(query.shipsTo.toUpperCase())) return false;
  return !query.size || sizeMeets(facet.size, query.size);
}

/** An offer that passed, and how many of the exclusions it expressly denies or leaves open. */
export type Passed = { facet: Facet; denied: number; unstated: string[] };

export type Filtered = {
  passed: Passed[];
  excluded: { term: string; count: number }[];
  /** If none passed: those that met all but the price. */
  below: Facet[];
  above: Facet[];
};

/** All filters and exclusions of a query, in code, over any set of offers; keeps their order. */
export function filterOffers(facets: Iterable<Facet>, query: SearchQuery): Filtered {
  const exclusions: Exclusion[] = query.exclude.map(readExclusion);
  const counts = exclusions.map(() => 0);
  const outside: Record<'below' | 'above', Facet[]> = { below: [], above: [] };
  const passed: Passed[] = [];
  for (const facet of facets) {
    if (!meets(facet, query)) continue;
    const where = query.price ? priceAgainst(facet.price, query.price) : 'inside';
    if (where !== 'inside') {
      outside[where].push(facet);
      continue;
    }
    const standings = exclusions.map((exclusion) => standing(facet, exclusion));
    standings.forEach((each, i) => {
      if (each === 'stated') counts[i] = (counts[i] ?? 0) + 1;
    });
    if (standings.includes('stated')) continue;
    passed.push({
      facet,
      denied: standings.filter((each) => each === 'denied').length,
      unstated: exclusions.filter((_, i) => standings[i] === 'unstated').map(({ term }) => term),
    });
  }
  const allowed = (facet: Facet) => exclusions.every((exclusion) => standing(facet, exclusion) !== 'stated');
  // The prices near by are asked for only when nothing is in the range.
  const near = (list: Facet[]) => (passed.length > 0 ? [] : list.filter(allowed));
  return {
    passed,
    excluded: query.exclude.map((term, i) => ({ term, count: counts[i] ?? 0 })),
    below: near(outside.below),
    above: near(outside.above),
  };
}
