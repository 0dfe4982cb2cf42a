import type { Currency } from '@/lib/catalogue/money';
import { pickSet } from './pick-set';
import { isSubstance, sameThing } from './same-thing';
import type { SearchArguments } from './searches';
import { priceIn, readOffers, type SeenOffer } from './seen-offer';
import { coloursIn } from './traits';

const LIST_LENGTH = 5;

type PickSite = {
  /** Result texts of this turn's searches, in call order. */
  results: readonly string[];
  search: SearchArguments;
  currency: Currency;
  /** Ids that must not be listed again: shown before, or sent back. */
  barred: ReadonlySet<string>;
  /** Titles listed before: other colours of them come after new ideas. */
  listed: readonly string[];
  exclude: readonly string[];
  /** Words of the person's preferences, for ties. */
  likes: readonly string[];
  /** Each search is one part of a set: one pick a part. */
  bundle: boolean;
  /** The searches are for different things: the list shows some of each. */
  variety: boolean;
  /** Limit for a whole set, in `currency`. */
  total: number | null;
};

/** `parts`: for a set, the search of each offer by its place among `results`. */
type Picks = { offers: SeenOffer[]; parts: number[] | null; overTotal: boolean };

/** The offers to list, best first. Only what this turn's searches returned, in stock and within the price asked for. */
export function pick(site: PickSite): Picks {
  const batches = site.results.map((text) => readOffers(text).filter((offer) => listable(offer, site)));
  if (site.bundle) {
    const ranked = batches.map((batch) => rank(batch, site));
    return pickSet(ranked, site.total, (offer) => priceIn(offer, site.currency));
  }
  const offers = interleave(batches);
  const ranked = site.variety ? interleave(batches.map((batch) => rank(batch, site))) : rank(offers, site);
  const known = new Set(site.listed.map(ideaOf));
  const fresh = ranked.filter((offer) => !known.has(ideaOf(offer.title)));
  const others = ranked.filter((offer) => known.has(ideaOf(offer.title)));
  return { offers: oneEach([...fresh, ...others]).slice(0, LIST_LENGTH), parts: null, overTotal: false };
}

function listable(offer: SeenOffer, { search, currency, barred, exclude }: PickSite): boolean {
  if (offer.stock === 0 || barred.has(offer.id)) return false;
  const price = priceIn(offer, currency);
  if (search.price_max != null && price > search.price_max) return false;
  if (search.price_min != null && price < search.price_min) return false;
  return !exclude.some((term) => states(offer, term));
}

/** Whether the line itself names what is to be left out: the brand, the title's words or a stated material. */
function states(offer: SeenOffer, term: string): boolean {
  if (offer.brand !== null && sameThing(offer.brand, term)) return true;
  return offer.stated.some(
    ({ name, value }) =>
      /material|contain|colour/.test(name) && value.split(/[,，、/;]\s*/).some((one) => sameThing(one, term)),
  );
}

/** First of each batch, then second of each …, no offer twice. */
function interleave(batches: readonly SeenOffer[][]): SeenOffer[] {
  const offers = new Map<string, SeenOffer>();
  const longest = Math.max(0, ...batches.map((batch) => batch.length));
  for (let at = 0; at < longest; at++) {
    for (const batch of batches) {
      const offer = batch[at];
      if (offer !== undefined && !offers.has(offer.id)) offers.set(offer.id, offer);
    }
  }
  return [...offers.values()];
}

function rank(offers: readonly SeenOffer[], site: PickSite): SeenOffer[] {
  const { currency, search } = site;
  const order = new Map(offers.map((offer, at) => [offer.id, at]));
  const at = (offer: SeenOffer) => order.get(offer.id) ?? 0;
  const price = (offer: SeenOffer) => priceIn(offer, currency);
  if (search.sort === 'price_asc') return offers.toSorted((a, b) => price(a) - price(b) || at(a) - at(b));
  if (search.sort === 'price_desc') return offers.toSorted((a, b) => price(b) - price(a) || at(a) - at(b));
  if (search.sort === 'rating') return offers.toSorted((a, b) => trust(b) - trust(a) || at(a) - at(b));
  const merit = (offer: SeenOffer) =>
    2 * trust(offer) +
    2 / (1 + at(offer) / 4) -
    unstatedTerms(offer, site.exclude).reduce((sum, term) => sum + (isSubstance(term) ? 1.2 : 0.6), 0) +
    liked(offer, site.likes);
  return offers.toSorted((a, b) => merit(b) - merit(a) || at(a) - at(b));
}

/** The rating drawn towards 4 while few have given one. */
export function trust({ rating }: SeenOffer): number {
  return rating === null ? 3.6 : (rating.average * rating.count + 4 * 30) / (rating.count + 30);
}

function liked(offer: SeenOffer, likes: readonly string[]): number {
  const text = [offer.title, offer.brand, ...offer.stated.map((one) => one.value)].join(' ').toLowerCase();
  return likes.some((like) => text.includes(like.toLowerCase())) ? 0.5 : 0;
}

/** Of the exclusions, those that the line says aren't stated either way. */
export function unstatedTerms(offer: SeenOffer, exclude: readonly string[]): string[] {
  const notes = offer.flags.filter((flag) => /not stated|unstated|unknown|unverified|未标|未写/i.test(flag)).join(' ');
  return notes === '' ? [] : exclude.filter((term) => notes.toLowerCase().includes(term.toLowerCase()));
}

/** One offer a product: the same title on several platforms, or in another colour or size, is one idea. */
function oneEach(offers: readonly SeenOffer[]): SeenOffer[] {
  const ideas = new Map<string, SeenOffer>();
  for (const offer of offers) {
    const idea = ideaOf(offer.title);
    if (!ideas.has(idea)) ideas.set(idea, offer);
  }
  const first = [...ideas.values()];
  // Too few ideas make a poor list: then other colours of them are better than nothing.
  const enough = 3;
  if (first.length >= enough) return first;
  return [...first, ...offers.filter((offer) => !first.includes(offer))].slice(0, enough);
}

function ideaOf(title: string): string {
  const plain = coloursIn(title).reduce((text, colour) => text.replace(colour, ''), title.toLowerCase());
  return plain.replace(/\b(?:eu|us|uk|jp|int)?\s*\d+(?:\.\d)?\s*码|[\s,，]+/g, '');
}
