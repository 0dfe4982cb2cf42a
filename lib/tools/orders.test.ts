import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openCatalogue } from '@/lib/catalogue/lance/catalogue';
import type { Offer } from '@/lib/catalogue/offer';
import { sampleOffers } from '@/lib/catalogue/sample/generate';
import { orderBench } from '@/lib/db/order-bench';
import type { OrderCard } from '@/lib/orders/card';
import { confirmCard, withdrawCard } from '@/lib/orders/cards';
import { waitingCards } from '@/lib/orders/desk';
import { defaultSettings } from '@/lib/settings';
import { draftAfterSalesTool } from './draft-after-sales';
import { draftOrderTool } from './draft-order';
import { listOrdersTool } from './list-orders';
import { orderDetailTool } from './order-detail';
import { draftAfterSalesParameters, draftOrderParameters } from './parameters';
import type { ToolContext, ToolOutcome } from './tool';

const bench = await orderBench();
const folder = await mkdtemp(path.join(tmpdir(), 'index-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const all = sampleOffers().filter((offer) => offer.category === 'shoes' || offer.category === 'bags');
await bench.offers.upsert(all);
const catalogue = await openCatalogue(bench.database, folder);
const orders = { ...bench.desk, catalogue };

const stocked = (offer: Offer) => offer.stock > 2;
const some = (meets: (offer: Offer) => boolean): Offer => {
  const found = all.find((offer) => stocked(offer) && meets(offer));
  if (!found) throw new Error('the sample has such an offer');
  return found;
};
const bag = some((offer) => offer.size === null && offer.shipping.some(({ to }) => to === 'CN'));
const shoe = some((offer) => offer.size?.system === 'EU' && offer.size.value === '41');

async function site(words: string, parts: Partial<ToolContext> = {}): Promise<ToolContext> {
  const { owner, sessionId } = await bench.person();
  return {
    ...{ owner, sessionId, turn: 2, words, plan: null, settings: defaultSettings, catalogue, orders },
    ...{ knownFacts: [], readSkills: new Set<string>(), summaryReturned: false, clock: bench.clock },
    shownOffers: new Set(all.map((offer) => offer.id)),
    signal: new AbortController().signal,
    // What these tools never touch.
    facts: bench.desk as never,
    skills: bench.desk as never,
    ...parts,
  };
}

const draft = (args: object, context: ToolContext) =>
  draftOrderTool.run(draftOrderParameters.parse(args), context, 'c1');
const request = (args: object, context: ToolContext) =>
  draftAfterSalesTool.run(draftAfterSalesParameters.parse(args), context, 'c1');

function cardOf(outcome: ToolOutcome): OrderCard {
  const event = outcome.events.find((one) => one.type === 'order_card');
  if (!event) throw new Error(String(outcome.content));
  return event.card;
}

describe('draft_order', () => {
  test('puts a card up and orders nothing', async () => {
    const context = await site('下单这个');
    const outcome = await draft({ items: [{ id: bag.id, quantity: 2 }] }, context);
    expect(outcome).toMatchObject({ status: 'ok', meta: { offerIds: [bag.id] } });
    expect(cardOf(outcome).body).toMatchObject({ lines: [{ offerId: bag.id, quantity: 2, price: bag.price }] });
    expect(await orders.store.orders(context.owner, 5)).toEqual([]);
    expect(await waitingCards(orders, context.owner)).toHaveLength(1);
  });

  test.each([
    ['nothing said', '下单这双', null],
    ['a size of the model’s own', '下单这双', { system: 'EU', value: '41' }],
    ['another than was said', '下单这双，42 码', { system: 'EU', value: '41' }],
  ])('refuses a size that was never said: %s', async (_, words, size) => {
    const outcome = await draft({ items: [{ id: shoe.id, size }] }, await site(words));
    expect(outcome.status).toBe('refused');
    expect(outcome.events).toEqual([]);
    expect(outcome.content).toMatch(/size_not_said.*EU \d\d/);
  });

  test('takes the size that was said, also where the list showed another', async () => {
    const outcome = await draft({ items: [{ id: shoe.id, size: { value: '42' } }] }, await site('下单这双，42 码'));
    const sibling = all.find(
      (one) =>
        one.groupId === shoe.groupId &&
        one.size?.value === '42' &&
        one.attributes.find(({ name }) => name === 'colour')?.values[0]?.en ===
          shoe.attributes.find(({ name }) => name === 'colour')?.values[0]?.en,
    );
    if (sibling === undefined || sibling.stock === 0) expect(outcome.status).toBe('refused');
    else expect(cardOf(outcome).body).toMatchObject({ lines: [{ offerId: sibling.id, size: sibling.size }] });
  });

  test('a size said for good counts, and so does the one of the offer itself', async () => {
    const date = new Date(0);
    const fact = {
      ...({ key: 'shoe_size', value: '穿 EU 41 码', category: 'context', source: 'tool' } as const),
      ...{ sessionId: null, turn: null, createdAt: date, updatedAt: date, expiresAt: date },
    };
    const outcome = await draft({ items: [{ id: shoe.id }] }, await site('下单这双', { knownFacts: [fact] }));
    expect(cardOf(outcome).body).toMatchObject({ lines: [{ offerId: shoe.id }] });
  });

  test('takes US 9 for no EU size', async () => {
    const args = { items: [{ id: shoe.id, size: { system: 'US', value: '9' } }] };
    const outcome = await draft(args, await site('order it in US 9'));
    expect(outcome.status).toBe('refused');
    expect(outcome.content).toMatch(/isn't sold in size US 9; ask which of these: .*EU/);
  });

  test('knows only offers that were shown, one shop a card, and what is there', async () => {
    const unseen = await draft({ items: [{ id: bag.id }] }, await site('下单', { shownOffers: new Set() }));
    expect(unseen.status).toBe('refused');
    const other = some((offer) => offer.size === null && offer.platform !== bag.platform);
    const two = await draft({ items: [{ id: bag.id }, { id: other.id }] }, await site('下单两个'));
    expect(two.content).toContain('one card is one shop');
    const gone = all.find((offer) => offer.size === null && offer.stock === 0);
    expect((await draft({ items: [{ id: gone?.id }] }, await site('下单'))).content).toContain('out_of_stock');
  });

  test('withdraws what waits in this conversation, and says when nothing did', async () => {
    const context = await site('算了');
    const card = cardOf(await draft({ items: [{ id: bag.id }] }, context));
    const outcome = await draft({ withdraw: true }, context);
    expect(cardOf(outcome)).toMatchObject({ id: card.id, state: 'withdrawn' });
    expect((await draft({ withdraw: true }, context)).content).toContain('no card was waiting');
    expect(await withdrawCard(orders, context.owner, card.id)).toMatchObject({ state: 'withdrawn' });
  });
});

describe('orders', () => {
  test('are listed and told with their steps; requests get a card where the state allows them', async () => {
    const context = await site('我的订单呢');
    expect((await listOrdersTool.run({ limit: 8 }, context, 'c')).content).toBe('no orders yet');
    const card = cardOf(await draft({ items: [{ id: bag.id }] }, context));
    await confirmCard(orders, context.owner, card.id, 1);
    const [order] = await orders.store.orders(context.owner, 1);
    const id = order?.id ?? '';
    expect((await listOrdersTool.run({ limit: 8 }, context, 'c')).content).toMatch(new RegExp(`^${id} \\| placed`));
    expect((await request({ order_id: id, request: 'return' }, context)).status).toBe('refused');
    expect(cardOf(await request({ order_id: id, request: 'cancel' }, context)).body).toMatchObject({
      request: 'cancel',
    });
    bench.clock.advance(30 * 24 * 60 * 60 * 1000);
    expect((await orderDetailTool.run({ id }, context, 'c')).content).toMatch(/shipped \| by merchant \| handed_over/);
    const back = cardOf(await request({ order_id: id, request: 'refund', reason: '收到时是坏的' }, context));
    expect(back.body).toMatchObject({ request: 'refund', reason: '收到时是坏的' });
    expect((await orders.store.order(context.owner, id))?.state).toBe('delivered');
  });

  test('of somebody else don’t exist', async () => {
    const context = await site('下单');
    const card = cardOf(await draft({ items: [{ id: bag.id }] }, context));
    await confirmCard(orders, context.owner, card.id, 1);
    const [order] = await orders.store.orders(context.owner, 1);
    const stranger = await site('我的订单呢');
    expect((await orderDetailTool.run({ id: order?.id ?? '' }, stranger, 'c')).status).toBe('failed');
    expect((await request({ order_id: order?.id, request: 'cancel' }, stranger)).status).toBe('refused');
  });
});
