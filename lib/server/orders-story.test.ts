import { expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import type { TurnEvent } from '@/lib/events';
import { connectModel } from '@/lib/model/connect';
import { confirmCard } from '@/lib/orders/cards';
import { agentBench } from './agent-bench';

const textOf = (events: TurnEvent[]) =>
  events
    .flatMap((event) => (event.type === 'text' ? [event.delta] : event.type === 'question' ? [event.text] : []))
    .join('');
const cardOf = (events: TurnEvent[]) => events.flatMap((event) => (event.type === 'order_card' ? [event.card] : []))[0];

test('the demo model on the real loop: a card, the click, where it is, a changed mind, the way back', async () => {
  const bench = await agentBench();
  const model = await connectModel(parseEnvironment({ DEMO_PACE_MS: '0' }), bench.clock);
  const session = await bench.session();
  const say = async (words: string) => (await session.turn(model.port, words)).events;

  await say('想买降噪耳机，800 以内，寄到中国');
  const drawn = await say('下单第一个');
  const card = cardOf(drawn);
  expect(card).toMatchObject({ state: 'waiting', body: { kind: 'purchase', destination: 'CN' } });
  expect(textOf(drawn)).toContain('光说不算');
  expect(drawn.filter((event) => event.type === 'skill')).toMatchObject([{ name: 'order-care' }]);
  expect(textOf(await say('我的订单到哪了'))).toContain('还没有订单');

  const click = await confirmCard(bench.orders, session.owner, card?.id ?? '', 1);
  expect(click).toMatchObject({ value: { outcome: 'confirmed' } });
  expect(textOf(await say('我的订单到哪了'))).toContain('已下单，等商家备货');

  const second = cardOf(await say('下单第二个'));
  const gone = await say('算了，不买了');
  expect(cardOf(gone)).toMatchObject({ id: second?.id, state: 'withdrawn' });
  expect(textOf(gone)).toContain('已经撤回');

  bench.clock.advance(20 * 24 * 60 * 60 * 1000);
  const back = await say('我要退货');
  expect(cardOf(back)).toMatchObject({ body: { kind: 'after_sales', request: 'return' }, state: 'waiting' });
  expect(textOf(back)).toContain('还没有提出');
  expect(await bench.orders.store.orders(session.owner, 9)).toHaveLength(1);
  await model.close();
}, 120_000);
