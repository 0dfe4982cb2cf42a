import { describe, expect, test } from 'vitest';
import { landedPrice } from '../landed-price';
import { figures, testOrder, today } from '../testing';
import { memberStates, vatRows } from './vat-rows';

const mug = { hs6: '691200', unitAmount: 2500, quantity: 1 };
const lamp = { hs6: '940521', unitAmount: 4000, quantity: 1 };

describe('up to 150 euros', () => {
  test('the flat duty counts distinct tariff items, neither pieces nor lines', () => {
    const order = (lines: (typeof mug)[]) => figures(testOrder({ ioss: true, lines }))[0];
    expect(order([{ ...mug, quantity: 4 }])).toBe(300);
    expect(order([mug, { ...mug, unitAmount: 900 }])).toBe(300);
    expect(order([mug, lamp])).toBe(600);
    expect(order([mug, { ...mug, hs6: '6912.00.21' }])).toBe(300);
  });

  test('the shop’s own VAT leaves the flat duty out, the border’s takes it in', () => {
    const order = { destination: 'DE', shipping: 700, lines: [mug, lamp] };
    // 72.00 with shipping: 19 % is 13.68; with 6.00 of duty 78.00, 19 % is 14.82.
    expect(figures(testOrder({ ...order, ioss: true }))).toEqual([600, 1368, 9168]);
    expect(figures(testOrder({ ...order, ioss: false }))).toEqual([600, 1482, 9282]);
    expect(figures(testOrder(order))).toEqual([600, 1482, 9282]);
  });

  test('half a cent goes up', () => {
    // 21 % of 10.50 is 2.205.
    expect(figures(testOrder({ destination: 'BE', ioss: true, line: { unitAmount: 1050 } }))).toEqual([300, 221, 1571]);
  });

  test('the limit is the value of the goods after discounts, without shipping', () => {
    const at = (unitAmount: number, discount = 0) =>
      figures(testOrder({ ioss: true, shipping: 4000, discount, line: { unitAmount } }));
    expect(at(14_999)).toEqual([300, 3800, 23_099]);
    expect(at(15_000)).toEqual([300, 3800, 23_100]);
    expect(at(15_001)).toEqual(['duty_rate_needed', 'depends_on_duty']);
    expect(at(15_500, 500)).toEqual([300, 3800, 23_100]);
  });

  test('a line without tariff item is one item when it is alone, and unknown beside others', () => {
    expect(figures(testOrder({ ioss: true, line: { hs6: null, unitAmount: 5000 } }))).toEqual([300, 1000, 6300]);
    const lines = [mug, { ...mug, hs6: null }];
    expect(figures(testOrder({ ioss: true, lines }))).toEqual(['tariff_item_needed']);
  });

  test('a preferential rate stands in for the flat duty outside the one-stop shop only', () => {
    const line = { unitAmount: 10_000, dutyRate: 0, preferential: true };
    expect(figures(testOrder({ ioss: false, line }))).toEqual([0, 2000, 12_000]);
    expect(figures(testOrder({ ioss: true, line }))).toEqual([300, 2000, 12_300]);
    expect(figures(testOrder({ ioss: false, line: { ...line, preferential: false } }))).toEqual([300, 2060, 12_360]);
  });

  test('a present up to 45 euros is free', () => {
    expect(figures(testOrder({ gift: true, line: { unitAmount: 4500 } }))).toEqual([0, 0, 4500]);
    expect(figures(testOrder({ gift: true, line: { unitAmount: 4501 } }))[0]).toBe(300);
  });
});

test('above 150 euros duty is a rate of the value with carriage, and VAT of all of it', () => {
  // 240.00: 4.7 % is 11.28; 25 % of 251.28 is 62.82.
  const order = testOrder({ destination: 'SE', shipping: 4000, line: { unitAmount: 20_000, dutyRate: 0.047 } });
  expect(figures(order)).toEqual([1128, 6282, 31_410]);
});

test('rows hold from their day and up to their last', () => {
  const order = testOrder({ ioss: true, line: { unitAmount: 6000 } });
  expect(figures(order, new Date('2026-06-30T23:59:59Z'))).toEqual([0, 1200, 7200]);
  expect(figures(order, new Date('2026-07-01T00:00:00Z'))).toEqual([300, 1200, 7500]);
  expect(figures(order, new Date('2028-06-30T00:00:00Z'))).toEqual([300, 1200, 7500]);
  expect(figures(order, new Date('2028-07-01T00:00:00Z'))).toEqual(['duty_rate_needed', 'depends_on_duty']);
  const estonia = testOrder({ ...order, destination: 'EE' });
  expect(figures(estonia, new Date('2025-06-30'))).toEqual([0, 1320, 7320]);
  expect(figures(estonia, new Date('2025-07-01'))).toEqual([0, 1440, 7440]);
  expect(figures(estonia, new Date('1990-01-01'))).toEqual(['no_rule_on_date']);
});

test('twenty-seven states, each with one rate a day between the lowest and the highest lawful ones in use', () => {
  expect(memberStates).toHaveLength(27);
  for (const state of memberStates) {
    const rows = vatRows(state).filter((row) => row.until === null);
    expect(rows).toHaveLength(1);
    const [duty, tax] = figures(testOrder({ destination: state, ioss: true })) as number[];
    expect(duty).toBe(300);
    expect(tax).toBeGreaterThanOrEqual(1700);
    expect(tax).toBeLessThanOrEqual(2700);
  }
  expect(figures(testOrder({ destination: 'FI', ioss: true }))[1]).toBe(2550);
  expect(figures(testOrder({ destination: 'EL', ioss: true }))[1]).toBe(2400);
});

test('fees that nobody confirms are told of, and in the total only when they are asked for', () => {
  const order = testOrder({ ioss: true, line: { unitAmount: 5000, quantity: 2 } });
  const plain = landedPrice(order, today);
  expect(plain.possible.map(({ rule, amount }) => [rule, amount])).toEqual([
    ['eu.handling-fee', 400],
    ['eu.fee.fr', 200],
  ]);
  expect(plain.lines.some((line) => line.kind === 'fee')).toBe(false);
  expect(figures({ ...order, fees: ['eu.fee.fr'] })).toEqual([300, 2000, 12_500]);
  const romania = { ...order, destination: 'RO', fees: ['eu.fee.ro'] };
  expect(figures(romania)).toEqual(['fee_amount_not_known']);
});

test('spirits carry an excise that is not known', () => {
  expect(figures(testOrder({ ioss: true, line: { hs6: '220830' } }))).toContain('excise_not_known');
});

test('from one member state to another there is no border and the price has its tax', () => {
  expect(figures(testOrder({ from: 'DE', shipping: 600 }))).toEqual([0, 0, 10_600]);
  expect(landedPrice(testOrder({ from: 'DE' }), today).assumptions).toContain('price_includes_tax');
});
