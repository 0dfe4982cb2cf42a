import type { Currency } from '../money';
import { readAmount } from './amount';
import type { FeedItem } from './feed-item';

type Charge = FeedItem['shipping'][number];

/**
 * Google's shipping texts, `country:region:service:price[:days from:days to]`, several separated by lines or commas. Of
 * several charges for a country the one for all of it counts, else the dearest region's: nobody pays more than was
 * shown. What can't be read is left out.
 */
export function readShipping(text: string | undefined, currency: Currency | null): Charge[] {
  const byCountry = new Map<string, Charge & { isWhole: boolean }>();
  for (const one of (text ?? '').split(/\n|,(?=\s*[A-Za-z]{2}:)/)) {
    const parts = one.split(':').map((part) => part.trim());
    const [country = '', region = ''] = parts;
    if (!/^[A-Za-z]{2}$/.test(country)) continue;
    const at = parts.findIndex(
      (part, i) => i > 0 && /\d/.test(part) && /[\d.,]+\s*[A-Z]{3}\b|^\d+[.,]\d+$/i.test(part),
    );
    const price = at === -1 ? null : charge(parts[at] ?? '', currency);
    if (!price) continue;
    const days = parts.slice(at + 1, at + 3).map(Number);
    const [from, to] = days;
    const said = from !== undefined && to !== undefined && Number.isInteger(from) && Number.isInteger(to) && from <= to;
    const isWhole = region === '' || at === 1;
    const next = { to: country.toUpperCase(), price, days: said ? ([from, to] as [number, number]) : null, isWhole };
    const known = byCountry.get(next.to);
    const better = !known || (isWhole && !known.isWhole) || (isWhole === known.isWhole && dearer(next, known, isWhole));
    if (better) byCountry.set(next.to, next);
  }
  return [...byCountry.values()].map(({ isWhole: _, ...rest }) => rest);
}

/** Among services for a whole country the cheapest is the one a person takes; among regions the dearest is the safe one. */
function dearer(a: Charge, b: Charge, isWhole: boolean): boolean {
  if (a.price.currency !== b.price.currency) return false;
  return isWhole ? a.price.amount < b.price.amount : a.price.amount > b.price.amount;
}

/** An amount that may be nothing: free shipping is a charge too. */
function charge(text: string, currency: Currency | null): Charge['price'] | null {
  const read = readAmount(text, 'shipping', currency);
  if (read.ok) return read.money;
  if (read.problem.code !== 'price_not_positive' || text.includes('-')) return null;
  // The currency of nothing is read off the same text with one unit in its place.
  const one = readAmount(text.replace(/[\d.,]+/, '1'), 'shipping', currency);
  return one.ok ? { amount: 0, currency: one.money.currency } : null;
}
