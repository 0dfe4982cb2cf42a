import { expect, it } from 'vitest';
import { shippingText } from './shipping-text';
import { wordingOf } from './wording';

const stated = 'CN 0.00 CNY 1–3 d; FR 156.80 CNY 7–16 d';

it.each([
  ['FR', 'zh', '法国 156.80 CNY（7–16 天）'],
  ['FR', 'en', 'France 156.80 CNY (7–16 days)'],
  ['BR', 'en', 'not shipped to Brazil'],
  [null, 'zh', '中国 0.00 CNY（1–3 天）、法国 156.80 CNY（7–16 天）'],
] as const)('says what is stated for %s in %s', (to, tongue, expected) => {
  expect(shippingText(stated, to, tongue, wordingOf(tongue))).toBe(expected);
});

it('leaves what it can’t read', () => {
  expect(shippingText('ask the seller', 'FR', 'en', wordingOf('en'))).toBe('ask the seller');
});
