import { provincialTax } from './canada/tax-rows';
import { noDuty } from './duty';
import { memberStates } from './eu/vat-rows';
import { zero } from './fraction';
import { type Ledger, write } from './ledger';
import { landedValue, type Order } from './order';
import type { Row } from './rule';

const insideRow: Row = {
  id: 'inside.no-border',
  title: { zh: '境内发货，无关税', en: 'Sent from inside, no duty' },
  from: '1993-01-01',
  until: null,
  source: 'Goods in free circulation cross no customs border',
  confidence: 'secondary',
};

const includedRow: Row = {
  id: 'inside.price-includes-tax',
  title: { zh: '标价已含税', en: 'Tax is in the price' },
  from: '1993-01-01',
  until: null,
  source: 'Custom of consumer prices in the country; the shop may state otherwise',
  confidence: 'memory',
};

const salesTaxRow: Row = {
  id: 'us.sales-tax-not-reckoned',
  title: { zh: '州销售税另计', en: 'State sales tax not reckoned' },
  from: '1789-07-04',
  until: null,
  source: 'States tax sales on their own, by address',
  confidence: 'secondary',
};

/** Whether an order crosses no customs border. */
export function isDomestic({ input: { from, destination } }: Order): boolean {
  if (from == null) return false;
  return from === destination || (memberStates.includes(from) && memberStates.includes(destination));
}

/** Goods that are in the country (or the customs union) already. */
export function domestic(ledger: Ledger): void {
  const { input } = ledger.order;
  const duties = noDuty(ledger, insideRow);
  if (input.destination === 'US') {
    ledger.assumptions.add('state_sales_tax_not_included');
    write(ledger, 'tax', salesTaxRow, zero, { estimate: true });
  } else if (input.destination === 'CA') {
    provincialTax(ledger, landedValue, duties);
  } else {
    ledger.assumptions.add('price_includes_tax');
    write(ledger, 'tax', includedRow, zero, { estimate: true });
  }
}
