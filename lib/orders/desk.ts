import type { CataloguePort } from '@/lib/catalogue/search';
import type { Clock } from '@/lib/clock';
import type { Ids } from '@/lib/ids';
import type { Owner } from '@/lib/owner';
import { cardAsOf, type OrderCard } from './card';
import type { MerchantPort } from './merchant';
import { type Order, reachedAt, stepsFor, type Wanted } from './order';
import type { OrderStore } from './store';

/** What everything that draws up cards and follows orders works with. */
export type OrderDesk = {
  store: OrderStore;
  merchant: MerchantPort;
  catalogue: Pick<CataloguePort, 'byIds' | 'platforms'>;
  clock: Clock;
  ids: Ids;
};

/** A delivered order can be sent back for so long; then it is closed. */
export const RETURN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A card as it stands now; null when it isn't the owner's. */
export async function readCard(desk: OrderDesk, owner: Owner, id: string): Promise<OrderCard | null> {
  const card = await desk.store.card(owner, id);
  return card && cardAsOf(card, desk.clock.now());
}

/** Cards that wait for the person's click, newest first. */
export async function waitingCards(desk: OrderDesk, owner: Owner): Promise<OrderCard[]> {
  const now = desk.clock.now();
  return (await desk.store.waiting(owner)).filter((card) => cardAsOf(card, now).state === 'waiting');
}

/** The order with everything that the shop and the clock did since it was last looked at; null when there is none. */
export async function followOrder(desk: OrderDesk, owner: Owner, id: string): Promise<Order | null> {
  const known = await desk.store.order(owner, id);
  return known && brought(desk, owner, known);
}

/** The owner's orders, newest first, each brought up to now. */
export async function followOrders(desk: OrderDesk, owner: Owner, limit: number): Promise<Order[]> {
  const known = await desk.store.orders(owner, limit);
  const followed: Order[] = [];
  // One after the other: each may write, and a list of fifty must not take every connection.
  for (const order of known) followed.push(await brought(desk, owner, order));
  return followed;
}

async function brought(desk: OrderDesk, owner: Owner, order: Order): Promise<Order> {
  const now = desk.clock.now();
  const told = await desk.merchant.news(order, now);
  // The time to close runs from the state that the shop's news lead to, so it is looked at once there are none.
  const news = told.length > 0 ? told : closing(order, now);
  if (stepsFor(order.state, order.steps.length, news).length === 0) return order;
  const advanced = await desk.store.advance(owner, order.id, (locked) =>
    // Another process may have written the same news meanwhile; it is told from what the row holds now.
    locked.steps.length === order.steps.length ? stepsFor(locked.state, locked.steps.length, news) : [],
  );
  return advanced ? brought(desk, owner, advanced) : order;
}

function closing(order: Order, now: Date): Wanted[] {
  const since = reachedAt(order, order.state);
  if (since === null) return [];
  const at = new Date(since.getTime() + RETURN_DAYS * DAY_MS);
  return at <= now ? [{ move: 'close', actor: 'clock', note: null, at }] : [];
}
