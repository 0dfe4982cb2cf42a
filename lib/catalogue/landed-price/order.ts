import type { Currency, Money } from '../money';
import { exchanged } from './exchange';
import { atMost, decimal, type Fraction, fraction, minus, over, plus, rounded, sum, times, zero } from './fraction';
import type { ReadInput, ReadLine, TaxClass } from './input';

/** One line of goods as customs see it; amounts in minor units of the order's currency. */
export type Item = {
  index: number;
  hs6: string | null;
  hsEstimated: boolean;
  taxClass: TaxClass | null;
  quantity: number;
  /** Before any discount, exchanged and rounded once. */
  gross: number;
  /** After the line's discount and its part of the order's. */
  value: Fraction;
  /** Price of one after discounts. */
  unitValue: Fraction;
  /** Its part of shipping and insurance, by value. */
  carriage: Fraction;
  dutyRate: Fraction | null;
  preferential: boolean;
  taxRate: Fraction | null;
  exciseRate: Fraction | null;
};

export type Order = {
  input: ReadInput;
  /** ISO date. */
  day: string;
  currency: Currency;
  items: Item[];
  /** All discounts together, minor units. */
  discount: number;
  /** Value of the goods after discounts. */
  goods: Fraction;
  /** Shipping and insurance; null where shipping isn't stated. */
  carriage: Fraction | null;
  /** Currencies that were exchanged from. */
  exchangedFrom: Currency[];
};

const rateOf = (rate: number | null | undefined): Fraction | null => (rate == null ? null : decimal(rate));

/** Shares of `whole` by weight; equal shares where nothing has weight. */
export function shares(whole: Fraction, weights: readonly Fraction[]): Fraction[] {
  const all = sum(weights);
  if (all.n === 0n) return weights.map(() => over(whole, fraction(BigInt(weights.length))));
  return weights.map((weight) => over(times(whole, weight), all));
}

/** The order in one currency, with discounts and carriage spread over the goods. */
export function readOrder(input: ReadInput, day: string): Order {
  const { currency } = input;
  const inOne = (amount: bigint, line: ReadLine) =>
    rounded(exchanged(fraction(amount), line.currency ?? currency, currency));
  const gross = input.lines.map((line) => inOne(BigInt(line.unitAmount) * BigInt(line.quantity), line));
  const own = input.lines.map((line) => inOne(BigInt(line.discount), line));
  const before = gross.map((amount, i) => fraction(BigInt(amount - (own[i] ?? 0))));
  const off = shares(fraction(BigInt(input.discount)), before);
  const values = before.map((value, i) => minus(value, off[i] ?? zero));
  const carriage = input.shipping == null ? null : fraction(BigInt(input.shipping) + BigInt(input.insurance));
  const carried = shares(carriage ?? zero, values);
  return {
    input,
    day,
    currency,
    discount: own.reduce((all, amount) => all + amount, input.discount),
    goods: sum(values),
    carriage,
    exchangedFrom: [...new Set(input.lines.flatMap((line) => line.currency ?? []))].filter((from) => from !== currency),
    items: input.lines.map((line, index) => {
      const value = values[index] ?? zero;
      return {
        index,
        hs6: line.hs6,
        hsEstimated: line.hsEstimated,
        taxClass: line.taxClass ?? null,
        quantity: line.quantity,
        gross: gross[index] ?? 0,
        value,
        unitValue: over(value, fraction(BigInt(line.quantity))),
        carriage: carried[index] ?? zero,
        dutyRate: rateOf(line.dutyRate),
        preferential: line.preferential,
        taxRate: rateOf(line.taxRate),
        exciseRate: rateOf(line.exciseRate),
      };
    }),
  };
}

/** Value with carriage: what many customs reckon from. */
export const landedValue = (item: Item): Fraction => plus(item.value, item.carriage);

/** Whether an amount of the order's currency is at most a limit named in another, at the dated rates. */
export function within(order: Order, amount: Fraction, limit: Money): boolean {
  return atMost(amount, exchanged(fraction(BigInt(limit.amount)), limit.currency, order.currency));
}
