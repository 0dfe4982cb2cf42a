import type { Duties } from '../duty';
import { decimal, type Fraction } from '../fraction';
import { type Ledger, unknown } from '../ledger';
import type { Item } from '../order';
import { type RateRow, taxOn } from '../tax';

const gst: RateRow = {
  id: 'ca.gst',
  title: { zh: '联邦商品服务税 5%', en: 'GST 5 %' },
  from: '2008-01-01',
  until: null,
  source: 'Excise Tax Act of Canada, Part IX',
  confidence: 'secondary',
  rate: decimal(0.05),
};

type Provincial = readonly [name: 'HST' | 'PST' | 'QST', percent: number, from: string, until?: string];

/** HST takes the place of GST; PST and QST come on top of it. An empty list: GST alone. */
const provincial: Record<string, readonly Provincial[]> = {
  AB: [],
  BC: [['PST', 7, '2013-04-01']],
  MB: [['PST', 7, '2019-07-01']],
  NB: [['HST', 15, '2016-07-01']],
  NL: [['HST', 15, '2016-07-01']],
  NS: [
    ['HST', 15, '2010-07-01', '2025-04-01'],
    ['HST', 14, '2025-04-01'],
  ],
  NT: [],
  NU: [],
  ON: [['HST', 13, '2010-07-01']],
  PE: [['HST', 15, '2016-10-01']],
  QC: [['QST', 9.975, '2013-01-01']],
  SK: [['PST', 6, '2017-03-23']],
  YT: [],
};

/** The taxes of a province or territory on a day, or null where it isn't one. */
function provinceTaxes(region: string, day: string): RateRow[] | null {
  const list = provincial[region];
  if (!list) return null;
  const own = list
    .filter(([, , from, until]) => from <= day && (until === undefined || day < until))
    .map(([name, percent, from, until]): RateRow & { name: string } => ({
      name,
      id: `ca.${name.toLowerCase()}.${region.toLowerCase()}`,
      title: { zh: `${name} ${percent}%（${region}）`, en: `${name} ${percent} % (${region})` },
      from,
      until: until ?? null,
      source: 'Two published lists of provincial rates, 2025; collected at the border on goods for private use',
      confidence: 'secondary',
      rate: decimal(Number((percent / 100).toFixed(5))),
    }));
  return own.some(({ name }) => name === 'HST') ? own : [gst, ...own];
}

/** Writes the taxes of a province. A rate that a line states stands for all of them together. */
export function provincialTax(ledger: Ledger, base: (item: Item) => Fraction, duties: Duties): void {
  const { input, day, items } = ledger.order;
  const taxes = input.region === undefined ? null : provinceTaxes(input.region, day);
  if (!taxes) unknown(ledger, 'tax', 'region_needed');
  for (const [i, row] of (taxes ?? []).entries()) {
    const taxed = i === 0 ? items : items.filter((item) => item.taxRate === null);
    if (taxed.length > 0) taxOn(ledger, row, { base, duties, items: taxed });
  }
}
