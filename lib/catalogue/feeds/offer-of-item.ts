import { createHash } from 'node:crypto';
import { colours } from '../lexicon/colours';
import { type ColourId, type ConceptId, lexicon, nameOf } from '../lexicon/lexicon';
import { scan } from '../lexicon/scan';
import { units } from '../lexicon/units';
import { type Attribute, type Category, type Offer, offerSchema, type Text } from '../offer';
import { picturePath } from '../picture';
import { pictureWithFallback } from '../picture-source';
import type { FeedItem } from './feed-item';
import { type Problem, problem } from './feed-row';
import { itemKind } from './item-kind';
import { shortened } from './plain-text';
import type { Shop } from './shop';

/** Units of an offer whose feed says that it is in stock and not how many: enough that nothing speaks of the last few. */
export const STOCK_UNCOUNTED = 99;
const STOCK_LIMITED = 6;

/** Stable over imports: the same item of the same platform has the same id, and no other has. 80 bits. */
function code(prefix: string, ...parts: string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  return `${prefix}-${BigInt(`0x${digest.subarray(0, 10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0')}`;
}

export const offerId = (platform: string, itemId: string): string => code('im', platform, itemId);

/**
 * What makes one product of several shops' offers: the GTIN in its 13 digits, else brand and maker's number, else
 * nothing but itself. Numbers that shops give out within their walls (02, 04, 2…) and coupons (05, 98, 99) are no proof.
 */
function productKey(item: FeedItem, id: string): string {
  if (item.gtin !== null) {
    const digits = item.gtin.padStart(13, '0');
    const key = digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits;
    const isOpen = key.length === 14 || !/^(?:02|04|05|2|98|99)/.test(key);
    if (isOpen) return key;
  }
  if (item.brand !== null && item.mpn !== null) {
    return code('mp', item.brand.toLowerCase(), item.mpn.toLowerCase().replace(/[\s-]/g, ''));
  }
  return id;
}

/** In both languages where the lexicon knows exactly what is said, else as it stands: a feed has one language. */
export function inBothLanguages(text: string, sorts: readonly string[]): Text {
  const parts = units(text);
  const [only, ...others] = scan(parts);
  const known = only && others.length === 0 && only.start === 0 && only.end === parts.length && !only.negated;
  const id = known ? only.ids.find((one) => sorts.includes(lexicon.get(one)?.sort ?? '')) : undefined;
  return id ? nameOf(id) : { zh: text, en: text };
}

const STATEMENT_SORTS = ['material', 'ingredient', 'colour', 'feature'];

function attributesOf(item: FeedItem): Attribute[] {
  const byName = new Map<Attribute['name'], Map<string, Text>>();
  for (const { name, value } of item.attributes) {
    const values = byName.get(name) ?? new Map<string, Text>();
    const text = inBothLanguages(value, STATEMENT_SORTS);
    values.set(text.en.toLowerCase(), text);
    byName.set(name, values);
  }
  return [...byName].map(([name, values]) => ({ name, values: [...values.values()] }));
}

function colourOf(item: FeedItem): ColourId | null {
  const said = item.attributes.filter(({ name }) => name === 'colour').map(({ value }) => value);
  const ids = scan(units([...said, item.title].join(' | '))).flatMap((mention) => mention.ids);
  return ids.find((id: ConceptId): id is ColourId => Object.hasOwn(colours, id)) ?? null;
}

function stockOf({ availability, quantity }: FeedItem): number {
  // What can only be ordered ahead isn't there; "unknown" is no promise either.
  if (availability !== 'in_stock' && availability !== 'limited_stock') return 0;
  return quantity ?? (availability === 'in_stock' ? STOCK_UNCOUNTED : STOCK_LIMITED);
}

const EUROPEAN = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK CN HK MO TW'.split(' '),
);
const OWN_SYSTEM: Record<string, string> = { US: 'US', CA: 'US', GB: 'UK', AU: 'UK', JP: 'JP' };

/**
 * The size of something worn; other things' sizes are attributes. One without a system is meant in the one of the
 * shop's country, as Google's rule has it.
 */
function sizeOf({ size }: FeedItem, shop: Shop, category: Category): Offer['size'] {
  if (size === null || !['shoes', 'clothing', 'jewellery'].includes(category)) return null;
  const system = size.system ?? OWN_SYSTEM[shop.country] ?? (EUROPEAN.has(shop.country) ? 'EU' : shop.country);
  return { system, value: size.value };
}

function shippingOf(item: FeedItem, shop: Shop): Offer['shipping'] {
  const stated = item.shipping.map(({ to, price, days }) => ({ to, price, days: days ?? shop.days }));
  const known = new Set(stated.map(({ to }) => to));
  return [...stated, ...shop.charges.filter(({ to }) => !known.has(to))].map(({ to, price, days }) => ({
    to,
    price,
    days: [days[0], days[1]],
  }));
}

type Made = { ok: true; offer: Offer } | { ok: false; problem: Problem };

/** An item as an offer of a shop. Refused when no one can tell what kind of thing it is. */
export function offerOfItem(item: FeedItem, shop: Shop): Made {
  const found = itemKind(item, shop.category);
  if (!found) return { ok: false, problem: problem('category_unknown', 'product_type', item.title) };
  const id = offerId(shop.id, item.itemId);
  const title = shortened(item.title, 200);
  const description = shortened(item.description, 5_000);
  const offer: Offer = {
    id,
    platform: shop.id,
    productKey: productKey(item, id),
    gtin: item.gtin,
    groupId: item.groupId === null ? null : code('ig', shop.id, item.groupId),
    title: { zh: title, en: title },
    brand: item.brand === null ? null : inBothLanguages(item.brand, ['brand']),
    category: found.shelf.category,
    kind: found.kind,
    description: { zh: description, en: description },
    price: item.price,
    listPrice: item.listPrice,
    shipping: shippingOf(item, shop),
    shipsFrom: shop.country,
    stock: stockOf(item),
    rating: item.rating,
    attributes: attributesOf(item),
    size: sizeOf(item, shop, found.shelf.category),
    picture: pictureWithFallback(item.image, picturePath(found.shelf.glyph, colourOf(item))),
  };
  return { ok: true, offer: offerSchema.parse(offer) };
}
