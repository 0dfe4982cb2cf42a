import { expect, test } from 'vitest';
import { nameOf } from '../lexicon/lexicon';
import { categories } from '../offer';
import { families } from '../sample/families';
import { testOffer } from '../testing';
import { tariffItemOf } from './hs';
import { offerLandedPrice } from './offer-landed-price';
import { today } from './testing';

const lamp = testOffer({
  kind: nameOf('desk_lamp'),
  price: { amount: 15_800, currency: 'CNY' },
  shipping: [{ to: 'FR', price: { amount: 7900, currency: 'CNY' }, days: [7, 16] }],
});

test('an offer in another currency is exchanged once, at a rate that is shown', () => {
  // At 7.9 yuan: 20.00 and 10.00 of shipping, 3.00 duty, 20 % of 33.00.
  const result = offerLandedPrice(lamp, 'FR', 'EUR', today);
  expect(result).toMatchObject({ known: true, total: 3960, currency: 'EUR', estimate: true });
  expect(result.exchange).toMatchObject([{ from: 'CNY', to: 'EUR', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
  expect(result.assumptions).toEqual(['collected_at_border', 'no_ioss', 'tariff_items_estimated']);
});

test('what is known of the purchase takes the place of assumptions', () => {
  const result = offerLandedPrice(lamp, 'fr', 'EUR', today, { ioss: true, hs6: '940521', quantity: 2 });
  expect(result).toMatchObject({ known: true, total: 6300 });
  expect(result.assumptions).toEqual(['collected_by_seller']);
});

test('at home the price stands; where it is not sent to there is no total', () => {
  const home = testOffer({ price: { amount: 9900, currency: 'CNY' } });
  expect(offerLandedPrice(home, 'CN', 'CNY', today)).toMatchObject({ known: true, total: 9900 });
  const result = offerLandedPrice(lamp, 'AU', 'AUD', today);
  expect(result).toMatchObject({
    known: false,
    unknown: expect.arrayContaining([{ part: 'shipping', code: 'shipping_not_stated', item: null }]),
  });
  expect(result).not.toHaveProperty('total');
});

test('Japan takes a purchase for own use, and says so', () => {
  const offer = testOffer({
    kind: nameOf('mug'),
    price: { amount: 60_000, currency: 'CNY' },
    shipping: [{ to: 'JP', price: { amount: 0, currency: 'CNY' }, days: [2, 5] }],
  });
  // 600 yuan are 12,532 yen, of which 60 % is below 10,000.
  const result = offerLandedPrice(offer, 'JP', 'JPY', today);
  expect(result).toMatchObject({ known: true, total: 12_532 });
  expect(result.assumptions).toContain('for_personal_use');
});

test('every kind of the sample has a tariff item of six digits', () => {
  const kinds = categories.flatMap((category) => families[category].map(({ kind }) => nameOf(kind)));
  expect(kinds.length).toBeGreaterThan(100);
  expect(kinds.filter((kind) => !/^\d{6}$/.test(tariffItemOf(kind) ?? ''))).toEqual([]);
});

test('kinds are found by any of their names, and strange ones are not', () => {
  expect(tariffItemOf({ zh: '', en: 'Pendant' })).toBe(tariffItemOf(nameOf('necklace')));
  expect(tariffItemOf({ zh: '背包', en: '' })).toBe('420292');
  expect(tariffItemOf({ zh: '量子纠缠仪', en: 'entangler' })).toBeNull();
});
