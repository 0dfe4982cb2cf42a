import { describe, expect, test } from 'vitest';
import { landedPrice } from './landed-price';
import { figures, testOrder, today } from './testing';

describe('Great Britain', () => {
  const order = (unitAmount: number, parts = {}) =>
    testOrder({ destination: 'GB', currency: 'GBP', shipping: 1500, line: { unitAmount }, ...parts });

  test('up to 135 pounds of goods 20 % of all that is paid, no duty', () => {
    expect(figures(order(13_499))).toEqual([0, 3000, 17_999]);
    expect(figures(order(13_500))).toEqual([0, 3000, 18_000]);
    expect(figures(order(13_501))).toEqual(['duty_rate_needed', 'depends_on_duty']);
    expect(figures(order(13_500), new Date('2028-10-01'))).toContain('duty_rate_needed');
    expect(figures(order(13_500), new Date('2020-12-31'))).toEqual(['no_rule_on_date']);
  });

  test('above, duty on the value with carriage and VAT on both', () => {
    // 215.00: 12 % is 25.80; 20 % of 240.80 is 48.16.
    expect(figures(order(20_000, { line: { unitAmount: 20_000, dutyRate: 0.12 } }))).toEqual([2580, 4816, 28_896]);
  });

  test('a present up to 39 pounds is free', () => {
    expect(figures(order(3900, { gift: true }))).toEqual([0, 0, 5400]);
    expect(figures(order(3901, { gift: true }))).toEqual([0, 1080, 6481]);
  });
});

describe('United States', () => {
  const order = (line: object, parts = {}) =>
    testOrder({ destination: 'US', currency: 'USD', shipping: 900, line, ...parts });

  test('nothing is too cheap for duty, and without a rate it is unknown', () => {
    expect(figures(order({ unitAmount: 100 }))).toEqual(['duty_rate_needed']);
    expect(figures(order({ unitAmount: 100, hs6: null }))).toEqual(['duty_rate_needed']);
  });

  test('duty of the value without carriage, no federal tax, and the processing fee only told of', () => {
    const taxed = order({ unitAmount: 4990, quantity: 2, dutyRate: 0.165 });
    expect(figures(taxed)).toEqual([1647, 0, 12_527]);
    const { possible, assumptions } = landedPrice(taxed, today);
    expect(possible).toMatchObject([{ rule: 'us.mpf-informal', amount: 269, confidence: 'weak', estimate: true }]);
    expect(assumptions).toContain('state_sales_tax_not_included');
    expect(figures({ ...taxed, fees: ['us.mpf-informal'] })).toEqual([1647, 0, 12_796]);
  });

  test('presents up to 100 dollars, and the old 800 dollars until their last day', () => {
    expect(figures(order({ unitAmount: 10_000 }, { gift: true }))).toEqual([0, 0, 10_900]);
    expect(figures(order({ unitAmount: 10_001 }, { gift: true }))).toEqual(['duty_rate_needed']);
    const july = new Date('2025-07-15');
    expect(figures(order({ unitAmount: 80_000 }, { from: 'JP' }), july)).toEqual([0, 0, 80_900]);
    expect(figures(order({ unitAmount: 80_000 }, { from: 'CN' }), july)).toEqual(['duty_rate_needed']);
    expect(figures(order({ unitAmount: 80_000 }, { from: 'JP' }), new Date('2025-08-29'))).toEqual([
      'duty_rate_needed',
    ]);
  });
});

describe('Japan', () => {
  const order = (line: object, parts = {}) =>
    testOrder({ destination: 'JP', currency: 'JPY', personal: true, shipping: 1200, line, ...parts });

  test('for own use customs value is 60 % of the price, free up to 10,000 yen', () => {
    expect(figures(order({ unitAmount: 16_666 }))).toEqual([0, 0, 17_866]);
    expect(figures(order({ unitAmount: 16_667 }))).toEqual(['duty_rate_needed', 'depends_on_duty']);
  });

  test('otherwise it is the whole value with carriage', () => {
    expect(figures(order({ unitAmount: 8800 }, { personal: false }))).toEqual([0, 0, 10_000]);
    expect(figures(order({ unitAmount: 8801 }, { personal: false }))).toContain('duty_rate_needed');
    // 21,200: 5 % is 1,060; 10 % of 22,260 is 2,226.
    expect(figures(order({ unitAmount: 20_000, dutyRate: 0.05 }, { personal: false }))).toEqual([1060, 2226, 24_486]);
  });

  test('food at 8 %, other goods at 10 %, in whole yen', () => {
    // Customs values 12,000 and 9,003: taxes 960 and 900.3.
    const lines = [
      { hs6: '180632', unitAmount: 20_000, dutyRate: 0 },
      { hs6: '851830', unitAmount: 15_005, dutyRate: 0 },
    ];
    expect(figures(order({}, { lines }))).toEqual([0, 1860, 38_065]);
    expect(figures(order({ hs6: null, taxClass: 'food', unitAmount: 20_000, dutyRate: 0 }))[1]).toBe(960);
  });

  test('knitwear and leather shoes have no relief unless they are presents', () => {
    expect(figures(order({ hs6: '611030', unitAmount: 3000 }))).toContain('duty_rate_needed');
    expect(figures(order({ hs6: '640399', unitAmount: 3000 }, { gift: true }))).toEqual([0, 0, 4200]);
    // The jumper's 3,000 alone are taxed: 10.9 % is 327, 10 % of 3,327 is 333; the mug beside it is free.
    const lines = [
      { hs6: '611030', unitAmount: 5000, dutyRate: 0.109 },
      { hs6: '691200', unitAmount: 4000 },
    ];
    expect(figures(order({}, { lines }))).toEqual([327, 333, 10_860]);
  });

  test('what follows the reform of 2028 is unknown', () => {
    expect(figures(order({ unitAmount: 1000 }), new Date('2028-03-31'))).toEqual([0, 0, 2200]);
    expect(figures(order({ unitAmount: 1000 }), new Date('2028-04-01'))).toEqual(['no_rule_on_date']);
  });
});

