import { noDuty, ratedDuty } from '../duty';
import { decimal, type Fraction, minus, over, plus, rounded, sum, times, zero } from '../fraction';
import { type Ledger, noteExchange, unknown, write } from '../ledger';
import { type Item, landedValue, within } from '../order';
import { rowOn } from '../rule';
import { type RateRow, taxOn } from '../tax';
import { cbecRows, fullRows, mailRatesConfidence, mailRows } from './rows';
import { goodsRates, mailRate } from './tax-class';

type Rates = NonNullable<ReturnType<typeof goodsRates>>;

/** VAT and consumption tax as a share of a price that holds neither. */
const combined = ({ vat, consumption }: Rates): Fraction =>
  over(plus(consumption, vat), minus(decimal(1), consumption));

function crossBorder(ledger: Ledger): void {
  const { order } = ledger;
  const { input, items, day } = order;
  const [cbec, full] = [rowOn(cbecRows, day), rowOn(fullRows, day)];
  if (!cbec || !full) {
    unknown(ledger, 'tax', 'no_rule_on_date');
    return;
  }
  const known = new Map<Item, Rates>();
  for (const item of items) {
    const rates = goodsRates(item);
    if (rates) known.set(item, rates);
    else unknown(ledger, 'tax', 'excise_not_known', item);
  }
  if (known.size < items.length) return;
  if (input.channel === undefined) ledger.assumptions.add('cross_border_channel');
  if (input.yearSoFar === undefined) ledger.assumptions.add('first_purchase_of_year');
  const value = sum(items.map(landedValue));
  const inYear = within(order, plus(value, decimal(input.yearSoFar ?? 0)), cbec.yearly);
  const single = within(order, value, cbec.single);
  const tax = (row: RateRow, share: Fraction, duties: Parameters<typeof taxOn>[2]['duties']) =>
    taxOn(ledger, row, {
      base: landedValue,
      duties,
      rateOf: (item) => {
        const rates = known.get(item);
        return { rate: rates ? times(share, combined(rates)) : zero, guess: rates?.sure !== true };
      },
    });
  if (single && inYear) {
    ledger.assumptions.add('collected_by_seller');
    tax({ ...cbec, rate: zero }, cbec.share, noDuty(ledger, cbec));
    return;
  }
  // Above the single limit only an order of one thing may still come in this way, and then it is taxed in full.
  const pieces = items.reduce((all, item) => all + item.quantity, 0);
  if (inYear && pieces > 1) {
    unknown(ledger, 'tax', 'over_channel_limit');
    return;
  }
  tax({ ...full, rate: zero }, decimal(1), ratedDuty(ledger, full, landedValue));
}

function personalMail(ledger: Ledger): void {
  const { order } = ledger;
  const { input, items, goods, day } = order;
  const row = rowOn(mailRows, day);
  if (!row) {
    unknown(ledger, 'tax', 'no_rule_on_date');
    return;
  }
  const nearby = ['HK', 'MO', 'TW'].includes(input.from ?? '');
  const pieces = items.reduce((all, item) => all + item.quantity, 0);
  if (pieces > 1 && !within(order, goods, nearby ? row.nearby : row.limit)) {
    unknown(ledger, 'tax', 'over_channel_limit');
    return;
  }
  if (input.from == null) ledger.assumptions.add('sent_from_elsewhere');
  const rates = new Map(items.map((item) => [item, mailRate(item)]));
  const classless = items.filter((item) => rates.get(item) === null);
  for (const item of classless) unknown(ledger, 'tax', 'tax_class_needed', item);
  if (classless.length > 0) return;
  ledger.assumptions.add('collected_at_border');
  const rateOf = (item: Item) => ({ rate: rates.get(item) ?? zero, guess: true });
  const owed = sum(items.map((item) => times(rateOf(item).rate, item.value)));
  const duties = noDuty(ledger, row);
  if (within(order, decimal(rounded(owed)), row.waived)) write(ledger, 'tax', row, zero, { estimate: true });
  else
    taxOn(
      ledger,
      { ...row, confidence: mailRatesConfidence, rate: zero },
      { base: (item) => item.value, duties, rateOf },
    );
}

/** Goods sent from outside to mainland China, to a person. */
export function chinese(ledger: Ledger): void {
  noteExchange(ledger, 'CNY');
  if (ledger.order.input.channel === 'mail') personalMail(ledger);
  else crossBorder(ledger);
}
