import { type Facet, facetOf } from '../facet';
import { filterOffers } from '../filter';
import type { Offer } from '../offer';
import { queryWords } from '../query-words';
import type { SearchQuery } from '../search';
import { ofTheKind } from './match';
import { offerTokens, wordTokens } from './tokens';

/** What a query must find, without any index: every word looked for in every offer. For tests and the benchmark. */
export type Expected = { ids: Set<string>; excluded: { term: string; count: number }[] };

/** One pass over the offers for many queries at once. Words are not relaxed. */
export function bruteForce(queries: readonly SearchQuery[]): { see(offer: Offer): void; found(): Expected[] } {
  const words = queries.map((query) => queryWords(query.terms));
  const wanted = words.map((list) => list.flatMap(wordTokens));
  const met: Facet[][] = queries.map(() => []);
  return {
    see(offer) {
      const facet = facetOf(offer);
      const tokens = new Set(offerTokens(offer, facet).split(' '));
      wanted.forEach((all, i) => {
        if (all.every((token) => tokens.has(token))) met[i]?.push(facet);
      });
    },
    found: () =>
      queries.map((query, i) => {
        const { passed, excluded } = filterOffers(ofTheKind(met[i] ?? [], words[i] ?? []), query);
        return { ids: new Set(passed.map(({ facet }) => facet.id)), excluded };
      }),
  };
}
