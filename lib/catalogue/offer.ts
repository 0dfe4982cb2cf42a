import { z } from 'zod';
import { moneySchema } from './money';

/** A text in both languages of the app. */
export const textSchema = z.object({ zh: z.string(), en: z.string() });
export type Text = z.infer<typeof textSchema>;

export const categories = [
  'audio',
  'bags',
  'shoes',
  'clothing',
  'jewellery',
  'kitchen',
  'outdoor',
  'computing',
  'home',
  'beauty',
  'food',
  'toys',
] as const;
export const categorySchema = z.enum(categories);
export type Category = z.infer<typeof categorySchema>;

/**
 * Something that an offer states about the product. What isn't listed is unknown: it never passes an exclusion
 * silently and never fails one either. `contains`: allergens and ingredients; `free_of`: what the seller states to be
 * absent ("nickel-free").
 */
export const attributeNames = [
  'material',
  'colour',
  'size',
  'contains',
  'free_of',
  'feature',
  'capacity',
  'power',
  'weight',
  'connectivity',
  'style',
  'use',
] as const;
export const attributeSchema = z.object({ name: z.enum(attributeNames), values: z.array(textSchema).min(1) });
export type Attribute = z.infer<typeof attributeSchema>;

/** One platform's price for a product (a variant of it). The inner form that every feed is mapped to. */
export const offerSchema = z.object({
  /** Opaque, unique over all platforms, `[a-z0-9-]{4,40}`; what the model and the URL use. */
  id: z.string().regex(/^[a-z0-9-]{4,40}$/),
  platform: z.string().min(1).max(32),
  /** The same product on several platforms has the same key (its GTIN where there is one). */
  productKey: z.string().min(1).max(64),
  gtin: z.string().nullable(),
  /** Variants of one product on one platform share it. */
  groupId: z.string().nullable(),
  title: textSchema,
  brand: textSchema.nullable(),
  category: categorySchema,
  /** The kind of product in both languages ("noise-cancelling headphones"), what a person would call it. */
  kind: textSchema,
  description: textSchema,
  price: moneySchema,
  /** Price before a reduction, if the platform states one. */
  listPrice: moneySchema.nullable(),
  /** ISO 3166 alpha-2 codes that the platform ships this to, with the charge; a code that isn't listed isn't served. */
  shipping: z.array(z.object({ to: z.string().length(2), price: moneySchema, days: z.tuple([z.int(), z.int()]) })),
  shipsFrom: z.string().length(2),
  /** Units in stock; 0 is out of stock. */
  stock: z.int().min(0),
  rating: z.object({ average: z.number().min(0).max(5), count: z.int().min(0) }).nullable(),
  attributes: z.array(attributeSchema),
  /** Size of this variant, where it has one. `system` is e.g. EU, US, UK, CN, INT. */
  size: z.object({ system: z.string(), value: z.string() }).nullable(),
  /** Path within the app (`/pictures/<name>.svg`), or a shop's https address (lib/catalogue/picture-source.ts). */
  picture: z.string(),
});
export type Offer = z.infer<typeof offerSchema>;

/** A shop that sells in this app. */
export type Platform = {
  id: string;
  name: Text;
  currency: z.infer<typeof moneySchema>['currency'];
  country: string;
  shipsTo: string[];
};
