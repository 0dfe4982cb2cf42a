import type { Money } from '../money';
import { noDuty, ratedDuty } from './duty';
import { decimal, type Fraction } from './fraction';
import { type Ledger, noteExchange, unknown } from './ledger';
import { landedValue, within } from './order';
import { type Row, rowOn } from './rule';
import { type RateRow, refuseExcise, taxOn } from './tax';

const lowValueRows: (Row & { limit: Money })[] = [
  {
    id: 'au.low-value',
    title: { zh: '1000 澳元以下免关税', en: 'No duty up to AUD 1,000' },
    from: '2018-07-01',
    until: null,
    source: 'ATO LCR 2018/1',
    confidence: 'primary',
    limit: { amount: 100_000, currency: 'AUD' },
  },
];

/** `usual`: what most goods bear; used where the order states no rate, as an estimate. */
const tariffRows: (Row & { usual: Fraction })[] = [
  {
    id: 'au.tariff',
    title: { zh: '关税，通常 5%', en: 'Duty, usually 5 %' },
    from: '2018-07-01',
    until: null,
    source: 'Australian Border Force: most goods at 5 % of the customs value without carriage',
    confidence: 'secondary',
    usual: decimal(0.05),
  },
];

const gstRows: RateRow[] = [
  {
    id: 'au.gst',
    title: { zh: '商品服务税 10%', en: 'GST 10 %' },
    from: '2018-07-01',
    until: null,
    source: 'ATO LCR 2018/1: on the price with shipping and insurance, and on duty where there is some',
    confidence: 'primary',
    rate: decimal(0.1),
  },
];

/** Goods sent from outside to Australia. */
export function australian(ledger: Ledger): void {
  const { order } = ledger;
  const [low, tariff, gst] = [rowOn(lowValueRows, order.day), rowOn(tariffRows, order.day), rowOn(gstRows, order.day)];
  if (!tariff || !gst) {
    unknown(ledger, 'tax', 'no_rule_on_date');
    return;
  }
  noteExchange(ledger, 'AUD');
  const excise = refuseExcise(ledger);
  const relieved = low !== null && !excise && within(order, order.goods, low.limit);
  ledger.assumptions.add(relieved ? 'collected_by_seller' : 'collected_at_border');
  const duties = relieved ? noDuty(ledger, low) : ratedDuty(ledger, tariff, (item) => item.value, tariff.usual);
  taxOn(ledger, gst, { base: landedValue, duties });
}
