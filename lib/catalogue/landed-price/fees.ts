import type { Money } from '../money';
import { exchanged } from './exchange';
import { fraction, rounded } from './fraction';
import { type Ledger, unknown, write } from './ledger';
import type { Row } from './rule';

/** A charge that is off unless the input names its rule: then a line of the total, else only told of. */
export function optionalFee(ledger: Ledger, row: Row, amount: Money | null, times: number): void {
  const { order } = ledger;
  const wanted = order.input.fees.includes(row.id);
  if (!amount) {
    if (wanted) unknown(ledger, 'fee', 'fee_amount_not_known');
    ledger.possible.push(possible(row, null));
    return;
  }
  const charged = exchanged(fraction(BigInt(amount.amount) * BigInt(times)), amount.currency, order.currency);
  if (amount.currency !== order.currency) ledger.exchangedFrom.add(amount.currency);
  if (wanted) write(ledger, 'fee', row, charged, { estimate: true });
  else ledger.possible.push(possible(row, rounded(charged)));
}

function possible(row: Row, amount: number | null): Ledger['possible'][number] {
  const { id, title, from, source, confidence } = row;
  return { rule: id, title, amount, rate: null, base: null, date: from, source, confidence, estimate: true };
}
