import { z } from 'zod';
import { currencySchema, moneySchema } from './catalogue/money';
import { categorySchema, textSchema } from './catalogue/offer';
import { errorCodeSchema } from './errors';
import { factCategories, rejectReasons } from './memory/fact';
import { orderCardSchema } from './orders/card';

/**
 * What the screen is told of a turn, live and on reload: the transcript of a stored session is the same events, read
 * from the log and folded by the same reducer (components/chat/turn-reducer.ts).
 */

/** How an offer meets one constraint of the person (an exclusion, a size, the budget). */
export const constraintCheckSchema = z.object({
  kind: z.enum(['exclude', 'budget', 'size', 'ships_to', 'stock']),
  label: z.string(),
  status: z.enum(['met', 'not_stated', 'not_met']),
});
export type ConstraintCheck = z.infer<typeof constraintCheckSchema>;

/** An offer as it is shown. All figures come from the catalogue, none from the model. */
export const offerCardSchema = z.object({
  id: z.string(),
  platform: z.string(),
  platformName: textSchema,
  productKey: z.string(),
  title: textSchema,
  brand: textSchema.nullable(),
  category: categorySchema,
  price: moneySchema,
  listPrice: moneySchema.nullable(),
  /** The price in the person's currency at the dated rate, when that is another one. */
  converted: moneySchema.nullable(),
  /** Charge and days to the person's destination; null when none is set or the platform doesn't state it. */
  shipping: z.object({ price: moneySchema, days: z.tuple([z.int(), z.int()]) }).nullable(),
  shipsToDestination: z.boolean().nullable(),
  /**
   * What it costs delivered to the destination, with shipping, duty and tax, in the person's currency; `total` null when
   * a part of that isn't known. Null when no destination is set or the offer isn't shipped there.
   */
  landed: z.object({ total: moneySchema.nullable(), estimate: z.boolean() }).nullable().default(null),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  stock: z.int(),
  size: z.object({ system: z.string(), value: z.string() }).nullable(),
  picture: z.string(),
  checks: z.array(constraintCheckSchema),
});
export type OfferCard = z.infer<typeof offerCardSchema>;

/** A chip of a search: one filter as the tool was really called with it. */
export const filterChipSchema = z.object({
  kind: z.enum(['terms', 'exclude', 'price', 'platform', 'ships_to', 'category', 'size', 'sort']),
  value: z.string(),
});

export const comparisonSchema = z.object({
  offers: z.array(offerCardSchema),
  /** `label` null for rows that the screen words itself (price, rating …): then `field` names it. */
  rows: z.array(
    z.object({
      field: z.string(),
      label: textSchema,
      values: z.array(textSchema.nullable()),
      differs: z.boolean(),
    }),
  ),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** A violation that the verification found and the model didn't mend; told in plain words. */
export const warningSchema = z.object({
  kind: z.enum(['unknown_offer', 'out_of_stock', 'over_budget', 'excluded', 'not_stated', 'not_shipped']),
  offerId: z.string().nullable(),
  detail: z.string(),
});
export type Warning = z.infer<typeof warningSchema>;

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), ...shape });

export const turnEventSchema = z.discriminatedUnion('type', [
  event('turn_started', { turn: z.int(), text: z.string(), at: z.string() }),
  event('plan', {
    intent: z.string(),
    terms: z.array(z.string()),
    exclude: z.array(z.string()),
    budget: z
      .object({
        min: z.number().nullable(),
        max: z.number().nullable(),
        approx: z.number().nullable(),
        currency: currencySchema.nullable(),
      })
      .nullable(),
    destination: z.string().nullable(),
  }),
  /** The planner failed and the turn goes on without a plan. */
  event('plan_failed', {}),
  event('skill', { callId: z.string(), name: z.string() }),
  event('tool_started', { callId: z.string(), tool: z.string(), chips: z.array(filterChipSchema) }),
  event('tool_finished', {
    callId: z.string(),
    tool: z.string(),
    status: z.enum(['ok', 'failed', 'refused', 'interrupted']),
    /** How many offers were found, for searches. */
    count: z.int().nullable(),
    excluded: z.array(z.object({ term: z.string(), count: z.int() })),
  }),
  event('text', { delta: z.string() }),
  event('offers', { callId: z.string(), offers: z.array(offerCardSchema) }),
  event('comparison', { callId: z.string(), comparison: comparisonSchema }),
  event('summary', {
    intro: z.string(),
    items: z.array(z.object({ offer: offerCardSchema, reason: z.string(), bestFor: z.string() })),
    comparison: comparisonSchema.nullable(),
    warnings: z.array(warningSchema),
    nextSteps: z.array(z.string()),
  }),
  /** A card to confirm, or what became of one. It is a snapshot: its state is read from the store when it is shown. */
  event('order_card', { callId: z.string(), card: orderCardSchema }),
  event('question', { text: z.string(), options: z.array(z.string()) }),
  event('memory_saved', {
    key: z.string(),
    /** Empty once the fact was deleted (redaction). */
    value: z.string(),
    category: z.enum(factCategories),
  }),
  /** A candidate that waits for the person's decision. */
  event('memory_suggested', { id: z.string(), key: z.string(), value: z.string(), category: z.enum(factCategories) }),
  event('memory_rejected', { reason: z.enum(rejectReasons) }),
  event('hint', { hint: z.string() }),
  /** Room was made: old results left out, or the session summed up. */
  event('compacted', { level: z.enum(['results', 'summary']) }),
  event('usage', {
    purpose: z.string(),
    promptTokens: z.int(),
    cachedTokens: z.int(),
    completionTokens: z.int(),
    latencyMs: z.number(),
  }),
  /** The model is being asked again after a failure that may pass; what streamed in this step is void. */
  event('retrying', { code: errorCodeSchema, attempt: z.int(), waitMs: z.number() }),
  event('heartbeat', {}),
  event('interrupted', { reason: z.enum(['stopped', 'crashed']) }),
  event('error', { code: errorCodeSchema, retryable: z.boolean() }),
  event('done', { steps: z.int(), toolCalls: z.int(), elapsedMs: z.number() }),
]);
export type TurnEvent = z.infer<typeof turnEventSchema>;

/** Events are numbered within a turn, so a reloaded page can join where it left off. */
export type StreamItem = { turn: number; n: number; event: TurnEvent };
