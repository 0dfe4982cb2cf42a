import { describe, expect, test } from 'vitest';
import type { Understanding } from '@/lib/language/understanding';
import { checkPlan } from './check-plan';
import type { Plan } from './plan';

const nothingSaid: Understanding = {
  lang: 'zh',
  price: null,
  exclude: [],
  allow: [],
  quantities: [],
  sizes: [],
  people: null,
  destination: null,
  terms: [],
};
const said = (text: string, some: Partial<Understanding> = {}) => ({ text, said: { ...nothingSaid, ...some } });
const plan = (some: Partial<Plan>): Plan => ({
  intent: 'search',
  terms: ['耳机'],
  exclude: [],
  budget: null,
  destination: null,
  sizes: [],
  ask: null,
  ...some,
});
const budget = (max: number) => ({
  min: null,
  max,
  minInclusive: true,
  maxInclusive: true,
  approx: null,
  currency: null,
  per: null,
});

describe('checkPlan', () => {
  test("the words' figures replace the planner's", () => {
    const checked = checkPlan(plan({ budget: budget(50) }), [
      said('500 以内', { price: { max: 500, maxInclusive: true } }),
    ]);
    expect(checked.budget).toEqual(budget(500));
  });

  test('an earlier budget is carried with the figures that were said; one that nobody named is dropped', () => {
    const words = [said('under 20', { price: { max: 20, maxInclusive: false, currency: 'USD' } }), said('in blue')];
    expect(checkPlan(plan({ budget: budget(25) }), words).budget).toMatchObject({
      max: 20,
      maxInclusive: false,
      currency: 'USD',
    });
    expect(checkPlan(plan({ budget: budget(25) }), [said('in blue')]).budget).toBeNull();
    expect(checkPlan(plan({ budget: null }), words).budget).toBeNull();
  });

  test('keeps the currency of the language in which a bare number was said', () => {
    const yuan = [said('500 以内的耳机', { price: { max: 500 } }), said('something cheaper')];
    expect(checkPlan(plan({ budget: budget(500) }), yuan).budget).toMatchObject({ max: 500, currency: 'CNY' });
    expect(checkPlan(plan({ budget: budget(500) }), yuan, 'EUR').budget).toMatchObject({ currency: null });
    const dollars = [said('headphones under 80', { price: { max: 80 } }), said('便宜点的')];
    expect(checkPlan(plan({ budget: budget(80) }), dollars).budget).toMatchObject({ max: 80, currency: 'USD' });
  });

  test('exclusions are what both read, each once, and only what was said', () => {
    const words = [said('不要索尼'), said('也不要 Bose 和塑料', { exclude: ['Bose', '塑料'] })];
    const checked = checkPlan(plan({ exclude: ['索尼', 'bose', '苹果'] }), words);
    expect(checked.exclude).toEqual(['索尼', 'bose', '塑料']);
  });

  test('what is taken back is no longer excluded', () => {
    const words = [said('不要塑料'), said('塑料的也可以了', { allow: ['塑料'] })];
    expect(checkPlan(plan({ exclude: ['塑料'] }), words).exclude).toEqual([]);
  });

  test('a size that was never said is not one', () => {
    const sizes = [{ system: null, value: '42' }];
    expect(checkPlan(plan({ sizes }), [said('男鞋')]).sizes).toEqual([]);
    expect(checkPlan(plan({ sizes }), [said('４２码男鞋')]).sizes).toEqual(sizes);
  });
});
