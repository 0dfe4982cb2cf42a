import { followOrder } from '@/lib/orders/desk';
import { languageOf } from './offer-text';
import { orderDetailText } from './order-text';
import { orderDetailParameters } from './parameters';
import type { Tool } from './tool';

/** One order with every step that it took. */
export const orderDetailTool: Tool<typeof orderDetailParameters> = {
  name: 'order_detail',
  description: 'Tell one order with what was bought, its price, its tracking steps and its refund.',
  parameters: orderDetailParameters,
  readOnly: true,
  started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'order_detail', chips: [] }),
  async run(args, context) {
    const order = await followOrder(context.orders, context.owner, args.id);
    if (order === null)
      return { content: `failed: no order ${args.id}; use an id of list_orders`, status: 'failed', events: [] };
    return { content: orderDetailText(order, languageOf(context.words)), status: 'ok', events: [] };
  },
};
