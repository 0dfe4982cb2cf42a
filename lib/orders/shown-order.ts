import { openRequests } from './after-sales';
import type { Request } from './card';
import type { Order } from './order';
import { movesOpen } from './state';

/** An order as its page shows it, with what the person may do now. */
export type ShownOrder = Order & { requests: Request[]; takesBack: boolean };

export function shownOrder(order: Order): ShownOrder {
  return {
    ...order,
    requests: openRequests(order),
    takesBack: movesOpen(order.state, 'person').includes('take_back_request'),
  };
}
