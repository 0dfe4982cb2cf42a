import { type ErrorCode, fail, ok, type Result } from '@/lib/errors';
import { moveOf, moveOrder } from '@/lib/orders/after-sales';
import type { OrderCard, Request } from '@/lib/orders/card';
import { type Change, changeCard, confirmCard, withdrawCard } from '@/lib/orders/cards';
import { followOrders, readCard } from '@/lib/orders/desk';
import type { PurchaseProblem } from '@/lib/orders/purchase';
import { type ShownOrder, shownOrder } from '@/lib/orders/shown-order';
import type { Owner } from '@/lib/owner';
import type { Locale } from '@/lib/settings';
import { getApp } from './composition';

const LISTED = 50;

/** `outcome`: what became of a click (lib/orders/cards.ts). */
export type CardReply = Result<{ outcome: 'confirmed' | 'changed' | 'over'; card: OrderCard }>;
export type ChangeReply =
  | { ok: true; value: OrderCard }
  | { ok: false; error: ErrorCode }
  | { ok: false; problem: PurchaseProblem['code'] | 'over' };

/** The owner's orders, newest first, as they stand now. */
export async function listOrders(owner: Owner): Promise<ShownOrder[]> {
  const { orders } = await getApp();
  return (await followOrders(orders, owner, LISTED)).map(shownOrder);
}

export async function readOrderCard(owner: Owner, id: string): Promise<Result<OrderCard>> {
  const { orders } = await getApp();
  const card = await readCard(orders, owner, id);
  return card === null ? fail('not_found') : ok(card);
}

/** The click that orders. What was bought becomes recent activity, in the language of the screen, unless memory is off. */
export async function confirmOrderCard(owner: Owner, id: string, version: number, locale: Locale): Promise<CardReply> {
  const { orders, stores, agent } = await getApp();
  const confirmed = await confirmCard(orders, owner, id, version);
  if (!confirmed.ok) return confirmed;
  const { outcome, card, placed } = confirmed.value;
  if (placed !== null && (await agent.facts.mode(owner)) !== 'off') {
    for (const { title } of placed.purchase.lines) {
      const text = locale === 'zh-CN' ? title.zh : title.en;
      await stores.activity.add(owner, { kind: 'purchase', text, at: orders.clock.now() });
    }
  }
  return ok({ outcome, card });
}

export async function withdrawOrderCard(owner: Owner, id: string): Promise<Result<OrderCard>> {
  const { orders } = await getApp();
  const card = await withdrawCard(orders, owner, id);
  return card === null ? fail('not_found') : ok(card);
}

/** Draws a card up again: other quantities, today's prices, the destination that is set now if the card had none. */
export async function changeOrderCard(owner: Owner, id: string, change: Change): Promise<ChangeReply> {
  const { orders, stores } = await getApp();
  const [card, settings] = await Promise.all([readCard(orders, owner, id), stores.settings.read(owner)]);
  if (card === null) return fail('not_found');
  if (card.body.kind !== 'purchase') return { ok: false, problem: 'over' };
  const { destination, landed, goods } = card.body;
  const reckonedIn = landed?.kind === 'known' ? landed.total.currency : null;
  const terms = {
    destination: destination ?? settings.destination,
    currency: reckonedIn ?? settings.currency ?? goods.currency,
  };
  const changed = await changeCard(orders, owner, id, change, terms);
  if (changed.ok) return changed;
  const { error } = changed;
  if (error === 'not_found') return fail('not_found');
  return { ok: false, problem: error === 'over' ? error : error.code };
}

/** The person's click on the orders page. `moved` false: its state allows that no more, and nothing was done. */
export async function requestOrder(
  owner: Owner,
  id: string,
  request: Request | 'take_back',
  reason: string,
): Promise<Result<{ order: ShownOrder; moved: boolean }>> {
  const { orders } = await getApp();
  const move = request === 'take_back' ? 'take_back_request' : moveOf[request];
  const result = await moveOrder(orders, owner, id, move, reason.trim() === '' ? null : reason.trim());
  return result === null ? fail('not_found') : ok({ order: shownOrder(result.order), moved: result.moved });
}
