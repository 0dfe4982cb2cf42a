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
  /** Met all but the price. */
  below: Facet[];
  above: Facet[];
};

/** All filters and exclusions of a query, in code, over any set of offers; keeps their order. */
export function filterOffers(facets: Iterable<Facet>, query: SearchQuery): Filtered {
  const exclusions: Exclusion[] = query.exclude.map(readExclusion);
  const counts = exclusions.map(() => 0);
  const result: Filtered = { passed: [], excluded: [], below: [], above: [] };
  for (const facet of facets) {
    if (!meets(facet, query)) continue;
    const where = query.price ? priceAgainst(facet.price, query.price) : 'inside';
    const standings = exclusions.map((exclusion) => standing(facet, exclusion));
    if (standings.includes('stated')) {
      if (where !== 'inside') continue;
      standings.forEach((each, i) => {
        if (each === 'stated') counts[i] = (counts[i] ?? 0) + 1;
      });
    } else if (where === 'inside') {
      result.passed.push({
        facet,
        denied: standings.filter((each) => each === 'denied').length,
        unstated: exclusions.filter((_, i) => standings[i] === 'unstated').map(({ term }) => term),
      });
    } else result[where].push(facet);
  }
  result.excluded = query.exclude.map((term, i) => ({ term, count: counts[i] ?? 0 }));
  return result;
}