describe('Canada', () => {
  const order = (unitAmount: number, parts = {}) =>
    testOrder({
      destination: 'CA',
      currency: 'CAD',
      region: 'ON',
      from: 'JP',
      shipping: 1000,
      line: { unitAmount },
      ...parts,
    });
  const fromUs = { from: 'US', carrier: 'courier' as const };

  test('20 dollars free by mail or from afar; 40 and 150 by courier from the neighbours', () => {
    expect(figures(order(2000))).toEqual([0, 0, 3000]);
    expect(figures(order(2001))).toEqual(['duty_rate_needed', 'depends_on_duty']);
    expect(figures(order(4000, fromUs))).toEqual([0, 0, 5000]);
    expect(figures(order(4001, fromUs))).toEqual([0, 520, 5521]);
    expect(figures(order(15_000, fromUs))).toEqual([0, 1950, 17_950]);
    expect(figures(order(15_001, fromUs))).toContain('duty_rate_needed');
    expect(figures(order(4000, { from: 'MX', carrier: 'mail' }))).toContain('duty_rate_needed');
  });

  test.each([
    ['AB', 525],
    ['BC', 1260],
    ['NS', 1470],
    ['NB', 1575],
    ['PE', 1575],
    // 5 % and 9.975 % of 105.00: 5.25 and 10.47375.
    ['QC', 1572],
    ['SK', 1155],
    ['NU', 525],
  ])('taxes of %s on the value and its duty', (region, tax) => {
    const line = { unitAmount: 10_000, dutyRate: 0.05 };
    expect(figures(order(0, { region, line }))).toEqual([500, tax, 11_500 + tax]);
  });

  test('without a province the tax is unknown; Nova Scotia had 15 % until April 2025', () => {
    expect(figures(order(10_000, { ...fromUs, region: undefined }))).toEqual(['region_needed']);
    expect(figures(order(10_000, { ...fromUs, region: 'ZZ' }))).toEqual(['region_needed']);
    expect(figures(order(10_000, { ...fromUs, region: 'NS' }), new Date('2025-03-31'))).toEqual([0, 1500, 12_500]);
  });
});

describe('Australia', () => {
  const order = (line: object) => testOrder({ destination: 'AU', currency: 'AUD', shipping: 3000, line });

  test('10 % of price and shipping up to 1,000 dollars, then 5 % duty and 10 % of everything', () => {
    expect(figures(order({ unitAmount: 100_000 }))).toEqual([0, 10_300, 113_300]);
    // Duty 50.0005 is 50.00; GST of 1,080.01 is 108.00.
    expect(figures(order({ unitAmount: 100_001 }))).toEqual([5000, 10_800, 118_801]);
    expect(landedPrice(order({ unitAmount: 100_001 }), today)).toMatchObject({ known: true, estimate: true });
    expect(figures(order({ unitAmount: 200_000, dutyRate: 0 }))).toEqual([0, 20_300, 223_300]);
  });
});

test('a destination without rows is unknown, never free', () => {
  for (const destination of ['BR', 'KE', 'CH', 'ZZ']) {
    const result = landedPrice(testOrder({ destination }), today);
    expect(result.known).toBe(false);
    expect(result.lines.map((line) => line.kind)).toEqual(['goods', 'shipping']);
    expect(result).not.toHaveProperty('total');
  }
});

test('shipping that is not stated leaves everything open', () => {
  for (const shipping of [null, undefined]) {
    expect(figures(testOrder({ shipping }))).toEqual([
      'shipping_not_stated',
      'depends_on_shipping',
      'depends_on_shipping',
    ]);
  }
});
