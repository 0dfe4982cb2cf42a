import type { Money } from '../money';
import { noDuty, ratedDuty } from './duty';
import { decimal, zero } from './fraction';
import { type Ledger, noteExchange, unknown, write } from './ledger';
import { landedValue, within } from './order';
import { type Row, rowOn } from './rule';
import { type RateRow, refuseExcise, taxOn } from './tax';

const pounds = (amount: number): Money => ({ amount, currency: 'GBP' });

const lowValueRows: (Row & { limit: Money })[] = [
  {
    id: 'gb.low-value-relief',
    title: { zh: '135 英镑以下免关税', en: 'No duty up to GBP 135' },
    from: '2021-01-01',
    // Announced as the latest day; an earlier one may still be set.
    until: '2028-10-01',
    source: 'HMRC rules since 2021; Treasury consultation 2025-11 to 2026-03 on ending the relief',
    confidence: 'secondary',
    limit: pounds(13_500),
  },
];

const giftRows: (Row & { limit: Money })[] = [
  {
    id: 'gb.gift',
    title: { zh: '39 英镑以下的礼物免税', en: 'Gift up to GBP 39' },
    from: '2014-04-01',
    until: null,
    source: 'HMRC rules for gifts sent from abroad',
    confidence: 'secondary',
    limit: pounds(3900),
  },
];

const tariffRows: Row[] = [
  {
    id: 'gb.tariff',
    title: { zh: '英国全球关税', en: 'UK Global Tariff' },
    from: '2021-01-01',
    until: null,
    source: 'UK Global Tariff, value with shipping and insurance; rate as the order states it',
    confidence: 'memory',
  },
];

const vatRows: RateRow[] = [
  {
    id: 'gb.vat',
    title: { zh: '增值税 20%', en: 'VAT 20 %' },
    from: '2011-01-04',
    until: null,
    source: 'Value Added Tax Act 1994, standard rate; charged at the sale up to GBP 135 since 2021-01-01',
    confidence: 'secondary',
    rate: decimal(0.2),
  },
];

/** Goods sent from outside to Great Britain. */
export function british(ledger: Ledger): void {
  const { order } = ledger;
  const { day, input, goods } = order;
  const [low, gift, tariff, vat] = [
    rowOn(lowValueRows, day),
    rowOn(giftRows, day),
    rowOn(tariffRows, day),
    rowOn(vatRows, day),
  ];
  if (!tariff || !vat) {
    unknown(ledger, 'tax', 'no_rule_on_date');
    return;
  }
  noteExchange(ledger, 'GBP');
  const excise = refuseExcise(ledger);
  if (gift && input.gift && !excise && within(order, goods, gift.limit)) {
    noDuty(ledger, gift);
    write(ledger, 'tax', gift, zero);
    return;
  }
  const relieved = low !== null && !excise && within(order, goods, low.limit);
  ledger.assumptions.add(relieved && !input.gift ? 'collected_by_seller' : 'collected_at_border');
  const duties = relieved ? noDuty(ledger, low) : ratedDuty(ledger, tariff, landedValue);
  taxOn(ledger, vat, { base: landedValue, duties });
}
