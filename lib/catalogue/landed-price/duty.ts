import { type Fraction, fraction } from './fraction';
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
): Duties {
  const { items } = ledger.order;
  const missing = items.filter((item) => item.dutyRate === null && usual === null);
  for (const item of missing) unknown(ledger, 'duty', 'duty_rate_needed', item);
  if (missing.length > 0) return null;
  return {
    byItem: items.map((item) => {
      const rate = item.dutyRate ?? usual ?? fraction(0n);
      // Free of duty by tariff is certain enough; any other rate is only as good as who stated it.
      const amount = writeShare(ledger, 'duty', row, rate, base(item), { item, estimate: true });
      return fraction(BigInt(amount));
    }),
  };
}
