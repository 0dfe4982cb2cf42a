import type { MerchantPort } from './merchant';
import { type Order, reachedAt, stepsFor, type Wanted } from './order';
import type { Move, OrderState } from './state';

/** Codes of the tracking steps that the sandbox shop gives; the screen has words for them. */
export const trackingCodes = ['handed_over', 'sorting_centre', 'customs', 'out_for_delivery'] as const;

/** When something happens after the order came into a state, in days of the shop; shares of the way for what is under way. */
type Due = { move: Move; after: number; note: string | null };

const DAYS_UNDER_WAY = 4;

/**
 * A shop for trying things out: it charges nothing and sends nothing, and moves orders along by the clock it is given.
 * What it does follows from the order alone, so that any process, asked at any time and as often as it likes, hears the
 * same. `dayMs`: how long one of its days lasts.
 */
export function sandboxMerchant(dayMs: number): MerchantPort {
  return {
    async news(order, now) {
      const wanted: Wanted[] = [];
      let { state, steps } = order;
      for (;;) {
        const due = dueAfter({ ...order, state, steps });
        if (due === null) return wanted;
        const at = new Date(sinceOf({ ...order, state, steps }).getTime() + due.after * dayMs);
        if (at > now) return wanted;
        const one: Wanted = { move: due.move, actor: 'merchant', note: due.note, at };
        const [step] = stepsFor(state, steps.length, [one]);
        if (step === undefined) throw new Error(`the sandbox shop can't ${due.move} an order that is ${state}`);
        wanted.push(one);
        state = step.state;
        steps = [...steps, step];
      }
    },
  };
}

function sinceOf(order: Order): Date {
  const since = reachedAt(order, order.state);
  if (since === null) throw new Error(`order ${order.id} never became ${order.state}`);
  return since;
}

const simple: Partial<Record<OrderState, Due>> = {
  placed: { move: 'pack', after: 0.5, note: null },
  packed: { move: 'ship', after: 0.5, note: null },
  cancelled: { move: 'refund', after: 1, note: null },
  return_requested: { move: 'accept_request', after: 0.5, note: null },
  return_accepted: { move: 'receive_goods', after: 3, note: null },
  return_received: { move: 'refund', after: 1, note: null },
  exchange_requested: { move: 'accept_request', after: 0.5, note: null },
  exchange_accepted: { move: 'receive_goods', after: 3, note: null },
  exchange_received: { move: 'ship_exchange', after: 0.5, note: null },
  exchange_shipped: { move: 'deliver_exchange', after: 3, note: null },
  refund_requested: { move: 'refund', after: 1, note: null },
};

function dueAfter(order: Order): Due | null {
  return order.state === 'shipped' ? nextOnTheWay(order) : (simple[order.state] ?? null);
}

/** One tracking step after the other, then the delivery, spread over the days that the shop stated. */
function nextOnTheWay(order: Order): Due {
  const days = order.purchase.days?.[1] ?? DAYS_UNDER_WAY;
  const { from, destination } = order.purchase;
  const abroad = destination !== null && destination !== from;
  const codes = trackingCodes.filter((code) => abroad || code !== 'customs');
  const told = order.steps.filter((step) => step.move === 'track').length;
  const note = codes[told];
  const share = (told + 1) / (codes.length + 1);
  return note === undefined
    ? { move: 'deliver', after: days, note: null }
    : { move: 'track', after: share * days, note };
}
