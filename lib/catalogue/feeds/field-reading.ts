import { gtinCheckDigit, isGtin } from '../gtin';
import type { Currency, Money } from '../money';
import { readAmount } from './amount';
import { type Availability, type FeedItem, feedItemSchema } from './feed-item';
import { fieldName, type Problem, problem } from './feed-row';

/** What a row becomes: an item, a reason why not, or nothing, since the shop doesn't sell it (a draft, a picture). */
export type Mapped =
  | { kind: 'item'; item: FeedItem }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'not_for_sale' };

export const refused = (found: Problem): Mapped => ({ kind: 'refused', problem: found });

/** The one door to the inner form: what doesn't meet it is refused by the field that doesn't. */
export function itemOf(candidate: FeedItem): Mapped {
  const parsed = feedItemSchema.safeParse(candidate);
  if (parsed.success) return { kind: 'item', item: parsed.data };
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0] ?? '');
  const code = issue?.code === 'too_big' ? 'too_long' : issue?.code === 'too_small' ? 'field_missing' : 'field_invalid';
  return refused(problem(code, field, issue?.message ?? ''));
}

const STANDINGS: Record<string, Availability> = {
  in_stock: 'in_stock',
  instock: 'in_stock',
  available: 'in_stock',
  available_for_order: 'in_stock',
  limited_stock: 'limited_stock',
  limitedavailability: 'limited_stock',
  low_stock: 'limited_stock',
  out_of_stock: 'out_of_stock',
  outofstock: 'out_of_stock',
  sold_out: 'out_of_stock',
  soldout: 'out_of_stock',
  discontinued: 'out_of_stock',
  preorder: 'preorder',
  pre_order: 'preorder',
  presale: 'preorder',
  backorder: 'backorder',
  back_order: 'backorder',
  unknown: 'unknown',
};

/** "in stock", "in_stock", "https://schema.org/InStock" are one; null for a word that none of the formats knows. */
export function readAvailability(text: string): Availability | null {
  return STANDINGS[fieldName(text.replace(/^https?:\/\/schema\.org\//i, ''))] ?? null;
}

/** Today's price and, where it is reduced, the one before; from a price and a sale price. */
export type Prices = { ok: true; price: Money; listPrice: Money | null } | { ok: false; problem: Problem };

/**
 * A sale price counts when it is lower, in the same currency, and its time (`start/end`, ISO 8601) has come and not gone
 * by `now`.
 */
export function readPrices(
  full: string | undefined,
  sale: { price: string | undefined; dates: string | undefined },
  currency: Currency | null,
  now: Date,
): Prices {
  if (full === undefined) return { ok: false, problem: problem('field_missing', 'price') };
  const before = readAmount(full, 'price', currency);
  if (!before.ok) return before;
  if (sale.price === undefined || !isNow(sale.dates, now)) return { ok: true, price: before.money, listPrice: null };
  const reduced = readAmount(sale.price, 'sale_price', before.money.currency);
  if (!reduced.ok) return reduced;
  const counts = reduced.money.currency === before.money.currency && reduced.money.amount < before.money.amount;
  return counts
    ? { ok: true, price: reduced.money, listPrice: before.money }
    : { ok: true, price: before.money, listPrice: null };
}

function isNow(dates: string | undefined, now: Date): boolean {
  if (dates === undefined) return true;
  const [start = '', end = ''] = dates.split('/').map((text) => text.trim());
  const [from, to] = [Date.parse(start), Date.parse(end)];
  // Dates that can't be read promise no reduction.
  return from <= now.getTime() && now.getTime() <= to;
}

/** A whole number of things; "12", "12.0"; null for anything else. Below zero is none left. */
export function readCount(text: string | undefined): number | null {
  if (text === undefined || !/^-?\d{1,10}(?:\.0+)?$/.test(text.trim())) return null;
  return Math.max(0, Math.trunc(Number(text)));
}

/** Digits of a GTIN (an ISBN-10 as its 13), or null: a wrong one only means that the offer groups with nothing. */
export function readGtin(text: string | undefined): string | null {
  const bare = (text ?? '').replace(/^'/, '').replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{9}[\dX]$/.test(bare)) return isbnAsGtin(bare);
  return isGtin(bare) ? bare : null;
}

function isbnAsGtin(isbn: string): string | null {
  const sum = [...isbn].reduce((total, digit, i) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - i), 0);
  const body = `978${isbn.slice(0, 9)}`;
  return sum % 11 === 0 ? `${body}${gtinCheckDigit(body)}` : null;
}
