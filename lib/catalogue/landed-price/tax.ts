import type { Duties } from './duty';
import { type Fraction, plus, zero } from './fraction';
import { isAlcohol, isTobacco, mayBeReduced } from './hs-class';
import { type Ledger, unknown, writeShare } from './ledger';
import type { Item } from './order';
import type { Row } from './rule';

/** `byClass`: the row is for goods of its class already, so that no reduced rate is left to think of. */
export type RateRow = Row & { rate: Fraction; byClass?: boolean };

type Basis = {
  /** What is taxed, without duty. */
  base: (item: Item) => Fraction;
  /** Null: unknown; `none`: duty isn't part of the base. */
  duties: Duties | 'none';
  /** The items that the row is about; all, if left out. */
  items?: readonly Item[];
  /** In place of the row's rate or the one that the order's line states. */
  rateOf?: (item: Item) => { rate: Fraction; guess: boolean };
};

/** A tax on the order, one line for each rate. A rate that the order's line states goes before the row's. */
export function taxOn(ledger: Ledger, row: RateRow, { base, duties, items = ledger.order.items, rateOf }: Basis): void {
  if (duties === null) {
    unknown(ledger, 'tax', 'depends_on_duty');
    return;
  }
  const standard = (item: Item) => {
    const guess = item.taxRate === null && row.byClass !== true && item.hs6 !== null && mayBeReduced(item.hs6);
    if (guess) ledger.assumptions.add('standard_tax_rate');
    return { rate: item.taxRate ?? row.rate, guess };
  };
  const groups = new Map<string, { rate: Fraction; base: Fraction; guess: boolean }>();
  for (const item of items) {
    const { rate, guess } = (rateOf ?? standard)(item);
    const value = plus(base(item), duties === 'none' ? zero : (duties.byItem[item.index] ?? zero));
    const key = `${rate.n}/${rate.d}`;
    const group = groups.get(key) ?? { rate, base: zero, guess: false };
    groups.set(key, { rate, base: plus(group.base, value), guess: group.guess || guess });
  }
  const unsure = row.confidence === 'weak' || row.confidence === 'memory';
  const onEstimate = duties !== 'none' && ledger.lines.some((line) => line.kind === 'duty' && line.estimate);
  for (const [, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    writeShare(ledger, 'tax', row, group.rate, group.base, { estimate: unsure || onEstimate || group.guess });
  }
}

export const isExcisable = ({ hs6, taxClass }: Item): boolean =>
  taxClass === 'alcohol' || taxClass === 'tobacco' || (hs6 !== null && (isAlcohol(hs6) || isTobacco(hs6)));

/** Alcohol and tobacco carry an excise that no row here knows. True if there is some in the order. */
export function refuseExcise(ledger: Ledger): boolean {
  const items = ledger.order.items.filter(isExcisable);
  for (const item of items) unknown(ledger, 'tax', 'excise_not_known', item);
  return items.length > 0;
}
