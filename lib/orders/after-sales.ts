import { fail, ok, type Result } from '@/lib/errors';
import type { AfterSales, Request } from './card';
import { type Order, paid } from './order';
import { movesOpen } from './state';

export type RequestProblem = 'on_its_way' | 'not_delivered' | 'too_late' | 'already_asked' | 'cancelled';

/** Whether this may be asked for now; else why not. */
export function requestProblem(order: Order, request: Request): RequestProblem | null {
  const move = request === 'cancel' ? 'cancel' : (`request_${request}` as const);
  if (movesOpen(order.state, 'person').includes(move)) return null;
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
