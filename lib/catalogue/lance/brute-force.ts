import { type Facet, facetOf } from '../facet';
import { filterOffers } from '../filter';
import type { Offer } from '../offer';
import { queryWords } from '../query-words';
import type { SearchQuery } from '../search';
import { offerTokens, wordTokens } from './tokens';

/** What a query must find, without any index: every word looked for in every offer. For tests and the benchmark. */
export type Expected = { ids: Set<string>; excluded: { term: string; count: number }[] };

/** One pass over the offers for many queries at once. Words are not relaxed, and no kind is taken to be meant. */
export function bruteForce(queries: readonly SearchQuery[]): { see(offer: Offer): void; found(): Expected[] } {
  const wanted = queries.map((query) => queryWords(query.terms).flatMap(wordTokens));
  const met: Facet[][] = queries.map(() => []);
  return {
    see(offer) {
      const facet = facetOf(offer);
      const tokens = new Set(offerTokens(offer, facet).split(' '));
      wanted.forEach((words, i) => {
        if (words.every((word) => tokens.has(word))) met[i]?.push(facet);
      });
    },
    found: () =>
      queries.map((query, i) => {
        const { passed, excluded } = filterOffers(met[i] ?? [], query);
        return { ids: new Set(passed.map(({ facet }) => facet.id)), excluded };
      }),
  };
}
