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

const EMPTY_BUDGET: Budget = {
  min: null,
  max: null,
  minInclusive: true,
  maxInclusive: true,
  approx: null,
  currency: null,
  per: null,
};
const EMPTY_PLAN = { terms: [], exclude: [], budget: null, destination: null, sizes: [], ask: null };

/** A plan as it is shown to the main model: without what is empty, since every token of it is sent again and again. */
export function planText(plan: Plan): string {
  const { budget, ...rest } = plan;
  const told =
    budget && Object.fromEntries(Object.entries(budget).filter(([, value]) => value !== null && value !== true));
  const entries = Object.entries({ ...rest, budget: told }).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return JSON.stringify(Object.fromEntries(entries));
}

/** Reads what `planText` wrote; null when it isn't a plan. */
export function readPlanText(text: string): Plan | null {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== 'object') return null;
    const { budget } = value as { budget?: object | null };
    const full = { ...EMPTY_PLAN, ...value, budget: budget ? { ...EMPTY_BUDGET, ...budget } : null };
    const parsed = planSchema.safeParse(full);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
