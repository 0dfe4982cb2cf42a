import { describe, expect, it } from 'vitest';
import { readExclusion, standing } from '../exclusion';
import { facetOf } from '../facet';
import type { FeedItem } from './feed-item';
import { offerOfItem, STOCK_UNCOUNTED } from './offer-of-item';
import type { Shop } from './shop';

const shop: Shop = { id: 'my-shop', country: 'US', charges: [], days: [2, 9], category: null };
const plain: FeedItem = {
  itemId: '1',
  groupId: null,
  title: 'Over-ear headphones',
  description: '',
  brand: null,
  gtin: null,
  mpn: null,
  categoryTexts: [],
  price: { amount: 5_000, currency: 'USD' },
  listPrice: null,
  availability: 'in_stock',
  quantity: null,
  image: null,
  shipping: [],
  rating: null,
  attributes: [],
  size: null,
};
function offer(parts: Partial<FeedItem>, terms: Partial<Shop> = {}) {
  const made = offerOfItem({ ...plain, ...parts }, { ...shop, ...terms });
  if (!made.ok) throw new Error(made.problem.code);
  return made.offer;
}
const hit = (parts: Partial<FeedItem>, term: string) => standing(facetOf(offer(parts)), readExclusion(term));

describe('offerOfItem', () => {
  it('gives the same item the same id, and no other', () => {
    expect(offer({}).id).toBe(offer({ title: 'Headphones, now better' }).id);
    expect(offer({ itemId: '2' }).id).not.toBe(offer({}).id);
    expect(offer({}, { id: 'other-shop' }).id).not.toBe(offer({}).id);
  });

  it('makes one product of a GTIN, whatever its length, and none of a shop’s own number', () => {
    expect(offer({ gtin: '036000291452' }).productKey).toBe(offer({ gtin: '0036000291452' }).productKey);
    expect(offer({ gtin: '2000000000008' }).productKey).toBe(offer({}).id);
    const twin = { brand: 'Soundale', mpn: 'S-100' };
    expect(offer({ ...twin, itemId: '7' }).productKey).toBe(offer({ ...twin, itemId: '8', mpn: 'S 100' }).productKey);
  });

  it('names in both languages what the lexicon knows, so that exclusions in either hit', () => {
    const sony = offer({ brand: 'SONY', attributes: [{ name: 'material', value: 'plastic' }] });
    expect(sony.brand).toEqual({ zh: '索尼', en: 'Sony' });
    expect(sony.kind.zh).toBe('头戴式耳机');
    expect(hit({ brand: 'Sony' }, '索尼')).toBe('stated');
    expect(hit({ attributes: [{ name: 'material', value: 'leather' }] }, '真皮')).toBe('stated');
    expect(hit({}, '塑料')).toBe('unstated');
    const bar = { title: 'Chocolate bar', attributes: [{ name: 'contains' as const, value: 'may contain hazelnut' }] };
    expect(hit(bar, '坚果')).toBe('stated');
  });

  it('counts nothing that the feed doesn’t, and holds nothing that can only be ordered ahead', () => {
    expect(offer({}).stock).toBe(STOCK_UNCOUNTED);
    expect(offer({ quantity: 3 }).stock).toBe(3);
    for (const availability of ['preorder', 'backorder', 'out_of_stock', 'unknown'] as const) {
      expect(offer({ availability, quantity: 9 }).stock).toBe(0);
    }
  });

  it('takes the row’s word on shipping before the shop’s', () => {
    const charges: Shop['charges'] = [
      { to: 'US', price: { amount: 700, currency: 'USD' }, days: [3, 5] },
      { to: 'CA', price: { amount: 1_500, currency: 'USD' }, days: [5, 9] },
    ];
    const stated = [{ to: 'US', price: { amount: 0, currency: 'USD' as const }, days: null }];
    expect(offer({ shipping: stated }, { charges }).shipping).toEqual([
      { to: 'US', price: { amount: 0, currency: 'USD' }, days: [2, 9] },
      { to: 'CA', price: { amount: 1_500, currency: 'USD' }, days: [5, 9] },
    ]);
    expect(offer({}).shipping).toEqual([]);
  });

  it('reads a bare size in the shop’s own system, where it is worn', () => {
    const size = { system: null, value: '9' };
    expect(offer({ title: 'Running shoes', size }).size).toEqual({ system: 'US', value: '9' });
    expect(offer({ title: 'Running shoes', size }, { country: 'DE' }).size?.system).toBe('EU');
    expect(offer({ size }).size).toBeNull();
  });

  it('draws the thing when there is no picture, and behind one', () => {
    const red = { attributes: [{ name: 'colour' as const, value: 'red' }] };
    expect(offer(red).picture).toBe('/pictures/headphones-red.svg');
    expect(offer({ ...red, image: 'https://shop.example/p.jpg' }).picture).toBe(
      'https://shop.example/p.jpg#/pictures/headphones-red.svg',
    );
  });

  it('refuses what nobody can place', () => {
    expect(offerOfItem({ ...plain, title: 'Model X-200' }, shop)).toMatchObject({
      ok: false,
      problem: { code: 'category_unknown' },
    });
  });
});
