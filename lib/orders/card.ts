import { z } from 'zod';
import { moneySchema } from '@/lib/catalogue/money';
import { textSchema } from '@/lib/catalogue/offer';

/**
 * The order card: what would be done, put before the person. Nothing happens until they confirm it by a click. It holds
 * no address, only the country that the price was reckoned for.
 */

export const QUANTITY_MAX = 20;
export const LINES_MAX = 6;
/** How long a card waits, in ms: prices are a day's. */
export const CARD_LIFE_MS = 24 * 60 * 60 * 1000;

/** One thing that will be bought, as the shop offered it when the card was drawn up. */
export const cardLineSchema = z.object({
  offerId: z.string(),
  title: textSchema,
  picture: z.string(),
  size: z.object({ system: z.string(), value: z.string() }).nullable(),
  quantity: z.int().min(1).max(QUANTITY_MAX),
  /** For one piece. */
  price: moneySchema,
});
export type CardLine = z.infer<typeof cardLineSchema>;

/** Everything that it costs delivered. `unknown` names what can't be reckoned: there is no total then, never a zero. */
export const landedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('known'),
    total: moneySchema,
    estimate: z.boolean(),
    parts: z.array(z.object({ kind: z.string(), amount: moneySchema })),
  }),
  z.object({ kind: z.literal('unknown'), codes: z.array(z.string()) }),
]);
export type Landed = z.infer<typeof landedSchema>;

export const purchaseSchema = z.object({
  kind: z.literal('purchase'),
  platform: z.string(),
  platformName: textSchema,
  /** Between 1 and LINES_MAX lines, all of one shop and in one currency. */
  lines: z.array(cardLineSchema).min(1).max(LINES_MAX),
  /** Country that it is sent from, ISO 3166 alpha-2. */
  from: z.string(),
  /** Country that it is sent to; null when the person has set none. */
  destination: z.string().nullable(),
  /** The lines together, in the shop's currency. */
  goods: moneySchema,
  /** What the shop states for the destination; null when it states nothing or there is no destination. */
  shipping: moneySchema.nullable(),
  /** Days under way, as the shop states them. */
  days: z.tuple([z.int(), z.int()]).nullable(),
  /** Null without a destination. */
  landed: landedSchema.nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const requests = ['cancel', 'return', 'exchange', 'refund'] as const;
export type Request = (typeof requests)[number];

export const afterSalesSchema = z.object({
  kind: z.literal('after_sales'),
  request: z.enum(requests),
  orderId: z.string(),
  platformName: textSchema,
  lines: z.array(cardLineSchema).min(1),
  /** The person's own words for why; may be empty. */
  reason: z.string().max(200),
  /** What an exchange is for. */
  wanted: z.string().max(80).nullable(),
  /** What comes back; null for an exchange. */
  refund: moneySchema.nullable(),
});
export type AfterSales = z.infer<typeof afterSalesSchema>;

export const cardBodySchema = z.discriminatedUnion('kind', [purchaseSchema, afterSalesSchema]);
export type CardBody = z.infer<typeof cardBodySchema>;

/** `replaced`: a newer card of the same conversation took its place. */
export const cardStates = ['waiting', 'confirmed', 'withdrawn', 'replaced', 'expired'] as const;

/** Why a card that waited can't be confirmed any more. */
export const expiryReasons = ['time', 'price', 'stock', 'shipping', 'gone', 'order_moved'] as const;
export type ExpiryReason = (typeof expiryReasons)[number];

export const orderCardSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  turn: z.int(),
  state: z.enum(cardStates),
  /** Only when expired. */
  reason: z.enum(expiryReasons).nullable(),
  /** Goes up when the person changes it: a click on an older one confirms nothing. */
  version: z.int().min(1),
  body: cardBodySchema,
  /** What came of it, or what it is about. */
  orderId: z.string().nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type OrderCard = z.infer<typeof orderCardSchema>;

/** The state as of `now`: a card whose time is up has expired, whether or not anybody wrote that down. */
export function cardAsOf(card: OrderCard, now: Date): OrderCard {
  const over = card.state === 'waiting' && new Date(card.expiresAt) <= now;
  return over ? { ...card, state: 'expired', reason: 'time' } : card;
}
