import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LandedInput } from './input';
import { landedDestinations, landedPrice } from './landed-price';
import { today } from './testing';

const line = fc.record({
  hs6: fc.constantFrom('610910', '691200', '851830', '180632', '490199', '640399', '220830', null),
  unitAmount: fc.integer({ min: 0, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  dutyRate: fc.option(fc.constantFrom(0, 0.047, 0.12, 0.335), { freq: 1 }),
  preferential: fc.boolean(),
  currency: fc.constantFrom(undefined, 'USD' as const, 'JPY' as const, 'KWD' as const),
});

const order: fc.Arbitrary<LandedInput> = fc.record({
  destination: fc.constantFrom(...landedDestinations, 'BR'),
  region: fc.constantFrom('ON', 'QC', 'AB', undefined),
  from: fc.constantFrom('CN', 'US', 'HK', 'FR', null),
  currency: fc.constantFrom('EUR' as const, 'CNY' as const, 'JPY' as const, 'KWD' as const),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  shipping: fc.option(fc.integer({ min: 0, max: 9000 }), { freq: 8 }),
  insurance: fc.integer({ min: 0, max: 300 }),
  ioss: fc.constantFrom(true, false, undefined),
  gift: fc.boolean(),
  personal: fc.boolean(),
  carrier: fc.constantFrom('courier' as const, 'mail' as const, undefined),
  channel: fc.constantFrom('cbec' as const, 'mail' as const, undefined),
  fees: fc.constantFrom([], ['eu.handling-fee', 'us.mpf-informal']),
});

test('a total is the sum of whole lines, and there is none while something is unknown', () => {
  let known = 0;
  let open = 0;
  fc.assert(
    fc.property(order, (input) => {
      const result = landedPrice(input, today);
      const kinds = result.lines.map(({ kind }) => kind);
      for (const { amount } of result.lines) expect(Number.isSafeInteger(amount)).toBe(true);
      if (result.known) {
        known++;
        expect(result.total).toBe(result.lines.reduce((all, { amount }) => all + amount, 0));
        for (const kind of ['goods', 'shipping', 'duty', 'tax'] as const) expect(kinds).toContain(kind);
      } else {
        open++;
        expect(result).not.toHaveProperty('total');
        expect(result.unknown.length).toBeGreaterThan(0);
      }
      for (const { rule, source, date } of result.lines)
        expect([rule, source, date].every((text) => text !== '')).toBe(true);
    }),
    { numRuns: 400 },
  );
  expect(Math.min(known, open)).toBeGreaterThan(40);
});

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(order, (input) => {
      const figures = ({ lines }: LandedInput) => {
        const result = landedPrice({ ...input, lines }, today);
        const codes = result.known ? [] : result.unknown.map(({ part, code }) => `${part} ${code}`).sort();
        return [result.known ? result.total : null, codes, result.lines.map(({ amount }) => amount).sort()];
      };
      expect(figures({ ...input, lines: [...input.lines].reverse() })).toEqual(figures(input));
    }),
    { numRuns: 200 },
  );
});

test('one more of something never costs less while the same rules apply', () => {
  let compared = 0;
  fc.assert(
    fc.property(order, (input) => {
      const [first, ...others] = input.lines;
      if (!first) return;
      const more = [{ ...first, quantity: (first.quantity ?? 1) + 1 }, ...others];
      const [one, two] = [landedPrice(input, today), landedPrice({ ...input, lines: more }, today)];
      if (!one.known || !two.known) return;
      const rules = (lines: typeof one.lines) => JSON.stringify(lines.map(({ rule, rate }) => [rule, rate]));
      if (rules(one.lines) !== rules(two.lines)) return;
      compared++;
      expect(two.total).toBeGreaterThanOrEqual(one.total);
    }),
    { numRuns: 400 },
  );
  expect(compared).toBeGreaterThan(60);
});
