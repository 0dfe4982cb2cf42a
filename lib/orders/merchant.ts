import type { Order, Wanted } from './order';

/**
 * A shop that takes orders. An adapter is shown the order with all its steps, the person's included, hands over what the
 * shop doesn't know yet (by order id and step number, so that a repeat does nothing), and answers what the shop did since,
 * oldest first. It throws when the shop can't be reached: the order then stays as it is known.
 */
export interface MerchantPort {
  news(order: Order, now: Date): Promise<Wanted[]>;
}
