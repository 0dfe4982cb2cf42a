import type { Facet } from './facet';
import type { Passed } from './filter';
import { spread } from './group';
import { meetsWord, type QueryWord } from './query-words';
import type { SearchQuery } from './search';

/** 0–1: how squarely the offer meets the words, in tenths. Repeating words in a title adds nothing. */
function fit(facet: Facet, words: readonly QueryWord[]): number {
  if (words.length === 0) return 1;
  const sum = words.reduce((total, word) => total + meetsWord(facet, word), 0);
  return Math.round((sum / (3 * words.length)) * 10) / 10;
}

const byId = (a: Facet, b: Facet) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const cheaper = (a: Facet, b: Facet) => a.euro - b.euro || byId(a, b);

/** Quality in quarters: between near equals the price decides. */
const quarters = (facet: Facet) => Math.round(facet.quality * 4);

type Compare = (a: Facet, b: Facet) => number;

const bySort: Record<Exclude<SearchQuery['sort'], 'relevance'>, Compare> = {
  price_asc: cheaper,
  price_desc: (a, b) => b.euro - a.euro || byId(a, b),
  rating: (a, b) => b.quality - a.quality || cheaper(a, b),
};

/**
 * The total order of a search's offers: the same whatever order they came in, and blind to what sellers write about
 * themselves. Relevance: fit to the words, exclusions that the offer expressly denies, quality by ratings, price, id.
 * In every order the first of each idea comes before any second one, so that a page isn't one product in ten colours.
 */
export function rank(passed: readonly Passed[], words: readonly QueryWord[], sort: SearchQuery['sort']): Passed[] {
  if (sort !== 'relevance') return spread([...passed].sort((a, b) => bySort[sort](a.facet, b.facet)));
  const scored = passed.map((each) => ({ each, fit: fit(each.facet, words) }));
  scored.sort(
    (a, b) =>
      b.fit - a.fit ||
      b.each.denied - a.each.denied ||
      quarters(b.each.facet) - quarters(a.each.facet) ||
      cheaper(a.each.facet, b.each.facet),
  );
  return spread(scored.map(({ each }) => each));
}

/** Puts the page that was chosen by `rank` in the order that was asked for. */
export function arrange<T extends { facet: Facet }>(page: readonly T[], sort: SearchQuery['sort']): T[] {
  return sort === 'relevance' ? [...page] : [...page].sort((a, b) => bySort[sort](a.facet, b.facet));
}
