import { describe, expect, test } from 'vitest';
import { figures, testOrder } from '../testing';

describe('cross-border channel', () => {
  const order = (line: object, parts = {}) =>
    testOrder({
      destination: 'CN',
      currency: 'CNY',
      channel: 'cbec',
      shipping: 2000,
      line: { hs6: '851830', ...line },
      ...parts,
    });

  test('9.1 %, 6.3 % and 23.06 % of the price with carriage', () => {
    expect(figures(order({ unitAmount: 48_000 }))).toEqual([0, 4550, 54_550]);
    expect(figures(order({ hs6: '081340', unitAmount: 48_000 }))).toEqual([0, 3150, 53_150]);
    expect(figures(order({ hs6: '490199', unitAmount: 48_000 }))).toEqual([0, 3150, 53_150]);
    expect(figures(order({ hs6: '190531', unitAmount: 48_000 }))).toEqual([0, 4550, 54_550]);
    // 70 % of 28/85 of 500.00 is 115.294…
    expect(figures(order({ hs6: '330499', taxClass: 'luxury_cosmetics', unitAmount: 48_000 }))).toEqual([
      0, 11_529, 61_529,
    ]);
    expect(figures(order({ hs6: '330499', unitAmount: 48_000 }))).toEqual([0, 4550, 54_550]);
  });

  test('the single limit counts carriage; one thing above it is taxed in full, several cannot come', () => {
    expect(figures(order({ unitAmount: 498_000 }))).toEqual([0, 45_500, 545_500]);
    expect(figures(order({ unitAmount: 498_001 }))).toEqual(['duty_rate_needed', 'depends_on_duty']);
    // 5,980 and 20 of carriage: 10 % duty is 600, 13 % of 6,600 is 858.
    expect(figures(order({ unitAmount: 598_000, dutyRate: 0.1 }))).toEqual([60_000, 85_800, 745_800]);
    expect(figures(order({ unitAmount: 299_000, quantity: 2, dutyRate: 0.1 }))).toEqual(['over_channel_limit']);
  });

  test('the yearly limit counts what was bought before', () => {
    expect(figures(order({ unitAmount: 98_000 }, { yearSoFar: 2_500_000 }))).toEqual([0, 9100, 109_100]);
    expect(figures(order({ unitAmount: 98_000 }, { yearSoFar: 2_500_001 }))).toContain('duty_rate_needed');
    expect(figures(order({ unitAmount: 98_000, dutyRate: 0 }, { yearSoFar: 2_500_001 }))).toEqual([0, 13_000, 113_000]);
  });

  test('a luxury watch or wine needs its consumption tax', () => {
    expect(figures(order({ hs6: '910211', taxClass: 'luxury_watch', unitAmount: 98_000 }))).toEqual([
      'excise_not_known',
    ]);
    // 70 % of (10 % + 13 %) / 90 % of 1,000.00 is 178.888…
    expect(figures(order({ hs6: '220421', exciseRate: 0.1, unitAmount: 98_000 }))).toEqual([0, 17_889, 117_889]);
  });
});

describe('personal parcel by mail', () => {
  const order = (line: object, parts = {}) =>
    testOrder({
      destination: 'CN',
      currency: 'CNY',
      channel: 'mail',
      from: 'JP',
      line: { hs6: '420292', ...line },
      ...parts,
    });

  test('20 % of a bag, 13 % of chocolate, 50 % of a gold ring', () => {
    expect(figures(order({ unitAmount: 80_000 }))).toEqual([0, 16_000, 96_000]);
    expect(figures(order({ hs6: '180632', unitAmount: 80_000 }))).toEqual([0, 10_400, 90_400]);
    expect(figures(order({ hs6: '711319', unitAmount: 80_000 }))).toEqual([0, 40_000, 120_000]);
    expect(figures(order({ hs6: null, unitAmount: 80_000 }))).toEqual(['tax_class_needed']);
  });

  test('tax up to 50 yuan is waived', () => {
    expect(figures(order({ unitAmount: 25_000 }))).toEqual([0, 0, 25_000]);
    expect(figures(order({ unitAmount: 25_005 }))).toEqual([0, 5001, 30_006]);
  });

  test('1,000 yuan a parcel, 800 from Hong Kong, unless it is one thing', () => {
    expect(figures(order({ unitAmount: 50_000, quantity: 2 }))).toEqual([0, 20_000, 120_000]);
    expect(figures(order({ unitAmount: 50_001, quantity: 2 }))).toEqual(['over_channel_limit']);
    expect(figures(order({ unitAmount: 40_001, quantity: 2 }, { from: 'HK' }))).toEqual(['over_channel_limit']);
    expect(figures(order({ unitAmount: 150_000 }))).toEqual([0, 30_000, 180_000]);
  });
});
