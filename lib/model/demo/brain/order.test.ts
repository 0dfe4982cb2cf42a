import { describe, expect, it } from 'vitest';
import { piecesSaid } from './order-words';
import { type Article, articles } from './testing/shop';
import { type TurnMade, talk } from './testing/talk';

const listOf = (turn: TurnMade) =>
  (turn.calls.findLast((call) => call.name === 'shopping_summary')?.args.items ?? []) as { id: string }[];
const drafts = (turn: TurnMade) => turn.calls.filter((call) => call.name === 'draft_order').map((call) => call.args);

function started(options: Parameters<typeof talk>[0] = {}, words = '降噪耳机，500 以内') {
  const conversation = talk(options);
  return { ...conversation, list: listOf(conversation.say(words)) };
}

const refusing =
  (result: string): NonNullable<Parameters<typeof talk>[0]>['answer'] =>
  ({ name, args }) =>
    name === 'draft_order' && (args.items as { size: unknown }[])[0]?.size === null ? result : undefined;

describe('ordering', () => {
  it.each(['下单第二个', '就要第二个', '帮我买第二个吧', 'order the second one', 'add the second to my cart'])(
    'puts a card up and says that nothing is bought: %s',
    (words) => {
      const { say, list } = started();
      const turn = say(words);
      expect(drafts(turn)).toMatchObject([{ items: [{ id: list[1]?.id, quantity: 1, size: null }], withdraw: false }]);
      expect(turn.text).toMatch(/光说不算|never by words/);
    },
  );

  it('takes the size and the pieces from the words', () => {
    const turn = started().say('下单第二个，42 码，要两双');
    expect(drafts(turn)).toMatchObject([{ items: [{ size: { value: '42' }, quantity: 2 }] }]);
    expect(drafts(started().say('order the second one in US 9'))).toMatchObject([
      { items: [{ size: { system: 'US', value: '9' } }] },
    ]);
  });

  it('asks for a size that was never said, and goes on with the answer', () => {
    const answer = refusing(
      'refused: no card was made. size_not_said: ask the person for the size. hp-1 comes in EU 41, EU 42',
    );
    const { say, list } = started({ answer });
    const asked = say('下单第一个');
    expect(asked.calls.at(-1)).toMatchObject({ name: 'ask_user', args: { options: ['EU 41', 'EU 42'] } });
    expect(drafts(say('42 码'))).toMatchObject([{ items: [{ id: list[0]?.id, size: { value: '42' } }] }]);
  });

  it.each(['EU 42', '42'])('goes on with a button or a bare number: %s', (words) => {
    const answer = refusing(
      'refused: no card was made. size_not_said: ask the person for the size. hp-1 comes in EU 41, EU 42',
    );
    const { say } = started({ answer });
    say('order the first one');
    expect(drafts(say(words))).toMatchObject([{ items: [{ size: { value: '42' } }] }]);
  });

  it('draws a card for each shop', () => {
    const { say, list } = started();
    const shops = new Set(list.slice(0, 3).map(({ id }) => articles.find((one: Article) => one.id === id)?.platform));
    expect(drafts(say('下单前三个'))).toHaveLength(shops.size);
    expect(shops.size).toBeGreaterThan(1);
  });

  it('asks which one when nothing says', () => {
    const turn = started().say('下单');
    expect(turn.calls).toMatchObject([{ name: 'ask_user' }]);
  });

  it('says what kept a card from being made, and that nothing was ordered', () => {
    const turn = started({ answer: refusing('refused: no card was made. hp-1: out_of_stock') }).say('下单第一个');
    expect(turn.text).toContain('没有生成订单卡，也没有下单');
    expect(turn.text).toContain('没货');
  });
});

