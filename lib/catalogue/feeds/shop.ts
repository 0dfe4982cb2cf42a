import { z } from 'zod';
import { currencySchema, moneySchema } from '../money';
import { categorySchema, type Platform, textSchema } from '../offer';

export const countrySchema = z.string().regex(/^[A-Z]{2}$/);
export const platformIdSchema = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/);

/** A shop whose feed is imported, as the app shows it. */
export const platformSchema = z.object({
  id: platformIdSchema,
  name: textSchema,
  currency: currencySchema,
  country: countrySchema,
  shipsTo: z.array(countrySchema),
}) satisfies z.ZodType<Platform>;

const daysSchema = z
  .tuple([z.int().min(0).max(365), z.int().min(0).max(365)])
  .refine(([from, to]) => from <= to, 'the days of delivery run backwards');

/** What a feed doesn't say of its shop, said by who imports it and kept for the next time. */
export const termsSchema = z.object({
  /** For destinations that a row itself says nothing of. Empty: such offers are found only while no destination is set. */
  charges: z.array(z.object({ to: countrySchema, price: moneySchema, days: daysSchema })),
  /** Days of delivery for charges that rows state without days. */
  days: daysSchema,
  /** Where things go whose category can't be told; null: they are refused. */
  category: categorySchema.nullable(),
});
export type Terms = z.infer<typeof termsSchema>;

/** What mapping an item needs to know of its shop; `country` is where it sends from. */
export type Shop = Pick<Platform, 'id' | 'country'> & Terms;
