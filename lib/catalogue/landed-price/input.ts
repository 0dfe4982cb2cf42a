import { z } from 'zod';
import { currencySchema } from '../money';
import { exchanged } from './exchange';
import { atMost, fraction, sum } from './fraction';

/** What decides a tax class where the tariff item doesn't, or isn't known. */
const taxClasses = ['general', 'food', 'books', 'luxury_cosmetics', 'luxury_watch', 'alcohol', 'tobacco'] as const;
export type TaxClass = (typeof taxClasses)[number];

const sameCountry: Record<string, string> = { UK: 'GB', EL: 'GR' };
const countrySchema = z
  .string()
  .trim()
  .length(2)
  .transform((code) => sameCountry[code.toUpperCase()] ?? code.toUpperCase());

/** Six digits; a longer code is cut to them, dots and spaces fall away. */
const hs6Schema = z
  .string()
  .transform((code) => code.replace(/[.\s]/g, ''))
  .refine((code) => /^\d{6,10}$/.test(code), 'A tariff item has six to ten digits.')
  .transform((code) => code.slice(0, 6));

const amountSchema = z.int().min(0).max(1_000_000_000_000);
/** A share: 0.18 is 18 %. A percentage written by mistake (18) is refused. */
const rateSchema = z.number().min(0).max(3);

const landedLineSchema = z.object({
  /** Harmonised System item at six digits; null when it isn't known. */
  hs6: hs6Schema.nullable().default(null),
  /** True where the item was guessed from what the goods are called. */
  hsEstimated: z.boolean().default(false),
  /** Price of one, minor units of the line's currency, without destination tax. */
  unitAmount: amountSchema,
  quantity: z.int().min(1).max(100_000).default(1),
  /** Currency of this line's amounts; the input's if left out. Exchanged once, at the dated rates. */
  currency: currencySchema.optional(),
  /** Taken off this line, minor units of its currency. */
  discount: amountSchema.default(0),
  /** Ad-valorem duty of all sorts together, from whoever knows the tariff and the origin. */
  dutyRate: rateSchema.nullish(),
  /** The rate claims preferential origin (in the EU, up to 150 euros, it then replaces the flat duty outside IOSS). */
  preferential: z.boolean().default(false),
  /** VAT, GST or consumption tax in place of the destination's standard rate. */
  taxRate: rateSchema.nullish(),
  /** Chinese consumption tax, ad valorem. */
  exciseRate: z.number().min(0).max(0.9).nullish(),
  taxClass: z.enum(taxClasses).optional(),
});

export const landedInputSchema = z
  .object({
    /** ISO 3166 alpha-2. */
    destination: countrySchema,
    /** Province or territory, where taxes differ by it (Canada: `ON`, `QC`, …). */
    region: z
      .string()
      .trim()
      .transform((code) => code.toUpperCase().replace(/^CA-/, ''))
      .optional(),
    /** Where it is sent from, ISO 3166 alpha-2. */
    from: countrySchema.nullish(),
    /** What the result is in; amounts are minor units of it. */
    currency: currencySchema,
    lines: z.array(landedLineSchema).min(1).max(200),
    /** Taken off the goods as a whole, spread over the lines by value. */
    discount: amountSchema.default(0),
    /** Null or left out: not stated, so that no total can be given. */
    shipping: amountSchema.nullish(),
    insurance: amountSchema.default(0),
    /** EU: sold under the import one-stop shop. */
    ioss: z.boolean().optional(),
    /** Sent by one person to another without payment. */
    gift: z.boolean().default(false),
    /** Japan: for the buyer's own use. */
    personal: z.boolean().optional(),
    /** Canada: how it travels. */
    carrier: z.enum(['courier', 'mail']).optional(),
    /** China: bonded/direct retail import, or a personal parcel. */
    channel: z.enum(['cbec', 'mail']).optional(),
    /** China: what the person bought through the cross-border channel this year, minor units of `currency`. */
    yearSoFar: amountSchema.optional(),
    /** Ids of fee rows that are off by default and known to be charged. */
    fees: z.array(z.string()).default([]),
  })
  .superRefine((input, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['lines'], message });
    if (input.lines.some((line) => line.discount > line.unitAmount * line.quantity)) {
      refuse('A line has a discount above its value.');
    }
    const net = input.lines.map(({ unitAmount, quantity, discount, currency }) =>
      exchanged(
        fraction(BigInt(unitAmount) * BigInt(quantity) - BigInt(discount)),
        currency ?? input.currency,
        input.currency,
      ),
    );
    if (!atMost(fraction(BigInt(input.discount)), sum(net))) refuse('The discount is above the value of the goods.');
    // Beyond this, whole numbers of minor units wouldn't be exact any more.
    if (!atMost(sum(net), fraction(100_000_000_000_000n)))
      refuse('The goods are worth more than can be reckoned exactly.');
  });

/** What a caller writes; `landedPrice` fills in what has a default. */
export type LandedInput = z.input<typeof landedInputSchema>;
export type ReadInput = z.output<typeof landedInputSchema>;
export type ReadLine = z.output<typeof landedLineSchema>;
