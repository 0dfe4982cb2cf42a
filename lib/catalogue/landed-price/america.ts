import type { Money } from '../money';
import { noDuty, ratedDuty } from './duty';
import { optionalFee } from './fees';
import { zero } from './fraction';
import { type Ledger, noteExchange, unknown, write } from './ledger';
import { within } from './order';
import { type Row, rowOn } from './rule';
import { refuseExcise } from './tax';

const dollars = (amount: number): Money => ({ amount, currency: 'USD' });

/** `except`: places of dispatch that lost the relief earlier. */
const lowValueRows: (Row & { limit: Money; except: string[] })[] = [
  {
    id: 'us.de-minimis',
    title: { zh: '800 美元以下免关税', en: 'No duty up to USD 800' },
    from: '2016-02-24',
    until: '2025-05-02',
    source: '19 USC 1321(a)(2)(C)',
    confidence: 'primary',
    limit: dollars(80_000),
    except: [],
  },
  {
    id: 'us.de-minimis',
    title: { zh: '800 美元以下免关税', en: 'No duty up to USD 800' },
    from: '2025-05-02',
    until: '2025-08-29',
    source: '19 USC 1321(a)(2)(C); ended by EO 14324, codified 2026-06-24 (91 FR 37789, 91 FR 37801)',
    confidence: 'primary',
    limit: dollars(80_000),
    except: ['CN', 'HK'],
  },
];

const giftRows: (Row & { limit: Money })[] = [
  {
    id: 'us.gift',
    title: { zh: '100 美元以下的礼物免税', en: 'Gift up to USD 100' },
    from: '1994-01-01',
    until: null,
    source: '19 USC 1321(a)(2)(A); kept by EO 14324',
    confidence: 'secondary',
    limit: dollars(10_000),
  },
];

const tariffRows: Row[] = [
  {
    id: 'us.tariff',
    title: { zh: '美国进口关税（含附加税）', en: 'US duty, additional duties included' },
    from: '2016-02-24',
    until: null,
    source: 'HTSUS column 1 and additional duties by origin, value without carriage; rate as the order states it',
    confidence: 'primary',
  },
];

const noVatRow: Row = {
  id: 'us.no-federal-vat',
  title: { zh: '无联邦增值税（州销售税另计）', en: 'No federal VAT (state sales tax may come on top)' },
  from: '1789-07-04',
  until: null,
  source: 'No federal sales tax exists; states tax sales on their own',
  confidence: 'primary',
};

const processingFeeRow: Row & { amount: Money } = {
  id: 'us.mpf-informal',
  title: { zh: '货物处理费（非正式报关）', en: 'Merchandise processing fee, informal entry' },
  from: '2025-10-01',
  until: null,
  source: 'A carrier’s page: about USD 2.69; whether it is asked for depends on the carrier',
  confidence: 'weak',
  amount: dollars(269),
};

/** Goods sent from outside to the United States. */
export function american(ledger: Ledger): void {
  const { order } = ledger;
  const { day, input, goods } = order;
  const [low, gift, tariff] = [rowOn(lowValueRows, day), rowOn(giftRows, day), rowOn(tariffRows, day)];
  if (!tariff) {
    unknown(ledger, 'duty', 'no_rule_on_date');
    return;
  }
  noteExchange(ledger, 'USD');
  ledger.assumptions.add('state_sales_tax_not_included');
  const excise = refuseExcise(ledger);
  // Without a place of dispatch, the relief that some places had lost isn't taken for granted.
  const relief =
    low && (low.except.length === 0 || (input.from != null && !low.except.includes(input.from))) ? low : null;
  const free = input.gift && gift && within(order, goods, gift.limit) ? gift : relief;
  if (free && !excise && within(order, goods, free.limit)) noDuty(ledger, free);
  else {
    ratedDuty(ledger, tariff, (item) => item.value);
    optionalFee(ledger, processingFeeRow, processingFeeRow.amount, 1);
  }
  write(ledger, 'tax', noVatRow, zero);
}
