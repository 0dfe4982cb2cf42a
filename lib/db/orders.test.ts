import { describe, expect, test } from 'vitest';
import { randomIds } from '@/lib/ids';
import { afterSalesOf, moveOrder } from '@/lib/orders/after-sales';
import { confirmCard, drawCard, withdrawCard } from '@/lib/orders/cards';
import { followOrder, followOrders, readCard, waitingCards } from '@/lib/orders/desk';
import { deletePerson } from './delete-person';
import { DAY, orderBench } from './order-bench';
import { sessionStore } from './sessions';

const { database, clock, desk, person, offered, drawn, clicked, ordered } = await orderBench();

describe('cards', () => {
  test('of an earlier turn give way to a newer one; those of one turn stand beside each other', async () => {
    const ann = await person();
    const old = await drawn(ann, await offered(), 1);
    const two = [await drawn(ann, await offered(), 2), await drawn(ann, await offered(), 2)];
    expect(await readCard(desk, ann.owner, old.id)).toMatchObject({ state: 'replaced' });
    expect((await waitingCards(desk, ann.owner)).map((card) => card.id).sort()).toEqual(two.map(({ id }) => id).sort());
    expect((await clicked(ann.owner, old)).outcome).toBe('over');
  });

  test('go with their session; orders stay', async () => {
    const ann = await person();
    const { order } = await ordered(ann);
    const card = await drawn(ann, await offered());
    await sessionStore(database, clock).delete(ann.owner, ann.sessionId);
    expect(await readCard(desk, ann.owner, card.id)).toBeNull();
    expect((await followOrders(desk, ann.owner, 10)).map(({ id }) => id)).toEqual([order.id]);
    const { body } = card;
    expect(await drawCard(desk, ann.owner, { sessionId: ann.sessionId, turn: 9 }, body)).toBeNull();
  });
});

describe('orders', () => {
  test('move along by the clock, told once however many look at once', async () => {
    const ann = await person();
    const { order } = await ordered(ann);
    clock.advance(10 * DAY);
    const looks = await Promise.all(Array.from({ length: 10 }, () => followOrder(desk, ann.owner, order.id)));
    for (const look of looks) expect(look).toMatchObject({ state: 'delivered' });
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
    clock.advance(40 * DAY);
    expect((await followOrder(desk, ann.owner, order.id))?.steps.at(-1)).toMatchObject({
      state: 'closed',
      actor: 'clock',
    });
  });

  test('are cancelled while they may be, and never twice', async () => {
    const ann = await person();
    const { order } = await ordered(ann);
    const cancels = await Promise.all(
      Array.from({ length: 5 }, () => moveOrder(desk, ann.owner, order.id, 'cancel', null)),
    );
    expect(cancels.filter((one) => one?.moved)).toHaveLength(1);
    clock.advance(2 * DAY);
    expect((await followOrder(desk, ann.owner, order.id))?.state).toBe('refunded');
    const late = await ordered(ann);
    clock.advance(2 * DAY);
    expect(await moveOrder(desk, ann.owner, late.order.id, 'cancel', null)).toMatchObject({ moved: false });
  });

  test('go back by a card that counts once', async () => {
    const ann = await person();
    const { order } = await ordered(ann);
    expect(afterSalesOf(order, 'return', '', null)).toEqual({ ok: false, error: 'not_delivered' });
    clock.advance(10 * DAY);
    const delivered = await followOrder(desk, ann.owner, order.id);
    const body = delivered && afterSalesOf(delivered, 'return', '太小', null);
    if (!body?.ok) throw new Error('it can be sent back');
    const site = { sessionId: ann.sessionId, turn: 5 };
    const cards = [
      await drawCard(desk, ann.owner, site, body.value),
      await drawCard(desk, ann.owner, site, body.value),
    ];
    const [first, second] = cards.flatMap((card) => card ?? []);
    if (!first || !second) throw new Error('two cards');
    await Promise.all([clicked(ann.owner, first), clicked(ann.owner, first), clicked(ann.owner, first)]);
    expect((await clicked(ann.owner, second)).card).toMatchObject({ state: 'expired', reason: 'order_moved' });
    const asked = await followOrder(desk, ann.owner, order.id);
    expect(asked?.steps.filter((step) => step.move === 'request_return')).toMatchObject([{ note: '太小' }]);
    clock.advance(20 * DAY);
    expect((await followOrder(desk, ann.owner, order.id))?.state).toBe('refunded');
  });
});

describe('owners', () => {
  test('no other person, and not the same person elsewhere, sees, clicks, changes or moves anything', async () => {
    const ann = await person();
    const { order } = await ordered(ann);
    const card = await drawn(ann, await offered());
    for (const stranger of [(await person()).owner, { ...ann.owner, tenantId: 'other' }]) {
      expect(await readCard(desk, stranger, card.id)).toBeNull();
      expect(await confirmCard(desk, stranger, card.id, 1)).toEqual({ ok: false, error: 'not_found' });
      expect(await withdrawCard(desk, stranger, card.id)).toBeNull();
      expect(await waitingCards(desk, stranger)).toEqual([]);
      expect(await followOrder(desk, stranger, order.id)).toBeNull();
      expect(await followOrders(desk, stranger, 10)).toEqual([]);
      expect(await moveOrder(desk, stranger, order.id, 'cancel', null)).toBeNull();
      expect(await desk.store.addCard(stranger, { ...card, id: randomIds.next() })).toBe(false);
    }
    expect(await readCard(desk, ann.owner, card.id)).toEqual(card);
    expect((await followOrder(desk, ann.owner, order.id))?.state).toBe('placed');
  });

  test('deleting a person deletes their cards and orders', async () => {
    const ann = await person();
    const { order } = await ordered(ann);
    await deletePerson(database, ann.owner);
    expect(await desk.store.order(ann.owner, order.id)).toBeNull();
    expect(await desk.store.orders(ann.owner, 10)).toEqual([]);
  });
});
