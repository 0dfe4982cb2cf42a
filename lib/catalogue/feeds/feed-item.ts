import { z } from 'zod';
import { isGtin } from '../gtin';
import { moneySchema } from '../money';
import { attributeNames } from '../offer';

/** In stock, as far as a feed says; it seldom says how many. */
export const availabilities = [
  'in_stock',
  'limited_stock',
  'out_of_stock',
  'preorder',
  'backorder',
  'unknown',
] as const;
export type Availability = (typeof availabilities)[number];

const line = (most: number) => z.string().min(1).max(most);

/**
 * One thing for sale, the same whichever format it came in: text without markup, money exact, nothing guessed. It is
 * checked once, where a format's row becomes one.
 */
export const feedItemSchema = z.object({
  /** The shop's own id of what is sold (a variant); with the platform it decides the offer's id. */
  itemId: line(200),
  /** The shop's id of the product that this is a variant of. */
  groupId: line(200).nullable(),
  title: line(500),
  description: z.string().max(20_000),
  brand: line(100).nullable(),
  /** 8, 12, 13 or 14 digits with a right check digit. */
  gtin: z.string().refine(isGtin).nullable(),
  mpn: line(100).nullable(),
  /** What the shop says of the kind of product: a path ("Shoes > Boots") or words, the most telling first. */
  categoryTexts: z.array(line(500)),
  price: moneySchema,
  listPrice: moneySchema.nullable(),
  availability: z.enum(availabilities),
  /** Units, where the feed counts them. */
  quantity: z.int().min(0).max(2_000_000_000).nullable(),
  image: z.string().nullable(),
  /** Charges by country that the row itself states. */
  shipping: z.array(
    z.object({
      to: z.string().regex(/^[A-Z]{2}$/),
      price: moneySchema,
      days: z.tuple([z.int().min(0), z.int().min(0)]).nullable(),
    }),
  ),
  rating: z.object({ average: z.number().min(0).max(5), count: z.int().min(0) }).nullable(),
  attributes: z.array(z.object({ name: z.enum(attributeNames), value: line(300) })),
  size: z.object({ system: z.string().max(8).nullable(), value: line(40) }).nullable(),
});
export type FeedItem = z.infer<typeof feedItemSchema>;
