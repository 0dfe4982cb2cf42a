import type { Money } from '../../money';
import { noDuty, ratedDuty } from '../duty';
import { zero } from '../fraction';
import { type Ledger, noteExchange, unknown, write } from '../ledger';
import { type Order, within } from '../order';
import { type Row, rowOn } from '../rule';
import { isExcisable, refuseExcise } from '../tax';
import { provincialTax } from './tax-rows';

type LowValueRow = Row & { untaxed: Money; dutyFree: Money };
const dollars = (amount: number): Money => ({ amount, currency: 'CAD' });

/** Straight from the United States or Mexico by courier. It is where it is sent from that counts, not where it is made. */
const neighbourRows: LowValueRow[] = [
  {
    id: 'ca.low-value-courier-us-mx',
    title: {
      zh: '美墨快递：40 加元以下免税，150 以下免关税',
      en: 'Courier from the US or Mexico: CAD 40 untaxed, 150 duty-free',
    },
    from: '2020-07-01',
    until: null,
    source: 'CBSA, low-value shipments; Customs Notice 20-18',
    confidence: 'primary',
    untaxed: dollars(4000),
    dutyFree: dollars(15_000),
  },
];

const otherRows: LowValueRow[] = [
  {
    id: 'ca.low-value',
    title: { zh: '20 加元以下免税', en: 'Up to CAD 20 free of duty and tax' },
    from: '1992-01-01',
    until: null,
    source: 'CBSA, low-value shipments; postal and courier imports remission orders',
    confidence: 'primary',
    untaxed: dollars(2000),
    dutyFree: dollars(2000),
  },
];

const giftRows: (Row & { limit: Money })[] = [
  {
    id: 'ca.gift',
    title: { zh: '60 加元以下的礼物免税', en: 'Gift up to CAD 60' },
    from: '1992-01-01',
    until: null,
    source: 'CBSA, gifts sent from abroad',
    confidence: 'secondary',
    limit: dollars(6000),
  },
];

const tariffRows: Row[] = [
  {
    id: 'ca.tariff',
    title: { zh: '加拿大关税（最惠国）', en: 'Canadian duty, most-favoured-nation' },
    from: '1998-01-01',
    until: null,
    source: 'Customs Tariff of Canada, value without carriage; rate as the order states it',
    confidence: 'secondary',
  },
];

function lowValueRow({ input, day }: Order): LowValueRow | null {
  const neighbour = (input.from === 'US' || input.from === 'MX') && input.carrier !== 'mail';
  return rowOn(neighbour ? neighbourRows : otherRows, day) ?? rowOn(otherRows, day);
}

/** Goods sent from outside to Canada. */
export function canadian(ledger: Ledger): void {
  const { order } = ledger;
  const { input, day, goods } = order;
  const [low, gift, tariff] = [lowValueRow(order), rowOn(giftRows, day), rowOn(tariffRows, day)];
  if (!low || !tariff) {
    unknown(ledger, 'tax', 'no_rule_on_date');
    return;
  }
  noteExchange(ledger, 'CAD');
  if (input.carrier === undefined) ledger.assumptions.add('sent_by_courier');
  if (input.from == null) ledger.assumptions.add('sent_from_elsewhere');
  const excise = order.items.some(isExcisable);
  if (excise) refuseExcise(ledger);
  const free = input.gift && gift && within(order, goods, gift.limit) ? gift : low;
  if (!excise && (free === gift || within(order, goods, low.untaxed))) {
    noDuty(ledger, free);
    write(ledger, 'tax', free, zero);
    return;
  }
  ledger.assumptions.add('collected_at_border');
  const duties =
    !excise && within(order, goods, low.dutyFree)
      ? noDuty(ledger, low)
      : ratedDuty(ledger, tariff, (item) => item.value);
  provincialTax(ledger, (item) => item.value, duties);
}