describe('a changed mind', () => {
  it.each(['算了，不买了', 'never mind'])('withdraws the card that waits: %s', (words) => {
    const { say } = started();
    say('下单第一个');
    const turn = say(words);
    expect(drafts(turn)).toMatchObject([{ withdraw: true }]);
    expect(turn.text).toMatch(/已经撤回|is withdrawn/);
  });

  it('calls nothing when no card waits, or no longer does', () => {
    const { say } = started();
    expect(say('算了，不买了').calls).toEqual([]);
    say('下单第一个');
    say('算了');
    expect(say('算了').calls).toEqual([]);
  });

  it('reports a withdrawal that failed as failed', () => {
    const { say } = started({ answer: ({ args }) => (args.withdraw === true ? 'failed: no' : undefined) });
    say('下单第一个');
    expect(say('不要了').text).toContain('没能撤回');
  });
});

const shipped = 'aaaa1111 | shipped | hl-1 跑鞋, size EU 42, × 1 | hualin | placed 2026-11-30 | latest: customs';
const delivered = 'bbbb2222 | delivered | hl-2 帐篷, × 1 | hualin | placed 2026-11-20';
const delivered2 = 'cccc3333 | delivered | hl-3 睡袋, × 1 | hualin | placed 2026-11-18';

const withOrders = (...lines: string[]) =>
  talk({
    answer: ({ name }) =>
      name === 'list_orders'
        ? lines.join('\n') || 'no orders yet'
        : name === 'draft_after_sales'
          ? 'a card'
          : undefined,
  });

describe('orders', () => {
  it.each(['我的订单到哪了', '快递到哪了', '我买的鞋什么时候到', 'where is my order?', 'show my orders'])(
    'are looked up: %s',
    (words) => {
      const turn = withOrders(shipped).say(words);
      expect(turn.calls).toMatchObject([{ name: 'list_orders' }]);
      expect(turn.plan.intent).toBe('order_care');
      expect(turn.text).toMatch(/跑鞋.*(?:运输中（正在清关）|on its way \(at customs\))/);
      expect(turn.text).not.toContain('hl-1');
    },
  );

  it('that aren’t there are not made up', () => {
    expect(withOrders().say('我的订单').text).toBe('你还没有订单。');
    expect(withOrders().say('我要退货').text).toBe('你还没有订单。');
  });

  it.each([
    ['我要退货', 'return'],
    ['帐篷收到是坏的，想退款', 'refund'],
    ['I want to return it', 'return'],
    ['it arrived broken', 'refund'],
    ['换货', 'exchange'],
  ])('get a card to confirm: %s', (words, request) => {
    const turn = withOrders(shipped, delivered).say(words);
    expect(turn.calls.at(-1)).toMatchObject({ name: 'draft_after_sales', args: { order_id: 'bbbb2222', request } });
    expect(turn.text).toMatch(/还没有提出|nothing has been asked yet/);
  });

  it('that can’t be cancelled any more are said to be on their way', () => {
    const turn = withOrders(shipped).say('取消订单');
    expect(turn.calls).toMatchObject([{ name: 'list_orders' }]);
    expect(turn.text).toContain('现在不能取消订单');
  });

  it('are asked about when several can be meant, and the answer is enough', () => {
    const { say } = withOrders(delivered, delivered2);
    const asked = say('退货');
    const options = (asked.calls.at(-1)?.args.options ?? []) as string[];
    expect(options).toHaveLength(2);
    expect(say(options[1] ?? '').calls.at(-1)).toMatchObject({ args: { order_id: 'cccc3333', request: 'return' } });
  });

  it('cancelling one that only waits for its click takes the card back', () => {
    const { say } = started();
    say('下单第一个');
    expect(drafts(say('取消订单'))).toMatchObject([{ withdraw: true }]);
  });

  it.each(['支持七天退货吗', 'what is the return policy?', '想买退火炉'])(
    'are no matter of a question on goods: %s',
    (words) => {
      const turn = withOrders(delivered).say(words);
      expect(turn.calls.filter((call) => /order|after/.test(call.name))).toEqual([]);
    },
  );
});

describe('pieces', () => {
  it.each([
    ['下单第二个', 1],
    ['第二个来三件', 3],
    ['42 码，两双', 2],
    ['two of them please', 2],
    ['下单第一个 x3', 3],
    ['12个月大的宝宝用', 1],
  ])('%s', (words, count) => {
    expect(piecesSaid(words)).toBe(count);
  });
});
