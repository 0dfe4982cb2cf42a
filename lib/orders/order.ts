import { z } from 'zod';
import { type Purchase, purchaseSchema } from './card';
import { actors, moves, nextState, type OrderState, orderStates } from './state';

/** One move of an order. `at` is when it happened (ISO 8601), which may be before anybody looked. */
export const stepSchema = z.object({
  n: z.int().min(0),
  move: z.enum(moves),
  actor: z.enum(actors),
  state: z.enum(orderStates),
  at: z.string(),
  /** What the shop says beside it: a code of a known tracking step, or its own words. */
  note: z.string().max(200).nullable(),
});
export type Step = z.infer<typeof stepSchema>;

/** What was bought stays as it stood on the confirmed card, whatever becomes of the offers. */
export const orderSchema = z.object({
  id: z.string(),
  /** The card that it came from: one card makes one order at most. */
  cardId: z.string(),
  sessionId: z.string(),
  state: z.enum(orderStates),
  purchase: purchaseSchema,
  /** Oldest first, from `place` on. */
  steps: z.array(stepSchema).min(1),
});
export type Order = z.infer<typeof orderSchema>;

/** A move that somebody wants to make. */
export type Wanted = Pick<Step, 'move' | 'actor' | 'note'> & { at: Date };

/**
 * The steps that these moves make, in order, after those that an order has. Stops at the first that its state doesn't
 * allow: news that comes twice, or too late, changes nothing.
 */
export function stepsFor(state: OrderState | null, taken: number, wanted: readonly Wanted[]): Step[] {
  const steps: Step[] = [];
  let current = state;
  for (const { move, actor, note, at } of wanted) {
    const next = nextState(current, move, actor);
    if (next === null) break;
    steps.push({ n: taken + steps.length, move, actor, state: next, at: at.toISOString(), note });
    current = next;
  }
  return steps;
}

export function placedOrder(id: string, cardId: string, sessionId: string, purchase: Purchase, now: Date): Order {
  const steps = stepsFor(null, 0, [{ move: 'place', actor: 'person', note: null, at: now }]);
  return { id, cardId, sessionId, state: 'placed', purchase, steps };
}

/** When the order last came into this state; null if it never did. */
export function reachedAt(order: Order, state: OrderState): Date | null {
  const step = order.steps.findLast((one) => one.state === state && one.move !== 'track');
  return step ? new Date(step.at) : null;
}

/** What was paid to the shop: goods and the shipping that it states. Duties and taxes go to others. */
export function paid(purchase: Purchase): Purchase['goods'] {
  const { goods, shipping } = purchase;
  return shipping && shipping.currency === goods.currency
    ? { ...goods, amount: goods.amount + shipping.amount }
    : goods;
}
