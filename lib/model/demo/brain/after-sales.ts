import { understand } from '@/lib/language/understand';
import type { DemoReply } from '../protocol';
import { ask } from './ask';
import { clip } from './clip';
import { cancelReply } from './order';
import type { AfterSalesRequest } from './order-words';
import { pointedAt } from './ordinals';
import { isFailure } from './shown';
import { callsNamed, callTools, type Site, skillFirst, speak, toolCall } from './site';

/** An order as a line of list_orders tells it. */
type OrderSeen = { id: string; state: string; things: string; latest: string | null };

/** States in which a request can be made; the tool has the last word. */
const OPEN: Record<AfterSalesRequest, readonly string[]> = {
  cancel: ['placed', 'packed'],
  return: ['delivered'],
  exchange: ['delivered'],
  refund: ['delivered'],
};

function readOrders(result: string): OrderSeen[] {
  return result.split('\n').flatMap((line) => {
    const [id, state, things, ...rest] = line.split(' | ').map((cell) => cell.trim());
    if (!id || !state || !things || !/^[a-z0-9]{4,40}$/.test(id)) return [];
    const latest = rest.find((cell) => cell.startsWith('latest: '))?.slice('latest: '.length) ?? null;
    return [{ id, state, things: things.replaceAll(/(^|; )[a-z0-9-]{4,40} /g, '$1'), latest }];
  });
}

/** Where the person's orders are. */
export function ordersReply(site: Site): DemoReply {
  const { say } = site;
  const [call] = callsNamed(site, 'list_orders');
  if (call === undefined) {
    if (site.textOnly || !site.tools.has('list_orders')) return speak(say.ordersUnread);
    return skillFirst(site, 'order-care') ?? callTools([toolCall('list_orders', {})]);
  }
  if (call.result === null || isFailure(call.result)) return speak(say.ordersUnread);
  const orders = readOrders(call.result);
  if (orders.length === 0) return speak(say.noOrdersYet);
  return speak(say.ordersAre(orders.map((order) => say.orderIs(order.things, stateOf(site, order), order.latest))));
}

function stateOf({ say }: Site, { state }: OrderSeen): string {
  const known: Record<string, string> = say.orderStates;
  return known[state] ?? state;
}

/** Puts a card for a cancellation, return, exchange or refund before the person. */
export function afterSalesReply(site: Site, request: AfterSalesRequest): DemoReply {
  const { say, turn } = site;
  const [drafted] = callsNamed(site, 'draft_after_sales');
  const [listed] = callsNamed(site, 'list_orders');
  // What waits isn't an order yet: cancelling it is taking its card back.
  if (request === 'cancel' && turn.cards.some((card) => card.startsWith('buy '))) return cancelReply(site);
  if (drafted === undefined && listed === undefined) return ordersReply(site);
  const orders = readOrders(listed?.result ?? '');
  if (orders.length === 0) return speak(say.noOrdersYet);
  const meant = orderMeant(turn.words, orders, OPEN[request]);
  if (meant === null) {
    const verb = say.requests[request];
    const options = orders
      .filter((order) => OPEN[request].includes(order.state))
      .map(({ things }) => clip(say.requestOf(verb, things), 60));
    return ask(site, { question: say.whichOrder(verb), options: options.slice(0, 4) });
  }
  if (!OPEN[request].includes(meant.state))
    return speak(say.requestTooSoon(say.requests[request], stateOf(site, meant)));
  if (drafted === undefined) {
    if (site.textOnly || !site.tools.has('draft_after_sales')) return speak(say.ordersUnread);
    const [size] = understand(turn.words).sizes;
    const wanted =
      request === 'exchange' && size !== undefined ? [size.system, size.value].filter(Boolean).join(' ') : null;
    return callTools([
      toolCall('draft_after_sales', { order_id: meant.id, request, reason: clip(turn.words, 200), wanted }),
    ]);
  }
  if (isFailure(drafted.result ?? '')) return speak(say.requestTooSoon(say.requests[request], stateOf(site, meant)));
  return speak(say.requestDrawn(say.requests[request]));
}

/** The order pointed at, named, or the only one that it can be about; null when several can be meant. */
function orderMeant(words: string, orders: readonly OrderSeen[], open: readonly string[]): OrderSeen | null {
  const [place] = pointedAt(words, orders.length).places;
  const pointed = place === undefined ? undefined : orders[place];
  if (pointed !== undefined) return pointed;
  const named = orders.find(({ things }) => words.includes(clip(things, 20).replace(/…$/, '')));
  if (named !== undefined) return named;
  const able = orders.filter((order) => open.includes(order.state));
  if (able.length > 1) return null;
  return able[0] ?? orders[0] ?? null;
}
