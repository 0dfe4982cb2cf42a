/** What an order goes through, and who may move it. Pure: one table, read by everything that moves an order. */

export const orderStates = [
  'placed',
  'packed',
  'shipped',
  'delivered',
  'closed',
  'cancelled',
  'return_requested',
  'return_accepted',
  'return_received',
  'exchange_requested',
  'exchange_accepted',
  'exchange_received',
  'exchange_shipped',
  'exchanged',
  'refund_requested',
  'request_refused',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

export const actors = ['person', 'merchant', 'clock'] as const;
export type Actor = (typeof actors)[number];

export const moves = [
  'place',
  'pack',
  'ship',
  'track',
  'deliver',
  'close',
  'cancel',
  'decline',
  'request_return',
  'request_exchange',
  'request_refund',
  'take_back_request',
  'accept_request',
  'refuse_request',
  'receive_goods',
  'ship_exchange',
  'deliver_exchange',
  'refund',
] as const;
export type Move = (typeof moves)[number];

/** `from` null: the order comes into being. */
export type Transition = { from: OrderState | null; move: Move; to: OrderState; actor: Actor };

const row = (from: OrderState | null, move: Move, to: OrderState, actor: Actor): Transition => ({
  from,
  move,
  to,
  actor,
});

/** Every way that an order can move. What isn't here can't happen, whoever asks for it. */
export const transitions: readonly Transition[] = [
  row(null, 'place', 'placed', 'person'),
  row('placed', 'pack', 'packed', 'merchant'),
  row('packed', 'ship', 'shipped', 'merchant'),
  row('shipped', 'track', 'shipped', 'merchant'),
  row('shipped', 'deliver', 'delivered', 'merchant'),
  row('delivered', 'close', 'closed', 'clock'),
  // Cancelled by the person until it is on its way; by the shop when it can't keep its word.
  row('placed', 'cancel', 'cancelled', 'person'),
  row('packed', 'cancel', 'cancelled', 'person'),
  row('placed', 'decline', 'cancelled', 'merchant'),
  row('packed', 'decline', 'cancelled', 'merchant'),
  row('cancelled', 'refund', 'refunded', 'merchant'),
  row('delivered', 'request_return', 'return_requested', 'person'),
  row('return_requested', 'accept_request', 'return_accepted', 'merchant'),
  row('return_accepted', 'receive_goods', 'return_received', 'merchant'),
  row('return_received', 'refund', 'refunded', 'merchant'),
  row('delivered', 'request_exchange', 'exchange_requested', 'person'),
  row('exchange_requested', 'accept_request', 'exchange_accepted', 'merchant'),
  row('exchange_accepted', 'receive_goods', 'exchange_received', 'merchant'),
  row('exchange_received', 'ship_exchange', 'exchange_shipped', 'merchant'),
  row('exchange_shipped', 'deliver_exchange', 'exchanged', 'merchant'),
  row('exchanged', 'close', 'closed', 'clock'),
  // Money back with nothing sent back: broken on arrival, parts missing, another thing in the box.
  row('delivered', 'request_refund', 'refund_requested', 'person'),
  row('refund_requested', 'refund', 'refunded', 'merchant'),
  row('return_requested', 'take_back_request', 'delivered', 'person'),
  row('exchange_requested', 'take_back_request', 'delivered', 'person'),
  row('refund_requested', 'take_back_request', 'delivered', 'person'),
  row('return_requested', 'refuse_request', 'request_refused', 'merchant'),
  row('exchange_requested', 'refuse_request', 'request_refused', 'merchant'),
  row('refund_requested', 'refuse_request', 'request_refused', 'merchant'),
  row('request_refused', 'close', 'closed', 'clock'),
];

/** The state that a move by this actor leads to; null when it may not be made. */
export function nextState(from: OrderState | null, move: Move, actor: Actor): OrderState | null {
  return transitions.find((one) => one.from === from && one.move === move && one.actor === actor)?.to ?? null;
}

/** What an actor may do with an order in this state. */
export function movesOpen(from: OrderState | null, actor: Actor): Move[] {
  return transitions.filter((one) => one.from === from && one.actor === actor).map((one) => one.move);
}

/** No move leads out of it. */
export function isFinal(state: OrderState): boolean {
  return !transitions.some((one) => one.from === state);
}

export type RefundState = 'none' | 'asked' | 'due' | 'paid';

/** Where the money stands, given the order's state. */
export function refundState(state: OrderState): RefundState {
  if (state === 'refunded') return 'paid';
  if (state === 'cancelled' || state === 'return_received') return 'due';
  return state === 'refund_requested' || state === 'return_requested' || state === 'return_accepted' ? 'asked' : 'none';
}
