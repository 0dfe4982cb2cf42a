import type { Text } from '../offer';

/**
 * How sure a row is. `primary`: the authority's own text was read; `secondary`: a good report of it; `weak`: a single
 * vendor's word; `memory`: common knowledge of the trade, not looked up for this table.
 */
export type Confidence = 'primary' | 'secondary' | 'weak' | 'memory';

/** One dated rule. Days are ISO dates: it holds from `from` up to and without `until`; null is open. */
export type Row = {
  /** Stable, `<destination>.<rule>`. */
  id: string;
  title: Text;
  from: string;
  until: string | null;
  source: string;
  confidence: Confidence;
};

/** The calendar day of a moment, in UTC, as an ISO date. Throws on an invalid date. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Whether a row holds on a day. */
export const holds = (row: Row, day: string): boolean => row.from <= day && (row.until === null || day < row.until);

/** The row that holds on a day, or null: a day that no row covers is unknown, never the nearest row's. */
export function rowOn<R extends Row>(rows: readonly R[], day: string): R | null {
  return rows.find((row) => holds(row, day)) ?? null;
}
