import type { Duties } from './duty';
import { type Fraction, plus, sum, zero } from './fraction';
import { mayBeReduced } from './hs-class';
import { type Ledger, unknown, writeShare } from './ledger';
import type { Item } from './order';
import type { Row } from './rule';

export type RateRow = Row & { rate: Fraction };

/**
 * A tax of `base(item)` and its duty, one line for each rate. A rate that the order's line states goes before the
 * destination's own. `duties` null: unknown; `none`: duty isn't part of the base.
 */
export function taxOn(
  ledger: Ledger,
  row: RateRow,
  base: (item: Item) => Fraction,
  duties: Duties | 'none',
  own = true,
): void {
  if (duties === null) return unknown(ledger, 'tax', 'depends_on_duty');
  const groups = new Map<string, { rate: Fraction; base: Fraction; guess: boolean }>();
  for (const item of ledger.order.items) {
    const rate = (own ? item.taxRate : null) ?? row.rate;
    const value = plus(base(item), duties === 'none' ? zero : (duties.byItem[item.index] ?? zero));
    const guess = item.taxRate === null && item.hs6 !== null && mayBeReduced(item.hs6);
    if (guess) ledger.assumptions.add('standard_tax_rate');
    const key = `${rate.n}/${rate.d}`;
    const group = groups.get(key) ?? { rate, base: zero, guess: false };
    groups.set(key, { rate, base: sum([group.base, value]), guess: group.guess || guess });
  }
  const sure = row.confidence === 'primary' || row.confidence === 'secondary';
  for (const [, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const weakBase = ledger.lines.some((line) => line.kind === 'duty' && line.estimate && line.amount > 0);
    const estimate = !sure || group.guess || (weakBase && duties !== 'none');
    writeShare(ledger, 'tax', row, group.rate, group.base, { estimate });
  }
}

/** Alcohol and tobacco carry an excise that no row here knows. True if there is some in the order. */
export function refuseExcise(ledger: Ledger, isExcise: (item: Item) => boolean): boolean {
  const items = ledger.order.items.filter(isExcise);
  for (const item of items) unknown(ledger, 'tax', 'excise_not_known', item);
  return items.length > 0;
}
