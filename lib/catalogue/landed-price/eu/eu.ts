import { type Duties, noDuty, ratedDuty } from '../duty';
import { exchanged } from '../exchange';
import { optionalFee } from '../fees';
import { fraction, plus, zero } from '../fraction';
import { type Ledger, noteExchange, unknown, write } from '../ledger';
import { type Item, landedValue, type Order, shares, within } from '../order';
import { holds, rowOn } from '../rule';
import { refuseExcise, taxOn } from '../tax';
import { feeRows, giftRows, lowValueRows, tariffRows } from './duty-rows';
import { vatRows } from './vat-rows';

/** Number of distinct tariff items, or null where lines without one could be any of the others. */
function tariffItems(items: readonly Item[]): number | null {
  if (items.length === 1) return 1;
  return items.some((item) => item.hs6 === null) ? null : new Set(items.map((item) => item.hs6)).size;
}

/** Up to the limit: a flat amount for each tariff item, or a preferential rate where that is claimed outside IOSS. */
function lowValueDuty(ledger: Ledger, row: (typeof lowValueRows)[number]): Duties {
  const { order } = ledger;
  const claims = (item: Item) => item.preferential && item.dutyRate !== null && order.input.ioss !== true;
  const flat = order.items.filter((item) => !claims(item));
  const byItem = order.items.map(() => zero);
  const tariff = rowOn(tariffRows, order.day);
  const claimed = order.items.filter(claims);
  if (claimed.length > 0 && tariff) {
    const part = ratedDuty(ledger, tariff, landedValue, null, claimed);
    for (const item of claimed) byItem[item.index] = part?.byItem[item.index] ?? zero;
  }
  if (flat.length === 0) return { byItem };
  const count = row.perItem.amount === 0 ? 0 : tariffItems(flat);
  if (count === null) {
    for (const item of flat) if (item.hs6 === null) unknown(ledger, 'duty', 'tariff_item_needed', item);
    return null;
  }
  const owed = exchanged(fraction(BigInt(row.perItem.amount * count)), row.perItem.currency, order.currency);
  const estimate = noteExchange(ledger, row.perItem.currency) || (count > 1 && flat.some((item) => item.hsEstimated));
  const amount = write(ledger, 'duty', row, owed, { estimate });
  const parts = shares(
    fraction(BigInt(amount)),
    flat.map((item) => item.value),
  );
  flat.forEach((item, i) => {
    byItem[item.index] = plus(byItem[item.index] ?? zero, parts[i] ?? zero);
  });
  return { byItem };
}

function fees(ledger: Ledger, low: boolean): void {
  const { day, input, items } = ledger.order;
  if (!low) return;
  for (const row of feeRows) {
    if (!holds(row, day) || (row.states && !row.states.includes(input.destination))) continue;
    const pieces = items.reduce((all, item) => all + item.quantity, 0);
    const times = { parcel: 1, 'tariff-item': tariffItems(items) ?? items.length, piece: pieces }[row.per];
    optionalFee(ledger, row, row.amount, times);
  }
}

function low(order: Order) {
  const row = rowOn(lowValueRows, order.day);
  return row && within(order, order.goods, row.limit) ? row : null;
}

/** Goods sent from outside into a member state. */
export function european(ledger: Ledger): void {
  const { order } = ledger;
  const gift = rowOn(giftRows, order.day);
  const vat = rowOn(vatRows(order.input.destination), order.day);
  const tariff = rowOn(tariffRows, order.day);
  if (!vat || !tariff) {
    unknown(ledger, 'tax', 'no_rule_on_date');
    return;
  }
  noteExchange(ledger, 'EUR');
  const excise = refuseExcise(ledger);
  if (gift && order.input.gift && !excise && within(order, order.goods, gift.limit)) {
    noDuty(ledger, gift);
    write(ledger, 'tax', gift, zero);
    return;
  }
  const row = low(order);
  const duties = row ? lowValueDuty(ledger, row) : ratedDuty(ledger, tariff, landedValue);
  const shopCollects = row !== null && order.input.ioss === true;
  if (row && order.input.ioss === undefined) ledger.assumptions.add('no_ioss');
  ledger.assumptions.add(shopCollects ? 'collected_by_seller' : 'collected_at_border');
  // The Commission's reading: the flat duty is no part of the base where the shop collects the VAT itself.
  taxOn(ledger, vat, { base: landedValue, duties: shopCollects ? 'none' : duties });
  fees(ledger, row !== null);
}
