import { type Fraction, fraction, zero } from './fraction';
import { type Ledger, unknown, write, writeShare } from './ledger';
import type { Item } from './order';
import type { Row } from './rule';

/** Duty that was written down, by item; null where it can't be known. */
export type Duties = { byItem: Fraction[] } | null;

/** No duty on anything. */
export function noDuty(ledger: Ledger, row: Row, estimate?: boolean): Duties {
  write(ledger, 'duty', row, zero, { estimate });
  return { byItem: ledger.order.items.map(() => zero) };
}

/**
 * The rate that the order's line states, of `base(item)`, for `some` items (all, if left out). Unknown unless every one
 * of them states a rate or `usual` is given.
 */
export function ratedDuty(
  ledger: Ledger,
  row: Row,
  base: (item: Item) => Fraction,
  usual: Fraction | null = null,
  some: readonly Item[] = ledger.order.items,
): Duties {
  const missing = some.filter((item) => item.dutyRate === null && usual === null);
  for (const item of missing) unknown(ledger, 'duty', 'duty_rate_needed', item);
  if (missing.length > 0) return null;
  const byItem = ledger.order.items.map(() => zero);
  for (const item of some) {
    const rate = item.dutyRate ?? usual ?? zero;
    // A rate is only as good as who stated it.
    const amount = writeShare(ledger, 'duty', row, rate, base(item), { item, estimate: true });
    byItem[item.index] = fraction(BigInt(amount));
  }
  return { byItem };
}
