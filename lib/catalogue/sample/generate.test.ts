import { describe, expect, it } from 'vitest';
import { facetOf } from '../facet';
import { filterOffers } from '../filter';
import { isGtin } from '../gtin';
import { categories, type Offer, offerSchema } from '../offer';
import { pictureNameSchema } from '../picture';
import type { SearchQuery } from '../search';
import { families } from './families';
import { sampleOffers } from './generate';
import { platforms } from './platforms';

const offers = sampleOffers();
const facets = offers.map(facetOf);
const query: SearchQuery = { terms: '', exclude: [], inStock: true, sort: 'relevance', limit: 50 };
const ofKind = (id: string) => facets.filter(({ kinds }) => kinds.some((kind) => kind === id));

describe('the sample catalogue', () => {
  it('has at least 3,000 offers, all of the inner form, with ids of their own', () => {
    expect(offers.length).toBeGreaterThanOrEqual(3_000);
    for (const offer of offers) expect(offerSchema.safeParse(offer).error).toBeUndefined();
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
  });

  it('is the same in every run', () => {
    expect(sampleOffers()).toEqual(offers);
  });

  it('covers every category, on four platforms with currencies of their own', () => {
    for (const category of categories) {
      expect(offers.filter((offer) => offer.category === category).length).toBeGreaterThan(80);
    }
    expect(platforms.length).toBe(4);
    expect(new Set(platforms.map(({ currency }) => currency)).size).toBe(4);
    for (const { id } of platforms)
      expect(offers.filter(({ platform }) => platform === id).length).toBeGreaterThan(500);
  });

  it('prices everything above zero in the currency of its platform, and ships everything home', () => {
    const byId = new Map(platforms.map((platform) => [platform.id, platform]));
    const wrong = offers.filter(({ platform, price, listPrice, shipping, shipsFrom }) => {
      const served = byId.get(platform)?.shipsTo ?? [];
      return (
        price.amount <= 0 ||
        price.currency !== byId.get(platform)?.currency ||
        (listPrice !== null && listPrice.amount <= price.amount) ||
        !shipping.some(({ to }) => to === shipsFrom) ||
        shipping.some(({ to, days }) => !served.includes(to) || days[0] > days[1])
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has the same product on several platforms under one valid GTIN, of one thing only', () => {
    const products = new Map<string, Offer[]>();
    for (const offer of offers) products.set(offer.productKey, [...(products.get(offer.productKey) ?? []), offer]);
    for (const [key, same] of products) {
      expect(isGtin(key)).toBe(true);
      expect(new Set(same.map(({ platform }) => platform)).size).toBe(same.length);
      expect(new Set(same.map(({ kind, brand }) => `${kind.en} ${brand?.en}`)).size).toBe(1);
    }
    expect([...products.values()].filter((same) => same.length >= 3).length).toBeGreaterThan(300);
  });

  it('sells every model that was written down, on two platforms at least', () => {
    const models = Object.values(families).flatMap((list) => list.flatMap((family) => family.models));
    const groups = new Map<string, Set<string>>();
    for (const { groupId, platform } of offers) {
      const model = groupId?.slice(groupId.indexOf('-')) ?? '';
      groups.set(model, (groups.get(model) ?? new Set()).add(platform));
    }
    expect(groups.size).toBe(models.length);
    for (const [model, on] of groups) expect(on.size, model).toBeGreaterThanOrEqual(2);
  });

  it('names sizes in several systems, stock that has run out, and offers without ratings', () => {
    const systems = new Set(offers.map(({ size }) => size?.system));
    for (const system of ['EU', 'US', 'JP', 'INT']) expect(systems).toContain(system);
    expect(offers.filter(({ stock }) => stock === 0).length).toBeGreaterThan(100);
    expect(offers.filter(({ rating }) => rating === null).length).toBeGreaterThan(100);
  });

  it('has noise-cancelling headphones under 500 yuan of Sony and others, with, without and silent about nickel', () => {
    const price = { currency: 'CNY', max: 500 } as const;
    const { passed } = filterOffers(ofKind('anc'), { ...query, price });
    expect(passed.some(({ facet }) => facet.states.includes('sony'))).toBe(true);
    const nickel = filterOffers(ofKind('anc'), { ...query, price, exclude: ['索尼', '镍'] });
    expect(nickel.excluded.every(({ count }) => count > 0)).toBe(true);
    expect(nickel.passed.filter(({ denied }) => denied > 0).length).toBeGreaterThan(5);
    expect(nickel.passed.filter(({ unstated }) => unstated.includes('镍')).length).toBeGreaterThan(5);
  });

  it('states materials of most offers and leaves some unstated', () => {
    const stating = facets.filter(({ statesMaterial }) => statesMaterial).length;
    expect(stating).toBeGreaterThan(facets.length * 0.7);
    expect(stating).toBeLessThan(facets.length);
  });

  it('points to a picture that can be drawn', () => {
    for (const { picture } of offers) {
      expect(pictureNameSchema.safeParse(picture.replace('/pictures/', '')).success, picture).toBe(true);
    }
  });
});
