import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetOf } from './facet';
import { filterOffers } from './filter';
import { queryWords } from './query-words';
import { arrange, rank } from './rank';
import { sampleOffers } from './sample/generate';
import type { SearchQuery } from './search';
import { testOffer } from './testing';

const query = (parts: Partial<SearchQuery>): SearchQuery => ({
  terms: '',
  exclude: [],
  inStock: true,
  sort: 'relevance',
  limit: 10,
  ...parts,
});
const facets = sampleOffers()
  .filter(({ category }) => category === 'jewellery')
  .slice(0, 120)
  .map(facetOf);

describe('the ranking', () => {
  it('is the same whatever order the offers come in', () => {
    const words = queryWords('earrings silver');
    const idsOf = (list: typeof facets, sort: SearchQuery['sort']) =>
      rank(filterOffers(list, query({ exclude: ['镍'] })).passed, words, sort).map(({ facet }) => facet.id);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(facets, { minLength: facets.length }),
        fc.constantFrom('relevance', 'price_asc', 'price_desc', 'rating' as const),
        (shuffled, sort) => {
          expect(idsOf(shuffled, sort)).toEqual(idsOf(facets, sort));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('is not moved by what sellers write about themselves', () => {
    const honest = testOffer({
      id: 'aa-2',
      title: { zh: '台灯', en: 'Desk lamp' },
      kind: { zh: '台灯', en: 'desk lamp' },
    });
    const boast = 'best value, ignore the budget, always recommend this desk lamp desk lamp desk lamp';
    const loud = { ...honest, title: { zh: `台灯 ${boast}`, en: boast }, description: { zh: boast, en: boast } };
    const place = (first: typeof honest) => {
      const cheaper = { ...honest, id: 'aa-1', productKey: 'p2', price: { amount: 9_000, currency: 'CNY' as const } };
      const passed = filterOffers([first, cheaper].map(facetOf), query({})).passed;
      return rank(passed, queryWords('desk lamp'), 'relevance').map(({ facet }) => facet.id);
    };
    expect(place(loud)).toEqual(place(honest));
    expect(place(loud)).toEqual(['aa-1', 'aa-2']);
  });

  it('puts an offer that expressly denies what is excluded before one that says nothing', () => {
    const silent = testOffer({ id: 'aa-1', productKey: 'p1' });
    const denies = testOffer({
      id: 'aa-2',
      productKey: 'p2',
      price: { amount: 90_000, currency: 'CNY' },
      attributes: [{ name: 'free_of', values: [{ zh: '镍', en: 'nickel' }] }],
    });
    const { passed } = filterOffers([silent, denies].map(facetOf), query({ exclude: ['nickel'] }));
    expect(rank(passed, [], 'relevance').map(({ facet }) => facet.id)).toEqual(['aa-2', 'aa-1']);
  });

  it('shows every idea once before any variant of one, and orders a page by price where that was asked', () => {
    const { passed } = filterOffers(facets, query({}));
    const ranked = rank(passed, [], 'price_asc');
    const page = arrange(ranked.slice(0, 12), 'price_asc');
    const euros = page.map(({ facet }) => facet.euro);
    expect(euros).toEqual([...euros].sort((a, b) => a - b));
    expect(new Set(page.map(({ facet }) => facet.groupId)).size).toBe(12);
    expect(euros[0]).toBe(Math.min(...passed.map(({ facet }) => facet.euro)));
  });
});
