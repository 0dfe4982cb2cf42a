import { z } from 'zod';
import { type Currency, currencies } from '../../money';
import { type FeedRow, problem } from '../feed-row';
import { itemOf, type Mapped, readAvailability, readCount, readGtin, readPrices, refused } from '../field-reading';
import { oneLine, plainText } from '../plain-text';
import { readShipping } from '../shipping-terms';
import { detailStatements, readSize, statementsOf } from '../statements';

/** What mapping needs beside the row: the currency of amounts without one, and the day, for sales with an end. */
export type Reading = { currency: Currency | null; now: Date };

/** The fields of Google's product data and the names that OpenAI's feed and older files have for them. */
const CALLED = {
  id: 'id item_id sku offer_id',
  title: 'title name product_title',
  description: 'description body_html',
  price: 'price regular_price',
  sale_price: 'sale_price',
  sale_dates: 'sale_price_effective_date',
  availability: 'availability',
  quantity: 'inventory_quantity quantity inventory_qty stock_quantity',
  image: 'image_link image_url image',
  brand: 'brand',
  gtin: 'gtin ean upc isbn barcode',
  mpn: 'mpn',
  group: 'item_group_id group_id',
  category: 'product_category google_product_category category',
  kind: 'product_type',
  shipping: 'shipping',
  average: 'star_rating product_review_rating review_rating rating average_rating',
  reviews: 'review_count product_review_count rating_count',
  searchable: 'is_eligible_search enable_search',
  size: 'size',
  size_system: 'size_system',
  variant: 'variant_dict variant_options',
  highlights: 'product_highlight',
} as const;

const STATED = ['color', 'colour', 'material', 'pattern', 'gender', 'age_group', 'ingredients', 'unit_pricing_measure'];
const SAYS_NO = new Set(['false', 'no', '0', 'n']);

/** A row of Google Merchant's product data (XML or tab-separated) or of OpenAI's flat feed. */
export function flatItem({ fields }: FeedRow, { currency, now }: Reading): Mapped {
  const field = (name: keyof typeof CALLED): string | undefined => {
    for (const called of CALLED[name].split(' ')) {
      const value = fields.get(called);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  if (SAYS_NO.has(field('searchable')?.toLowerCase() ?? '')) return { kind: 'not_for_sale' };
  for (const name of ['id', 'title', 'price', 'availability'] as const) {
    if (field(name) === undefined) return refused(problem('field_missing', name));
  }
  const said = field('availability') ?? '';
  const availability = readAvailability(said);
  if (availability === null) return refused(problem('availability_unknown', 'availability', said));
  const stated = currencyField(fields.get('currency'));
  const prices = readPrices(
    field('price'),
    { price: field('sale_price'), dates: field('sale_dates') },
    stated ?? currency,
    now,
  );
  if (!prices.ok) return refused(prices.problem);
  const options = variantOptions(field('variant'));
  const size = field('size') ?? options.find(([name]) => /^size$/i.test(name))?.[1];
  return itemOf({
    itemId: oneLine(field('id') ?? ''),
    groupId: oneLine(field('group') ?? '') || null,
    title: oneLine(field('title') ?? ''),
    description: [field('description'), field('highlights')]
      .filter(Boolean)
      .map((text) => plainText(text ?? ''))
      .join('\n'),
    brand: oneLine(field('brand') ?? '') || null,
    gtin: readGtin(field('gtin')),
    mpn: oneLine(field('mpn') ?? '') || null,
    categoryTexts: [field('kind'), field('category')].flatMap((text) => (text ? text.split('\n').map(oneLine) : [])),
    price: prices.price,
    listPrice: prices.listPrice,
    availability,
    quantity: readCount(field('quantity')),
    image: field('image')?.split('\n')[0]?.trim() ?? null,
    shipping: readShipping(field('shipping'), prices.price.currency),
    rating: ratingOf(field('average'), field('reviews')),
    attributes: [
      ...STATED.flatMap((name) => statementsOf(name, fields.get(name) ?? '')),
      ...statementsOf('size', size ?? ''),
      ...options
        .filter(([name]) => !fields.has(name.toLowerCase()) && !/^size$/i.test(name))
        .flatMap(([name, value]) => statementsOf(name, value)),
      ...detailStatements(fields.get('product_detail')),
    ],
    size: readSize(size, field('size_system')),
  });
}

/** A currency in a column of its own; anything else is left to the amount. */
function currencyField(text: string | undefined): Currency | null {
  const code = text?.trim().toUpperCase();
  return currencies.find((one) => one === code) ?? null;
}

const optionsSchema = z.union([
  z.array(z.object({ name: z.string().max(60), value: z.string().max(300) })).max(20),
  z.record(z.string().max(60), z.string().max(300)),
]);

/** `{"Color": "Red"}` or `[{"name": "Color", "value": "Red"}]`, as JSON text. */
function variantOptions(text: string | undefined): [name: string, value: string][] {
  if (text === undefined) return [];
  const parsed = optionsSchema.safeParse(jsonOf(text));
  if (!parsed.success) return [];
  return Array.isArray(parsed.data)
    ? parsed.data.map(({ name, value }): [string, string] => [name, value])
    : Object.entries(parsed.data);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An average without a count says little, and one outside of 0–5 is on another scale. */
export function ratingOf(average: string | undefined, count: string | undefined) {
  const stars = Number(average);
  const raters = readCount(count);
  if (average === undefined || !(stars > 0 && stars <= 5) || raters === null || raters === 0) return null;
  return { average: Math.round(stars * 100) / 100, count: raters };
}
