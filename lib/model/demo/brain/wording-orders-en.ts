import type { ordersZh } from './wording-orders-zh';

/** The same in English. */
export const ordersEn: typeof ordersZh = {
  orderWhat: 'I haven’t shown you a list yet, so I don’t know what to order. Tell me what you are looking for first.',
  orderWhich: 'Which one shall it be?',
  orderPlace: (place) => `Order ${place.toLowerCase()}`,
  orderSize: 'Which size do you take?',
  otherSize: 'This shop doesn’t have that size. Is it one of these instead?',
  noSizeLeft:
    'This shop has no size left to choose from, so there is no order card and nothing was ordered. Another one may do.',
  cardDrawn:
    'The order card is above: check the item, size, quantity and the price delivered. It is ordered only when you press “Confirm order”, never by words.',
  cardUnknown: 'Part of the cost can’t be worked out; the card says “unknown” there, which is not zero.',
  orderRefused: (why) =>
    `There is no order card and nothing was ordered: ${
      {
        out_of_stock: 'it is out of stock',
        too_few: 'there are fewer in stock than that',
        not_shipped: 'this shop doesn’t ship it to where you are',
        other: 'it can’t be ordered right now',
      }[why]
    }.`,
  withdrawn: 'All right, the order card is withdrawn. Nothing was ordered.',
  withdrawFailed:
    'The order card couldn’t be withdrawn just now. It waits for your click and orders nothing by itself; you can also press “Cancel” on it.',
  ordersUnread: 'Your orders can’t be read right now. The page /orders may have them.',
  noOrdersYet: 'You have no orders yet.',
  ordersAre: (lines) => `${lines.map((line) => `- ${line}`).join('\n')}\n\nEvery step is on the page /orders.`,
  orderIs: (things, state, latest) =>
    `${things}: ${state}${latest === null ? '' : ` (${ordersEn.tracking[latest] ?? latest})`}`,
  orderStates: {
    placed: 'placed, the shop is getting it ready',
    packed: 'packed, about to be shipped',
    shipped: 'on its way',
    delivered: 'delivered',
    closed: 'completed',
    cancelled: 'cancelled, refund due',
    return_requested: 'return asked for, waiting for the shop',
    return_accepted: 'return agreed, waiting to arrive at the shop',
    return_received: 'return received, refund due',
    exchange_requested: 'exchange asked for, waiting for the shop',
    exchange_accepted: 'exchange agreed, waiting to arrive at the shop',
    exchange_received: 'received by the shop, the new one is being sent',
    exchange_shipped: 'the new one is on its way',
    exchanged: 'exchanged',
    refund_requested: 'refund asked for, waiting for the shop',
    request_refused: 'the shop refused the request',
    refunded: 'refunded',
  },
  tracking: {
    handed_over: 'handed to the carrier',
    sorting_centre: 'at the sorting centre',
    customs: 'at customs',
    out_for_delivery: 'out for delivery',
  },
  requests: { cancel: 'cancel', return: 'return', exchange: 'exchange', refund: 'refund' },
  requestOf: (verb, things) => (verb === 'refund' ? `I want a refund: ${things}` : `${verb} my order: ${things}`),
  whichOrder: (verb) => `Which order is it about (${verb})?`,
  requestTooSoon: (verb, state) =>
    `That can’t be done now (${verb}): the order is “${state}”. It can be cancelled until it is shipped, and returned or exchanged within 30 days of delivery.`,
  requestDrawn: (verb) =>
    `The card is above (${verb}). The shop is asked only when you press “Confirm”; nothing has been asked yet.`,
};
