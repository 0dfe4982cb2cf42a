import { afterSalesOf, type RequestProblem } from '@/lib/orders/after-sales';
import { drawCard } from '@/lib/orders/cards';
import { followOrder } from '@/lib/orders/desk';
import { languageOf } from './offer-text';
import { cardText } from './order-text';
import { draftAfterSalesParameters } from './parameters';
import type { Tool } from './tool';

const problems: Record<RequestProblem, string> = {
  on_its_way: 'it is on its way and can no longer be cancelled; it can be returned once it has arrived',
  not_delivered: 'it has not arrived yet; until it is shipped it can be cancelled',
  too_late: 'the time for that is over',
  already_asked: 'something was asked for already; see its state',
  cancelled: 'the order is cancelled',
};

/** Puts a card for a cancellation, return, exchange or refund before the person. It asks the shop for nothing by itself. */
export const draftAfterSalesTool: Tool<typeof draftAfterSalesParameters> = {
  name: 'draft_after_sales',
  description:
    'Put a card before the person to cancel, return, exchange or be refunded for an order (取消订单, 退货, 换货, 退款; cancel, return, exchange, refund). Does nothing by itself: only their click does. Take the order id from list_orders.',
  parameters: draftAfterSalesParameters,
  readOnly: false,
  started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'draft_after_sales', chips: [] }),
  async run(args, context, callId) {
    const { orders, owner, sessionId, turn } = context;
    const order = await followOrder(orders, owner, args.order_id);
    if (order === null)
      return { content: `refused: no order ${args.order_id}; call list_orders`, status: 'refused', events: [] };
    const body = afterSalesOf(order, args.request, args.reason, args.wanted);
    if (!body.ok) {
      const content = `refused: no card was made. The order is ${order.state}: ${problems[body.error]}`;
      return { content, status: 'refused', events: [] };
    }
    const card = await drawCard(orders, owner, { sessionId, turn }, body.value);
    if (card === null) return { content: 'failed: the conversation is gone', status: 'failed', events: [] };
    return {
      content: `a card is before the person; nothing is asked of the shop until they click Confirm.\n${cardText(card, languageOf(context.words))}`,
      status: 'ok',
      events: [{ type: 'order_card', callId, card }],
    };
  },
};
