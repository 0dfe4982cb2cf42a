import { z } from 'zod';
import { currencySchema } from '@/lib/catalogue/money';
import { categorySchema } from '@/lib/catalogue/offer';
import { LINES_MAX, QUANTITY_MAX, requests } from '@/lib/orders/card';

/**
 * The arguments of every tool, as the model is shown them. They stand together, since their JSON schemas are part of
 * the head (L0) that every request of every person shares: a change here is a new release of the head.
 */

const offerId = z.string().max(40).describe('id of an offer as a tool result gave it');

export const skillParameters = z.object({
  name: z.string().max(80).describe('name of the skill as the catalogue lists it'),
});

export const itemSearchParameters = z.object({
  query: z
    .string()
    .max(120)
    .describe(
      'what to look for, product words only, Chinese or English or both: "降噪耳机", "noise cancelling headphones"',
    ),
  exclude: z
    .array(z.string().max(80))
    .max(24)
    .default([])
    .describe(
      'brands, materials, ingredients, colours or features that must not be in the offer: every exclusion of this session and every [constraint] of memory that can apply',
    ),
  price_min: z.number().min(0).nullable().default(null).describe('major units of currency'),
  price_max: z.number().min(0).nullable().default(null).describe('major units of currency, inclusive'),
  currency: currencySchema.nullable().default(null).describe('currency of price_min and price_max'),
  category: categorySchema.nullable().default(null),
  platforms: z.array(z.string().max(32)).max(20).default([]).describe('platform ids; empty: all enabled ones'),
  ships_to: z.string().length(2).nullable().default(null).describe('ISO 3166 alpha-2 country code'),
  size: z
    .object({ system: z.string().max(8).nullable().default(null), value: z.string().max(16) })
    .nullable()
    .default(null),
  in_stock: z.boolean().default(true),
  sort: z.enum(['relevance', 'price_asc', 'price_desc', 'rating']).default('relevance'),
  limit: z.int().min(1).max(20).default(8),
});

export const itemDetailParameters = z.object({ id: offerId });

export const compareItemsParameters = z.object({
  ids: z.array(offerId).min(2).max(5).describe('offers to set side by side'),
});

export const draftOrderParameters = z.object({
  items: z
    .array(
      z.object({
        id: offerId,
        size: z
          .object({ system: z.string().max(8).nullable().default(null), value: z.string().max(16) })
          .nullable()
          .default(null)
          .describe('as the person said it; never guessed'),
        quantity: z.int().min(1).max(QUANTITY_MAX).default(1),
      }),
    )
    .max(LINES_MAX)
    .default([])
    .describe('offers of one shop'),
  withdraw: z.boolean().default(false).describe('take the waiting cards of this conversation back instead'),
});

const orderId = z.string().max(40).describe('id of an order as list_orders gave it');

export const draftAfterSalesParameters = z.object({
  order_id: orderId,
  request: z.enum(requests),
  reason: z.string().max(200).default('').describe("why, in the person's own words; empty when they didn't say"),
  wanted: z.string().max(80).nullable().default(null).describe('for an exchange: what they want instead'),
});

export const listOrdersParameters = z.object({ limit: z.int().min(1).max(20).default(8) });

export const orderDetailParameters = z.object({ id: orderId });

export const recallMemoriesParameters = z.object({
  topic: z
    .string()
    .min(1)
    .max(80)
    .describe('what to look for in memory, in the words of the person: 鞋码, shipping, 过敏'),
});

export const saveMemoryParameters = z.object({
  key: z
    .string()
    .max(64)
    .describe(
      'the topic, not the value: lower-case ASCII with underscores, e.g. material_avoid, shoe_size, default_ship_to',
    ),
  value: z.string().max(400).describe("the fact in one line, in the person's language, with their own words"),
  category: z
    .enum(['constraint', 'preference', 'context'])
    .describe('constraint: a rule that always holds; preference: a taste; context: size, place, circumstances'),
});

export const askUserParameters = z.object({
  question: z.string().min(1).max(300).describe("one short question, in the person's language"),
  options: z.array(z.string().max(60)).max(4).default([]).describe('likely answers, for buttons'),
});

export const shoppingSummaryParameters = z.object({
  intro: z.string().max(600).describe("one or two sentences in the person's language; no prices"),
  items: z
    .array(
      z.object({
        id: offerId,
        reason: z.string().max(240).describe('why this one, in one sentence; no prices'),
        best_for: z.string().max(40).describe('whom or what it is best for, a few words'),
      }),
    )
    .max(6)
    .describe('ranked, best first; empty when nothing fits'),
  compare: z.boolean().default(true).describe('show the comparison table of the listed offers'),
  next_steps: z.array(z.string().max(60)).max(3).default([]).describe('what the person may want to say next'),
});
