import { followOrders } from '@/lib/orders/desk';
import { languageOf } from './offer-text';
import { orderLine } from './order-text';
import { listOrdersParameters } from './parameters';
import type { Tool } from './tool';

/** The person's orders with their states. */
export const listOrdersTool: Tool<typeof listOrdersParameters> = {
  name: 'list_orders',
  description: "List the person's latest orders with state and ids (我的订单, 到哪了, where is my order).",
  parameters: listOrdersParameters,
  readOnly: true,
  started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'list_orders', chips: [] }),
  async run(args, context) {
    const orders = await followOrders(context.orders, context.owner, args.limit);
    const language = languageOf(context.words);
    const lines = orders.map((order) => orderLine(order, language));
    return { content: lines.length === 0 ? 'no orders yet' : lines.join('\n'), status: 'ok', events: [] };
  },
};
