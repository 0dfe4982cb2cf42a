import { american } from './america';
import { australian } from './australia';
import { british } from './britain';
import { canadian } from './canada/canada';
import { chinese } from './china/china';
import { domestic, isDomestic } from './domestic';
import { european } from './eu/eu';
import { memberStates } from './eu/vat-rows';
import { rateUsed } from './exchange';
import { fraction } from './fraction';
import { type LandedInput, landedInputSchema } from './input';
import { japanese } from './japan';
import { type Ledger, openLedger, unknown, write } from './ledger';
import { type Order, readOrder } from './order';
import type { LandedResult, Unknown } from './result';
import { dayOf, type Row } from './rule';

type Regime = (ledger: Ledger) => void;

const regimes: Record<string, Regime> = {
  ...Object.fromEntries(memberStates.map((state) => [state, european])),
  AU: australian,
  CA: canadian,
  CN: chinese,
  GB: british,
  JP: japanese,
  US: american,
};

/** Destinations whose duty and taxes are known here, ISO 3166 alpha-2. */
export const landedDestinations: readonly string[] = Object.keys(regimes).sort();

function stated(ledger: Ledger, order: Order): void {
  const { input, day, items, exchangedFrom } = order;
  const row = (id: string, zh: string, en: string): Row => {
    return { id: `order.${id}`, title: { zh, en }, from: day, until: null, source: 'order', confidence: 'primary' };
  };
  const amount = (minor: number) => fraction(BigInt(minor));
  for (const item of items) {
    const from = input.lines[item.index]?.currency;
    const estimate = from !== undefined && exchangedFrom.includes(from);
    write(ledger, 'goods', row('goods', '商品', 'Goods'), amount(item.gross), { item, estimate });
  }
  if (order.discount > 0) write(ledger, 'discount', row('discount', '优惠', 'Discount'), amount(-order.discount));
  if (input.shipping == null) unknown(ledger, 'shipping', 'shipping_not_stated');
  else write(ledger, 'shipping', row('shipping', '运费', 'Shipping'), amount(input.shipping));
  if (input.insurance > 0) write(ledger, 'insurance', row('insurance', '保险', 'Insurance'), amount(input.insurance));
}

function imported(ledger: Ledger, order: Order): void {
  const regime = isDomestic(order) ? domestic : regimes[order.input.destination];
  if (!regime) {
    unknown(ledger, 'duty', 'no_rules_for_destination');
    unknown(ledger, 'tax', 'no_rules_for_destination');
  } else if (order.carriage === null) {
    unknown(ledger, 'duty', 'depends_on_shipping');
    unknown(ledger, 'tax', 'depends_on_shipping');
  } else {
    if (order.items.some((item) => item.hsEstimated)) ledger.assumptions.add('tariff_items_estimated');
    regime(ledger);
  }
}

function distinct(all: readonly Unknown[]): Unknown[] {
  return [...new Map(all.map((one) => [`${one.part} ${one.code} ${one.item}`, one])).values()];
}

/**
 * What an order costs delivered: goods − discount + shipping + insurance + duty + tax + fees, in minor units of the
 * input's currency, by the rows that hold on the day of `on` (UTC). Pure. A part that the rows or the input don't let
 * one know is listed in `unknown`, and then there is no total. Throws a ZodError on an input outside its schema: what
 * comes from outside passes `landedInputSchema` first.
 */
export function landedPrice(input: LandedInput, on: Date): LandedResult {
  const order = readOrder(landedInputSchema.parse(input), dayOf(on));
  const ledger = openLedger(order);
  stated(ledger, order);
  imported(ledger, order);
  const { lines, possible } = ledger;
  const common = {
    currency: order.currency,
    day: order.day,
    lines,
    possible,
    assumptions: [...ledger.assumptions].sort(),
    exchange: [...ledger.exchangedFrom].sort().map((from) => rateUsed(from, order.currency)),
  };
  if (ledger.unknown.length > 0) return { known: false, ...common, unknown: distinct(ledger.unknown) };
  const total = lines.reduce((all, line) => all + line.amount, 0);
  return { known: true, ...common, total, estimate: lines.some((line) => line.estimate) };
}
