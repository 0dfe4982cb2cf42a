import type { Currency } from '@/lib/catalogue/money';
import { trust, unstatedTerms } from './pick';
import { priceIn, type SeenOffer } from './seen-offer';
import { sameThing } from './traits';
import type { Wording } from './wording-zh';

export type ReasonSite = {
  offers: readonly SeenOffer[];
  currency: Currency;
  exclude: readonly string[];
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
    ratingPiece(offer, site),
    pricePiece(offer, site),
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

/** Whether the seller states that this is absent. */
export function statedFree(offer: SeenOffer, term: string): boolean {
  const values = offer.stated
    .filter(({ name }) => /free/.test(name))
    .flatMap(({ value }) => value.split(/[,，、/;]\s*/));
  return values.some((value) => sameThing(value, term) || value.toLowerCase().includes(term.toLowerCase()));
}

function ratingPiece(offer: SeenOffer, { offers, say }: ReasonSite): string {
  if (offer.rating === null) return say.reason.unrated;
  const { average, count } = offer.rating;
  const top = offers.length > 1 && offers.every((other) => other === offer || (other.rating?.average ?? 0) < average);
  return top ? say.reason.topRated(String(average), count) : say.reason.rated(String(average), count);
}

function pricePiece(offer: SeenOffer, { offers, currency, say }: ReasonSite): string | null {
  if (offers.length < 2) return null;
  const prices = offers.map((one) => priceIn(one, currency)).toSorted((a, b) => a - b);
  const price = priceIn(offer, currency);
  const middle = prices[Math.floor(prices.length / 2)] ?? price;
  if (price === prices[0]) return say.reason.cheapest;
  return price < middle ? say.reason.belowMiddle : price > middle ? say.reason.aboveMiddle : null;
}

function stockPiece({ stock }: SeenOffer, say: Wording): string {
  return stock === null ? say.reason.inStock : stock <= 5 ? say.reason.low(stock) : say.reason.stock(stock);
}

/** What each offer is best for, no label twice; in the order of the list. */
export function bestFor(site: ReasonSite): string[] {
  const { offers, say, currency, exclude } = site;
  const used = new Set<string>();
  const least = (measure: (offer: SeenOffer) => number) => Math.min(...offers.map(measure));
  const price = (offer: SeenOffer) => priceIn(offer, currency);
  return offers.map((offer, at) => {
    const free = exclude.find((term) => statedFree(offer, term));
    const labels = [
      at === 0 ? say.best.overall : null,
      offers.length > 1 && price(offer) === least(price) ? say.best.cheapest : null,
      trust(offer) === -least((one) => -trust(one)) ? say.best.rated : null,
      free === undefined ? null : say.best.safe(short(free)),
      count(offer) > 0 && count(offer) === -least((one) => -count(one)) ? say.best.popular : null,
      price(offer) === -least((one) => -price(one)) ? say.best.quality : null,
      (offer.stock ?? 0) > 0 && offer.stock === -least((one) => -(one.stock ?? 0)) ? say.best.stock : null,
      offer.platform === null ? null : say.best.platform(short(site.shopName(offer.platform))),
      offer.brand === null ? null : say.best.brand(short(offer.brand)),
      say.best.other(at + 1),
    ];
    const label = labels.find((one) => one !== null && one.length <= 40 && !used.has(one)) ?? say.best.other(at + 1);
    used.add(label);
    return label;
  });
}

const count = (offer: SeenOffer) => offer.rating?.count ?? 0;
const short = (text: string) => clip(text, 24);

/** At most `length` UTF-16 units, cut between characters. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const char of text) {
    if (kept.length + char.length > length - 1) break;
    kept += char;
  }
  return `${kept}…`;
}
