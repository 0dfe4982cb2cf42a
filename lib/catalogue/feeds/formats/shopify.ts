import { readAmount } from '../amount';
import { type FeedRow, problem } from '../feed-row';
import { itemOf, type Mapped, readCount, readGtin, readPrices, refused } from '../field-reading';
import { oneLine, plainText } from '../plain-text';
import { attributeNamed, readSize, statementsOf } from '../statements';
import type { Reading } from './flat';

/** Columns under the new header and the legacy one, in the form that `fieldName` gives them. */
const CALLED = {
  handle: 'url_handle handle',
  title: 'title',
  body: 'description body_html',
  vendor: 'vendor',
  category: 'product_category google_shopping_google_product_category',
  type: 'type product_type',
  tags: 'tags',
  status: 'status',
  published: 'published_on_online_store published',
  sku: 'sku variant_sku',
  barcode: 'barcode variant_barcode',
  price: 'price variant_price',
  before: 'compare_at_price variant_compare_at_price',
  quantity: 'inventory_quantity variant_inventory_qty',
  tracker: 'inventory_tracker variant_inventory_tracker',
  policy: 'continue_selling_when_out_of_stock variant_inventory_policy',
  image: 'product_image_url image_src',
  variantImage: 'variant_image_url variant_image',
} as const;
type Column = keyof typeof CALLED;

function column(row: ReadonlyMap<string, string>, name: Column): string | undefined {
  for (const called of CALLED[name].split(' ')) {
    const value = row.get(called);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What the first row of a product says for all of its variants. */
type Product = { handle: string; fields: ReadonlyMap<string, string>; optionNames: string[] };

/**
 * Rows of a Shopify product export, in the order of the file: rows of one product share the handle, and what its first
 * row says (title, text, pictures, names of options) holds for those that follow. Call it with every row.
 */
export function shopifyMapper(reading: Reading): (row: FeedRow) => Mapped {
  let product: Product | null = null;
  return (row) => {
    const title = column(row.fields, 'title');
    const handle = column(row.fields, 'handle') ?? (title ? slug(title) : product?.handle);
    if (!handle) return refused(problem('field_missing', 'handle'));
    if (product?.handle !== handle) {
      if (title === undefined) return refused(problem('field_missing', 'title', handle));
      product = { handle, fields: row.fields, optionNames: [] };
    }
    for (const i of [1, 2, 3])
      product.optionNames[i] = row.fields.get(`option${i}_name`) ?? product.optionNames[i] ?? '';
    return variantItem(product, row.fields, reading);
  };
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

function variantItem(product: Product, row: ReadonlyMap<string, string>, { currency, now }: Reading): Mapped {
  const own = (name: Column) => column(row, name);
  const shared = (name: Column) => own(name) ?? column(product.fields, name);
  const options = [1, 2, 3].flatMap((i) => {
    const value = row.get(`option${i}_value`);
    const name = product.optionNames[i] || 'Title';
    return value === undefined || /^default title$/i.test(value)
      ? []
      : [{ name: oneLine(name), value: oneLine(value) }];
  });
  // A row with neither a price nor options only adds a picture to its product.
  if (own('price') === undefined && options.length === 0 && row !== product.fields) return { kind: 'not_for_sale' };
  if (
    /^(?:draft|archived|unlisted)$/i.test(shared('status') ?? '') ||
    /^(?:false|no)$/i.test(shared('published') ?? '')
  ) {
    return { kind: 'not_for_sale' };
  }
  const today = own('price');
  if (today === undefined) return refused(problem('field_missing', 'price'));
  const before = own('before');
  // Shopify's price is the reduced one; a compare-at price of nothing means none.
  const isReduced = before !== undefined && readAmount(before, 'compare_at_price', currency).ok;
  const prices = readPrices(today, { price: undefined, dates: undefined }, currency, now);
  if (!prices.ok) return refused(prices.problem);
  const listPrice = isReduced ? readPrices(before, { price: today, dates: undefined }, currency, now) : prices;
  const values = options.map(({ value }) => value);
  const title = oneLine(column(product.fields, 'title') ?? '');
  const size = options.find(({ name }) => attributeNamed(name) === 'size')?.value;
  const count = readCount(own('quantity'));
  const tracked = count !== null && (own('tracker') !== undefined || !hasTracker(row, product.fields));
  const sellsOn = /^(?:continue|true|yes)$/i.test(own('policy') ?? '');
  return itemOf({
    itemId: [product.handle, ...values].join('/'),
    groupId: product.handle,
    title: values.length > 0 ? `${title} - ${values.join(' / ')}` : title,
    description: plainText(column(product.fields, 'body') ?? ''),
    brand: oneLine(column(product.fields, 'vendor') ?? '') || null,
    gtin: readGtin(own('barcode')),
    mpn: null,
    categoryTexts: (['type', 'category', 'tags'] as const).flatMap(
      (name) => oneLine(column(product.fields, name) ?? '') || [],
    ),
    price: prices.price,
    listPrice: listPrice.ok ? listPrice.listPrice : null,
    availability: tracked && count === 0 && !sellsOn ? 'out_of_stock' : 'in_stock',
    quantity: tracked && count > 0 ? count : null,
    image: own('variantImage') ?? shared('image') ?? null,
    shipping: [],
    rating: null,
    attributes: [...options.flatMap(({ name, value }) => statementsOf(name, value)), ...metafields(product.fields)],
    size: readSize(size, undefined),
  });
}

/** Whether the file has a column for who counts stock: without one, a quantity is simply the quantity. */
const hasTracker = (...rows: ReadonlyMap<string, string>[]) => rows.some((row) => column(row, 'tracker') !== undefined);

/** "Fabric (product.metafields.shopify.fabric)" and "Google Shopping / Gender" state attributes of the product. */
function metafields(fields: ReadonlyMap<string, string>) {
  return [...fields].flatMap(([name, value]) => {
    const [, metafield] = /^(.+?)_product_metafields_/.exec(name) ?? [];
    const [, google] = /^google_shopping_(gender|age_group)$/.exec(name) ?? [];
    return statementsOf(metafield ?? google ?? '', value.replaceAll(';', ','));
  });
}
