import { z } from 'zod';
import { currencySchema } from './catalogue/money';

export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];

/** What a person sets on the preferences page and by the composer's chips. */
export const shoppingSettingsSchema = z.object({
  /** Ids of enabled platforms; empty means all. */
  platforms: z.array(z.string().max(32)).max(20),
  /** ISO 3166 alpha-2, or null when none was set. */
  destination: z.string().length(2).nullable(),
  /** What prices are shown in beside their own currency, and what a bare number in a sentence means. */
  currency: currencySchema.nullable(),
  /** Language of the screen; null follows the browser. */
  locale: z.enum(locales).nullable(),
});
export type ShoppingSettings = z.infer<typeof shoppingSettingsSchema>;

export const defaultSettings: ShoppingSettings = { platforms: [], destination: null, currency: null, locale: null };
