import type { Currency } from '@/lib/catalogue/money';
import { clip } from './clip';
import { unstatedTerms } from './pick';
import { sameThing } from './same-thing';
import { priceIn, type SeenOffer } from './seen-offer';
import type { Wording } from './wording-zh';

export type ReasonSite = {
  offers: readonly SeenOffer[];
  currency: Currency;
  exclude: readonly string[];
  /** For a set: which part each offer is, in order; else null. */
  parts: readonly string[] | null;
  /** The name of a platform by its id. */
  shopName: (id: string) => string;
  say: Wording;
};

/** Why this offer, in one sentence: only what its line states and how it stands among the listed. No prices. */
export function reasonFor(offer: SeenOffer, site: ReasonSite): string {
  const { say, exclude } = site;
  const unstated = unstatedTerms(offer, exclude);
  const free = exclude.filter((term) => statedFree(offer, term));
  const material = offer.stated.find(({ name }) => name === 'material');
  const pieces = [
    partOf(offer, site),
    ratingPiece(offer, site),
    site.parts === null ? pricePiece(offer, site) : null,
    ...free.slice(0, 2).map((term) => say.reason.free(term)),
    ...(free.length === 0 && material
      ? [say.reason.states(say.fields.material ?? 'material', short(material.value))]
      : []),
    ...(unstated.length > 0 ? [say.reason.notStated(unstated.join(' / '))] : []),
    stockPiece(offer, say),
    offer.platform === null ? null : say.reason.platform(short(site.shopName(offer.platform))),
  ].filter((piece) => piece !== null);
  return clip(`${pieces.slice(0, 5).join(say.joint)}${say.end}`, 240);
}

function partOf(offer: SeenOffer, { offers, parts, say }: ReasonSite): string | null {
  const part = parts?.[offers.indexOf(offer)];
  return part === undefined ? null : say.reason.part(part);
}

/** Whether the seller states that this is absent. */
export function statedFree(offer: SeenOffer, term: string): boolean {
  const values = offer.stated
    .filter(({ name }) => /free/.test(name))
    .flatMap(({ value }) => value.split(/[,，、/;]\s*/));
  return values.some((value) => sameThing(value, term) || value.toLowerCase().includes(term.toLowerCase()));
}

function ratingPiece(offer: SeenOffer, site: ReasonSite): string {
  const { offers, say } = site;
  if (offer.rating === null) return say.reason.unrated;
  const { average, count } = offer.rating;
  const top =
    site.parts === null &&
    offers.length > 1 &&
    offers.every((other) => other === offer || (other.rating?.average ?? 0) < average);
  return top ? say.reason.topRated(String(average), count) : say.reason.rated(String(average), count);
}

function pricePiece(offer: SeenOffer, { offers, currency, say }: ReasonSite): string | null {
  if (offers.length < 2) return null;
  const prices = offers.map((one) => priceIn(one, currency)).toSorted((a, b) => a - b);
  const price = priceIn(offer, currency);
  const middle = prices[Math.floor(prices.length / 2)] ?? price;
  if (price === prices.at(-1) && price === prices[0]) return null;
  if (price === prices[0]) return say.reason.cheapest;
  return price < middle ? say.reason.belowMiddle : price > middle ? say.reason.aboveMiddle : null;
}

function stockPiece({ stock }: SeenOffer, say: Wording): string {
  return stock === null ? say.reason.inStock : stock <= 5 ? say.reason.low(stock) : say.reason.stock(stock);
}

const short = (text: string) => clip(text, 24);
