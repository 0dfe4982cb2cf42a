import { convert } from '@/lib/catalogue/exchange-rates';
import { type Currency, currencyExponents, currencySchema } from '@/lib/catalogue/money';
import { remembering } from '@/lib/language/remembering';

/** One offer as a line of a tool result shows it. */
export type SeenOffer = {
  id: string;
  title: string;
  brand: string | null;
  /** Major units. */
  price: number;
  currency: Currency;
  platform: string | null;
  rating: { average: number; count: number } | null;
  /** Units; null when the line doesn't count them: there are enough. */
  stock: number | null;
  /** What is stated: `material: 铝`. */
  stated: { name: string; value: string }[];
  /** What is left of the line: "not stated: 镍". */
  flags: string[];
};

const PRICE = /(?:^|\s)(?:([A-Z]{3})\s*)?(\d[\d,]*(?:\.\d+)?)\s*([A-Z]{3})?(?=\s|$|[,;(≈/])/;
const RATING = /★\s*(\d(?:\.\d+)?)(?:\s*\(\s*([\d,]+)\s*\))?/;
const STOCK = /\bstock:?\s*(\d+)|(out of stock)|(\d+)\s+in stock/i;
const STATED = /^([a-z][a-z _-]{1,24}):\s*(.+)$/i;
const ID = /^(?:[-*•]\s*|\d+[.)]\s*)?([a-z0-9-]{4,40})$/;

/** Offers of a result text, one a line, in its order. Lines that are no offers are passed over. */
export const readOffers: (text: string) => readonly SeenOffer[] = remembering(
  (text) => text.split('\n').flatMap(readOffer),
  (text) => text,
  200,
);

function readOffer(line: string): SeenOffer[] {
  const cells = line.split(' | ').map((cell) => cell.trim());
  const id = ID.exec(cells[0] ?? '')?.[1];
  const title = cells[1];
  const priceAt = cells.findIndex((cell, at) => at > 1 && readPrice(cell) !== null);
  const price = readPrice(cells[priceAt] ?? '');
  if (id === undefined || !title || price === null) return [];
  const offer: SeenOffer = {
    ...{ id, title, ...price, brand: null, platform: null, rating: null, stock: null },
    ...{ stated: [], flags: [] },
  };
  const brand = priceAt > 2 ? cells[2] : undefined;
  if (brand && !/^[-–—]$/.test(brand)) offer.brand = brand;
  for (const cell of cells.slice(priceAt + 1)) readCell(offer, cell);
  return [offer];
}

function readCell(offer: SeenOffer, cell: string): void {
  const rating = RATING.exec(cell);
  const stock = STOCK.exec(cell);
  const stated = STATED.exec(cell);
  if (rating !== null) {
    offer.rating = { average: Number(rating[1]), count: Number((rating[2] ?? '0').replaceAll(',', '')) };
  } else if (stock !== null) offer.stock = stock[2] === undefined ? Number(stock[1] ?? stock[3]) : 0;
  else if (/^size\s/i.test(cell)) offer.stated.push({ name: 'size', value: cell.slice(5).trim() });
  else if (stated !== null && !/^(not|un)/i.test(cell)) {
    offer.stated.push({ name: (stated[1] ?? '').trim(), value: (stated[2] ?? '').trim() });
  } else if (offer.platform === null && !/[:：]|^(?:no|not) /.test(cell)) offer.platform = cell;
  else if (cell !== '') offer.flags.push(cell);
}

function readPrice(cell: string): { price: number; currency: Currency } | null {
  const found = PRICE.exec(cell);
  const currency = currencySchema.safeParse(found?.[3] ?? found?.[1]);
  const price = Number(found?.[2]?.replaceAll(',', ''));
  return currency.success && Number.isFinite(price) ? { price, currency: currency.data } : null;
}

/** The offer's price in another currency at the reference rates, major units. */
export function priceIn(offer: Pick<SeenOffer, 'price' | 'currency'>, to: Currency): number {
  const amount = Math.round(offer.price * 10 ** currencyExponents[offer.currency]);
  return convert({ amount, currency: offer.currency }, to).amount / 10 ** currencyExponents[to];
}
