import type { Currency } from '../money';
import { approximate, type Fraction, rounded, times } from './fraction';
import type { Item, Order } from './order';
import type { Assumption, LandedLine, LineKind, PossibleFee, Unknown, UnknownCode } from './result';
import type { Row } from './rule';

/** What is being written down for one order: lines, what is unknown, what was taken for granted. */
export type Ledger = {
  order: Order;
  lines: LandedLine[];
  unknown: Unknown[];
  possible: PossibleFee[];
  assumptions: Set<Assumption>;
  exchangedFrom: Set<Currency>;
};

export function openLedger(order: Order): Ledger {
  const { exchangedFrom } = order;
  return { order, lines: [], unknown: [], possible: [], assumptions: new Set(), exchangedFrom: new Set(exchangedFrom) };
}

type About = { item?: Item; rate?: Fraction; base?: Fraction; estimate?: boolean };

const unsure = (row: Row) => row.confidence === 'weak' || row.confidence === 'memory';

/** Writes an amount (minor units of the order's currency), rounded here and nowhere else; returns what was written. */
export function write(ledger: Ledger, kind: LineKind, row: Row, amount: Fraction, about: About = {}): number {
  const { item, rate, base } = about;
  const line: LandedLine = {
    kind,
    rule: row.id,
    title: row.title,
    amount: rounded(amount),
    rate: rate ? approximate(rate) : null,
    base: base ? rounded(base) : null,
    item: item?.index ?? null,
    date: row.from,
    source: row.source,
    confidence: row.confidence,
    estimate: about.estimate ?? unsure(row),
  };
  ledger.lines.push(line);
  return line.amount;
}

/** Writes a share of a base. */
export function writeShare(
  ledger: Ledger,
  kind: 'duty' | 'tax',
  row: Row,
  rate: Fraction,
  base: Fraction,
  about: About = {},
) {
  return write(ledger, kind, row, times(rate, base), { ...about, rate, base });
}

export function unknown(ledger: Ledger, part: Unknown['part'], code: UnknownCode, item?: Item): void {
  ledger.unknown.push({ part, code, item: item?.index ?? null });
}

/** Notes that a rule named in another currency was applied at an exchange rate. */
export function noteExchange(ledger: Ledger, currency: Currency): boolean {
  if (currency === ledger.order.currency) return false;
  ledger.exchangedFrom.add(currency);
  ledger.assumptions.add('threshold_at_exchange_rate');
  return true;
}
