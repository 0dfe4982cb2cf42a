import { clip } from './clip';
import { trust } from './pick';
import { type ReasonSite, statedFree } from './reasons';
import { priceIn, type SeenOffer } from './seen-offer';

/** What each offer is best for, no label twice; in the order of the list. The parts of a set are called by their names. */
export function bestFor(site: ReasonSite): string[] {
  const { offers, say, parts } = site;
  const used = new Set<string>();
  return offers.map((offer, at) => {
    const part = parts?.[at];
    const labels = part === undefined ? labelsOf(offer, at, site) : [part];
    const label = labels.find((one) => one !== null && one.length <= 40 && !used.has(one)) ?? say.best.other(at + 1);
    used.add(label);
    return label;
  });
}

function labelsOf(offer: SeenOffer, at: number, site: ReasonSite): (string | null)[] {
  const { offers, say, currency, exclude } = site;
  const price = (one: SeenOffer) => priceIn(one, currency);
  const isLeast = (measure: (one: SeenOffer) => number) => {
    const values = offers.map(measure);
    return measure(offer) === Math.min(...values) && new Set(values).size > 1;
  };
  const free = exclude.find((term) => statedFree(offer, term));
  const plenty = (one: SeenOffer) => one.stock ?? 100;
  return [
    at === 0 ? say.best.overall : null,
    isLeast(price) ? say.best.cheapest : null,
    isLeast((one) => -trust(one)) && (offer.rating?.average ?? 0) >= 4.3 ? say.best.rated : null,
    free === undefined ? null : say.best.safe(clip(free, 24)),
    isLeast((one) => -count(one)) && count(offer) >= 100 ? say.best.popular : null,
    isLeast((one) => -price(one)) ? say.best.quality : null,
    plenty(offer) > 5 && offers.some((one) => plenty(one) <= 5) ? say.best.stock : null,
    offer.platform === null ? null : say.best.platform(clip(site.shopName(offer.platform), 24)),
    offer.brand === null ? null : say.best.brand(clip(offer.brand, 24)),
  ];
}

const count = (offer: SeenOffer) => offer.rating?.count ?? 0;
