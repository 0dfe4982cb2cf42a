import type { Offer } from './offer';

/** An offer for tests: a plain one, but for what is given. */
export function testOffer(parts: Partial<Offer> = {}): Offer {
  return {
    id: 'tt-0001',
    platform: 'hualin',
    productKey: 'p1',
    gtin: null,
    groupId: null,
    title: { zh: '一件东西', en: 'A thing' },
    brand: null,
    category: 'home',
    kind: { zh: '东西', en: 'thing' },
    description: { zh: '', en: '' },
    price: { amount: 10_000, currency: 'CNY' },
    listPrice: null,
    shipping: [{ to: 'CN', price: { amount: 0, currency: 'CNY' }, days: [1, 3] }],
    shipsFrom: 'CN',
    stock: 5,
    rating: null,
    attributes: [],
    size: null,
    picture: '/pictures/box-grey.svg',
    ...parts,
  };
}
