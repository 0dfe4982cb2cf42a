import { z } from 'zod';
import { currencySchema } from '@/lib/catalogue/money';

export const intents = [
  'search',
  'research',
  'bundle',
  'landed_price',
  'order_care',
  'image',
  'memory',
  'follow_up',
  'chat',
  'unclear',
] as const;

/** Budget in major units, as the person said it. Absent bounds are null; `approx` when only "about" was said. */
export const budgetSchema = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  minInclusive: z.boolean(),
  maxInclusive: z.boolean(),
  approx: z.number().nullable(),
  currency: currencySchema.nullable(),
  per: z.enum(['total', 'person', 'item']).nullable(),
});

/**
 * What the planner makes of a turn. Session constraints (`exclude`, `budget`, `destination`, `sizes`) are recomputed
 * each turn from the person's own words of this session; they never become facts.
 */
export const planSchema = z.object({
  intent: z.enum(intents),
  /** What to look for, in the person's words, without filters: ["降噪耳机"]. */
  terms: z.array(z.string().max(80)).max(6),
  exclude: z.array(z.string().max(80)).max(16),
  budget: budgetSchema.nullable(),
  destination: z.string().length(2).nullable(),
  sizes: z.array(z.object({ system: z.string().max(8).nullable(), value: z.string().max(16) })).max(4),
  /** What has to be asked before anything can be searched, or null. */
  ask: z.string().max(200).nullable(),
});
export type Plan = z.infer<typeof planSchema>;
export type Budget = z.infer<typeof budgetSchema>;
