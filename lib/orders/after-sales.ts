import { fail, ok, type Result } from '@/lib/errors';
import type { Owner } from '@/lib/owner';
import { type AfterSales, type Request, requests } from './card';
import { followOrder, type OrderDesk } from './desk';
import { type Order, paid, stepsFor } from './order';
import { type Move, movesOpen } from './state';

/** The move that a request makes once it is confirmed. */
export const moveOf = {
  cancel: 'cancel',
  return: 'request_return',
  exchange: 'request_exchange',
  refund: 'request_refund',
} as const satisfies Record<Request, Move>;

export type RequestProblem = 'on_its_way' | 'not_delivered' | 'too_late' | 'already_asked' | 'cancelled';

/** Whether this may be asked for now; else why not. */
export function requestProblem(order: Order, request: Request): RequestProblem | null {
  if (movesOpen(order.state, 'person').includes(moveOf[request])) return null;
  switch (order.state) {
    case 'placed':
    case 'packed':
      return 'not_delivered';
    case 'shipped':
      return request === 'cancel' ? 'on_its_way' : 'not_delivered';
    case 'cancelled':
      return 'cancelled';
    case 'delivered':
    case 'closed':
    case 'exchanged':
      return 'too_late';
    default:
      return 'already_asked';
  }
}

/** The card's body for a request about an order. */
export function afterSalesOf(
  order: Order,
  request: Request,
  reason: string,
  wanted: string | null,
): Result<AfterSales, RequestProblem> {
  const problem = requestProblem(order, request);
  if (problem !== null) return fail(problem);
  const { platformName, lines } = order.purchase;
  return ok({
    kind: 'after_sales',
    request,
    orderId: order.id,
    platformName,
    lines,
    reason,
    wanted: request === 'exchange' ? wanted : null,
    refund: request === 'exchange' ? null : paid(order.purchase),
  });
}

/** What the person may do with an order by a click on its page, given its state. */
export function openRequests(order: Order): Request[] {
  return requests.filter((request) => requestProblem(order, request) === null);
}

/**
 * The person's click on an order's own page. Null when there is none; an order that allows the move no more comes back as
 * it is.
 */
export async function moveOrder(
  desk: OrderDesk,
  owner: Owner,
  id: string,
  move: Move,
  note: string | null,
): Promise<{ order: Order; moved: boolean } | null> {
  if ((await followOrder(desk, owner, id)) === null) return null;
  const at = desk.clock.now();
  let moved = false;
  const order = await desk.store.advance(owner, id, (locked) => {
    const steps = stepsFor(locked.state, locked.steps.length, [{ move, actor: 'person', note, at }]);
    moved = steps.length > 0;
    return steps;
  });
  return order && { order, moved };
}
