import { z } from 'zod';
import { currencySchema, type Money } from '../../money';
import type { Availability, FeedItem } from '../feed-item';
import { problem } from '../feed-row';
import { itemOf, type Mapped, readAvailability, readGtin, refused } from '../field-reading';
import { oneLine, plainText } from '../plain-text';
import { readSize, statementsOf } from '../statements';

/** What isn't in its form is as good as absent: one odd picture is no reason to refuse an offer. */
const lenient = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);

const priceSchema = z.object({ amount: z.int().min(0), currency: z.string() });
const descriptionSchema = z.union([
  z.string(),
  z.object({ plain: z.string().optional(), markdown: z.string().optional(), html: z.string().optional() }),
]);
const sharedShape = {
  description: lenient(descriptionSchema),
  media: lenient(z.array(z.object({ type: z.string().optional(), url: z.string() }))),
  categories: lenient(z.array(z.object({ value: z.string() }))),
  barcodes: lenient(z.array(z.object({ type: z.string().optional(), value: z.string() }))),
  brand: lenient(z.union([z.string(), z.object({ name: z.string() })])),
};
const variantSchema = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  price: lenient(priceSchema),
  list_price: lenient(priceSchema),
  availability: lenient(z.object({ available: z.boolean().optional(), status: z.string().optional() })),
  variant_options: lenient(z.array(z.object({ name: z.string(), value: z.string() }))),
  ...sharedShape,
});
const productSchema = z.object({ id: z.string().min(1), variants: z.array(z.unknown()).min(1), ...sharedShape });
type Variant = z.infer<typeof variantSchema>;
type Product = z.infer<typeof productSchema>;

/** A product of an ACP feed (one JSON line) to what each of its variants becomes; a bad variant spares the others. */
export function acpItems(line: Record<string, unknown>): Mapped[] {
  const product = productSchema.safeParse(line);
  if (!product.success) return [refused(problem('field_missing', String(product.error.issues[0]?.path[0] ?? 'id')))];
  return product.data.variants.map((raw) => {
    const variant = variantSchema.safeParse(raw);
    if (!variant.success) {
      const path = variant.error.issues[0]?.path ?? [];
      return refused(problem('field_missing', ['variants', ...path].join('.')));
    }
    return variantItem(product.data, variant.data);
  });
}

function variantItem(product: Product, variant: Variant): Mapped {
  if (!variant.price) return refused(problem('field_missing', 'price', variant.id));
  const price = moneyOf(variant.price);
  if (price === null) return refused(problem('currency_unknown', 'price', variant.price.currency));
  if (price.amount === 0) return refused(problem('price_not_positive', 'price', variant.id));
  const before = variant.list_price ? moneyOf(variant.list_price) : null;
  const availability = standingOf(variant);
  if (availability === null) {
    return refused(problem('availability_unknown', 'availability', variant.availability?.status ?? ''));
  }
  const options = variant.variant_options ?? [];
  const size = options.find(({ name }) => /^(?:size|尺码)$/i.test(name.trim()))?.value;
  const brand = variant.brand ?? product.brand;
  const pictures = [...(variant.media ?? []), ...(product.media ?? [])];
  return itemOf({
    itemId: `${product.id}/${variant.id}`,
    groupId: product.id,
    title: oneLine(variant.title),
    description: textOf(variant.description ?? product.description),
    brand: oneLine(typeof brand === 'string' ? brand : (brand?.name ?? '')) || null,
    gtin:
      [...(variant.barcodes ?? []), ...(product.barcodes ?? [])].map(({ value }) => readGtin(value)).find(Boolean) ??
      null,
    mpn: null,
    categoryTexts: [...(variant.categories ?? []), ...(product.categories ?? [])]
      .map(({ value }) => oneLine(value))
      .filter(Boolean),
    price,
    listPrice: before && before.currency === price.currency && before.amount > price.amount ? before : null,
    availability,
    quantity: null,
    image: pictures.find(({ type }) => type === undefined || type === 'image')?.url ?? null,
    shipping: [],
    rating: null,
    attributes: options.flatMap(({ name, value }) => statementsOf(name, value)),
    size: readSize(size, undefined),
  });
}

/** ACP counts in minor units; the currencies here have the ISO 4217 exponents that it means. */
function moneyOf({ amount, currency }: z.infer<typeof priceSchema>): Money | null {
  const code = currencySchema.safeParse(currency);
  return code.success ? { amount, currency: code.data } : null;
}

/** The status says more than the flag; without either a feed has said nothing. Statuses unknown here follow the flag. */
function standingOf({ availability }: Variant): Availability | null {
  const { available, status } = availability ?? {};
  const named = status === undefined ? null : readAvailability(status);
  if (available === false && (named === null || named === 'in_stock' || named === 'limited_stock'))
    return 'out_of_stock';
  if (named !== null) return named;
  return available === undefined ? (status === undefined ? 'unknown' : null) : 'in_stock';
}

function textOf(description: z.infer<typeof descriptionSchema> | null | undefined): FeedItem['description'] {
  if (!description) return '';
  if (typeof description === 'string') return plainText(description);
  return plainText(description.plain ?? description.markdown ?? description.html ?? '');
}
