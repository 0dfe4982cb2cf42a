import type { Purchase } from './card';

/** A purchase for tests: one plain thing at home, but for what is given. */
export function testPurchase(parts: Partial<Purchase> = {}): Purchase {
  const price = { amount: 10_000, currency: 'CNY' } as const;
  return {
    kind: 'purchase',
    platform: 'hualin',
    platformName: { zh: '花林', en: 'Hualin' },
    lines: [
      {
        offerId: 'tt-0001',
        title: { zh: '一件东西', en: 'A thing' },
        picture: '/pictures/box-grey.svg',
        size: null,
        quantity: 1,
        price,
      },
    ],
    from: 'CN',
    destination: 'CN',
    goods: price,
    shipping: { amount: 0, currency: 'CNY' },
    days: [1, 3],
    landed: null,
    ...parts,
  };
}
