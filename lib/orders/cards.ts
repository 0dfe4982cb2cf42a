import type { Offer } from '@/lib/catalogue/offer';
import { fail, ok, type Result } from '@/lib/errors';
import type { Owner } from '@/lib/owner';
import { moveOf } from './after-sales';
import { CARD_LIFE_MS, type CardBody, cardAsOf, type OrderCard, type Purchase } from './card';
import type { OrderDesk } from './desk';
import { type Order, placedOrder, stepsFor } from './order';
import { type PurchaseProblem, purchaseOf, type Terms, whatChanged } from './purchase';
import type { Decision } from './store';

export type Site = { sessionId: string; turn: number };

/** Puts a card before the person. Null when the session isn't the owner's. */
export async function drawCard(desk: OrderDesk, owner: Owner, site: Site, body: CardBody): Promise<OrderCard | null> {
  const now = desk.clock.now();
  const card: OrderCard = {
    id: desk.ids.next(),
    ...site,
    state: 'waiting',
    reason: null,
    version: 1,
    body,
    orderId: body.kind === 'after_sales' ? body.orderId : null,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + CARD_LIFE_MS).toISOString(),
  };
  return (await desk.store.addCard(owner, card)) ? card : null;
}

/**
 * `changed`: the card isn't the one that was clicked on any more, and nothing was done; `card` is what it is now. `placed`:
 * the order, for the one click that made it.
 */
export type Confirmed = { outcome: 'confirmed' | 'changed' | 'over'; card: OrderCard; placed: Order | null };

/**
 * The person's click. Once is all it ever counts: a double click, another tab or a retry gets the same order. The offers
 * are read again first: a card whose price, stock or shipping is no longer what it says expires and says why.
 */
export async function confirmCard(
  desk: OrderDesk,
  owner: Owner,
  id: string,
  version: number,
): Promise<Result<Confirmed, 'not_found'>> {
  const known = await readOffers(desk, owner, id);
  if (known === null) return fail('not_found');
  const now = desk.clock.now();
  let changed = false as boolean;
  let placed: Order | null = null as Order | null;
  const card = await desk.store.decide(owner, id, (locked, order) => {
    changed = false;
    placed = null;
    const standing = cardAsOf(locked, now);
    if (standing.state !== 'waiting') return standing === locked ? { kind: 'keep' } : write(standing);
    if (standing.version !== version) {
      changed = true;
      return { kind: 'keep' };
    }
    const decision = decided(standing, order, known, desk.ids.next(), now);
    if (decision.kind === 'place') placed = decision.order;
    return decision;
  });
  if (card === null) return fail('not_found');
  return ok({ outcome: changed ? 'changed' : card.state === 'confirmed' ? 'confirmed' : 'over', card, placed });
}

const write = (card: OrderCard): Decision => ({ kind: 'write', card });

function decided(
  card: OrderCard,
  order: Order | null,
  offers: ReadonlyMap<string, Offer>,
  orderId: string,
  now: Date,
): Decision {
  const { body } = card;
  if (body.kind === 'purchase') {
    const reason = whatChanged(body, offers);
    if (reason !== null) return write({ ...card, state: 'expired', reason });
    const placed = placedOrder(orderId, card.id, card.sessionId, body, now);
    return { kind: 'place', card: { ...card, state: 'confirmed', orderId }, order: placed };
  }
  const move = moveOf[body.request];
  const note = [body.wanted, body.reason].filter(Boolean).join(' · ').slice(0, 200) || null;
  const steps = order && stepsFor(order.state, order.steps.length, [{ move, actor: 'person', note, at: now }]);
  if (!steps || steps.length === 0) return write({ ...card, state: 'expired', reason: 'order_moved' });
  return { kind: 'move', card: { ...card, state: 'confirmed' }, steps };
}

/** Takes a waiting card back; one that is over already stays what it is. Null when there is none. */
export async function withdrawCard(desk: OrderDesk, owner: Owner, id: string): Promise<OrderCard | null> {
  const now = desk.clock.now();
  return desk.store.decide(owner, id, (locked) => {
    const standing = cardAsOf(locked, now);
    if (standing.state === 'waiting') return write({ ...standing, state: 'withdrawn' });
    return standing === locked ? { kind: 'keep' } : write(standing);
  });
}

export type Change = { quantities: { offerId: string; quantity: number }[] };

/**
 * Draws the card up again with other quantities (0 leaves a line out) at today's offers; an expired one waits anew. The
 * version goes up, so a click on what stood there before confirms nothing.
 */
export async function changeCard(
  desk: OrderDesk,
  owner: Owner,
  id: string,
  change: Change,
  terms: Omit<Terms, 'on'>,
): Promise<Result<OrderCard, PurchaseProblem | 'not_found' | 'over'>> {
  const offers = await readOffers(desk, owner, id);
  if (offers === null) return fail('not_found');
  const now = desk.clock.now();
  let problem = null as PurchaseProblem | 'over' | null;
  const card = await desk.store.decide(owner, id, (locked) => {
    problem = null;
    const standing = cardAsOf(locked, now);
    if (standing.body.kind !== 'purchase' || !['waiting', 'expired'].includes(standing.state)) {
      problem = 'over';
      return { kind: 'keep' };
    }
    const again = purchaseOf(
      wishesOf(standing.body, change, offers),
      { ...terms, on: now },
      desk.catalogue.platforms(),
    );
    if (!again.ok) {
      problem = again.error;
      return { kind: 'keep' };
    }
    const expiresAt = new Date(now.getTime() + CARD_LIFE_MS).toISOString();
    const version = locked.version + 1;
    return write({ ...locked, state: 'waiting', reason: null, version, body: again.value, expiresAt });
  });
  if (card === null) return fail('not_found');
  return problem === null ? ok(card) : fail(problem);
}

function wishesOf(purchase: Purchase, { quantities }: Change, offers: ReadonlyMap<string, Offer>) {
  return purchase.lines.flatMap((line) => {
    const offer = offers.get(line.offerId);
    const quantity = quantities.find((one) => one.offerId === line.offerId)?.quantity ?? line.quantity;
    return offer && quantity > 0 ? [{ offer, quantity }] : [];
  });
}

/** Today's offers of a card; null when there is no such card. */
async function readOffers(desk: OrderDesk, owner: Owner, id: string): Promise<Map<string, Offer> | null> {
  const card = await desk.store.card(owner, id);
  if (card === null) return null;
  const ids = card.body.kind === 'purchase' ? card.body.lines.map((line) => line.offerId) : [];
  return new Map((await desk.catalogue.byIds(ids)).map((offer) => [offer.id, offer]));
}
