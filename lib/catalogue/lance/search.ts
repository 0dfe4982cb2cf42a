import type { OfferStore } from '@/lib/db/offers';
import { toEuro } from '../exchange';
import { type Facet, facetOf } from '../facet';
import { filterOffers, type Passed } from '../filter';
import type { Offer } from '../offer';
import { ruledOut } from '../query-words';
import { arrange, rank } from '../rank';
import type { SearchOutcome, SearchQuery } from '../search';
import { matchWords } from './match';
import type { Version } from './reader';

/** What an index that isn't there finds. */
export const nothing = (query: SearchQuery): SearchOutcome => ({
  offers: [],
  total: 0,
  excluded: query.exclude.map((term) => ({ term, count: 0 })),
  unstated: [],
  nearest: { below: null, above: null },
  relaxed: [],
});

/**
 * One search: words by the index, everything else in code. Of the offers found only those are served that the
 * database still has, and that meet every filter and exclusion as the database has them now.
 */
export async function searchVersion(
  version: Version,
  store: OfferStore,
  asked: SearchQuery,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const query = { ...asked, exclude: [...asked.exclude, ...ruledOut(asked.terms)] };
  const { facets, words, relaxed } = await matchWords(version, query.terms);
  signal.throwIfAborted();
  const filtered = filterOffers(facets, query);
  const ranked = rank(filtered.passed, words, query.sort);
  const { page, gone } = await servable(ranked, store, query, signal);
  const shown = arrange(page, query.sort);
  const nearest =
    shown.length > 0 || !query.price
      ? { below: null, above: null }
      : {
          below: await firstServable(byPrice(filtered.below).reverse(), store, query),
          above: await firstServable(byPrice(filtered.above), store, query),
        };
  return {
    offers: shown.map(({ offer }) => offer),
    total: ranked.length - gone,
    excluded: filtered.excluded,
    unstated: unstatedOf(shown),
    nearest,
    relaxed,
  };
}

type Served = Passed & { offer: Offer };

async function servable(ranked: readonly Passed[], store: OfferStore, query: SearchQuery, signal: AbortSignal) {
  const page: Served[] = [];
  let gone = 0;
  for (let at = 0; at < ranked.length && page.length < query.limit; ) {
    const part = ranked.slice(at, at + query.limit - page.length);
    at += part.length;
    const offers = await store.byIds(part.map(({ facet }) => facet.id));
    signal.throwIfAborted();
    const now = new Map(filterOffers(offers.map(facetOf), query).passed.map((each) => [each.facet.id, each]));
    const byId = new Map(offers.map((offer) => [offer.id, offer]));
    for (const { facet } of part) {
      const passed = now.get(facet.id);
      const offer = byId.get(facet.id);
      if (passed && offer) page.push({ ...passed, offer });
      else gone += 1;
    }
  }
  return { page, gone };
}

const byPrice = (facets: readonly Facet[]) => [...facets].sort((a, b) => a.euro - b.euro || (a.id < b.id ? -1 : 1));

/** The first that the database still has and that meets all but the price. */
async function firstServable(facets: readonly Facet[], store: OfferStore, query: SearchQuery): Promise<Offer | null> {
  const { price: _, ...rest } = query;
  for (const facet of facets.slice(0, 20)) {
    const [offer] = await store.byIds([facet.id]);
    if (offer && filterOffers([facetOf(offer)], rest).passed.length > 0) return offer;
  }
  return null;
}

function unstatedOf(shown: readonly Served[]): SearchOutcome['unstated'] {
  const byTerm = new Map<string, string[]>();
  for (const { offer, unstated } of shown) {
    for (const term of unstated) byTerm.set(term, [...(byTerm.get(term) ?? []), offer.id]);
  }
  return [...byTerm].map(([term, offerIds]) => ({ term, offerIds }));
}

/** Offers of one product, cheapest first. */
export const cheapestFirst = (offers: readonly Offer[]): Offer[] =>
  [...offers].sort((a, b) => toEuro(a.price) - toEuro(b.price) || (a.id < b.id ? -1 : 1));
