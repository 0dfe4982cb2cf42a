import { describe, expect, test } from 'vitest';
import type { Offer } from '@/lib/catalogue/offer';
import { changeCard, withdrawCard } from '@/lib/orders/cards';
import { followOrders, readCard, waitingCards } from '@/lib/orders/desk';
import { DAY, orderBench } from './order-bench';

const { clock, desk, offers, person, offered, drawn, clicked } = await orderBench();

describe('confirming', () => {
  test('makes the order that the card shows', async () => {
    const ann = await person();
    const card = await drawn(ann, await offered(), 1, 2);
    const { outcome, placed } = await clicked(ann.owner, card);
    expect(outcome).toBe('confirmed');
    const [order] = await followOrders(desk, ann.owner, 10);
    expect(order).toEqual(placed);
    expect(order).toMatchObject({ cardId: card.id, state: 'placed', purchase: card.body });
    expect(await readCard(desk, ann.owner, card.id)).toMatchObject({ state: 'confirmed', orderId: placed?.id });
    expect(await waitingCards(desk, ann.owner)).toEqual([]);
  });

  test('twenty times at once makes one order, and everybody is told of the same', async () => {
    const ann = await person();
    const card = await drawn(ann, await offered());
    const clicks = await Promise.all(Array.from({ length: 20 }, () => clicked(ann.owner, card)));
    expect(clicks.filter(({ placed }) => placed !== null)).toHaveLength(1);
    expect(new Set(clicks.map((click) => `${click.outcome} ${click.card.orderId}`)).size).toBe(1);
    expect(await followOrders(desk, ann.owner, 10)).toHaveLength(1);
  });

  test('and withdrawing at once comes to one of the two', async () => {
    for (let round = 0; round < 8; round++) {
      const ann = await person();
      const card = await drawn(ann, await offered());
      const [confirmed] = await Promise.all([
        clicked(ann.owner, card),
        withdrawCard(desk, ann.owner, card.id),
        clicked(ann.owner, card),
      ]);
      const orders = await followOrders(desk, ann.owner, 10);
      const state = (await readCard(desk, ann.owner, card.id))?.state;
      expect(orders).toHaveLength(state === 'confirmed' ? 1 : 0);
      expect(['confirmed', 'withdrawn']).toContain(state);
      expect(confirmed.card.state).toBe(state);
    }
  });

  test.each<[string, Partial<Offer>]>([
    ['price', { price: { amount: 9_999, currency: 'CNY' } }],
    ['stock', { stock: 0 }],
    ['shipping', { shipping: [{ to: 'CN', price: { amount: 800, currency: 'CNY' }, days: [1, 3] }] }],
  ])('a card whose %s has changed orders nothing and says why; drawn up again it holds', async (reason, change) => {
    const ann = await person();
    const offer = await offered();
    const card = await drawn(ann, offer);
    await offers.upsert([{ ...offer, ...change }]);
    expect(await clicked(ann.owner, card)).toMatchObject({ outcome: 'over', card: { state: 'expired', reason } });
    expect(await followOrders(desk, ann.owner, 10)).toEqual([]);
    const terms = { destination: 'CN', currency: 'CNY' } as const;
    const again = await changeCard(desk, ann.owner, card.id, { quantities: [] }, terms);
    if (reason === 'stock') expect(again).toMatchObject({ ok: false, error: { code: 'out_of_stock' } });
    else expect(again).toMatchObject({ ok: true, value: { state: 'waiting', version: 2 } });
  });

  test('an offer that is gone, and a card whose time is up, order nothing', async () => {
    const ann = await person();
    const offer = await offered();
    const card = await drawn(ann, offer);
    await offers.remove([offer.id]);
    expect((await clicked(ann.owner, card)).card).toMatchObject({ state: 'expired', reason: 'gone' });
    const old = await drawn(ann, await offered());
    clock.advance(DAY);
    expect(await waitingCards(desk, ann.owner)).toEqual([]);
    expect((await clicked(ann.owner, old)).card).toMatchObject({ state: 'expired', reason: 'time' });
    expect(await followOrders(desk, ann.owner, 10)).toEqual([]);
  });

  test('what was changed meanwhile isn’t what was clicked', async () => {
    const ann = await person();
    const offer = await offered();
    const card = await drawn(ann, offer);
    const quantities = [{ offerId: offer.id, quantity: 4 }];
    await changeCard(desk, ann.owner, card.id, { quantities }, { destination: 'CN', currency: 'CNY' });
    const click = await clicked(ann.owner, card);
    expect(click).toMatchObject({ outcome: 'changed', placed: null, card: { version: 2, state: 'waiting' } });
    const { placed } = await clicked(ann.owner, click.card);
    expect(placed?.purchase.goods.amount).toBe(40_000);
  });
});
