import { describe, expect, it } from 'vitest';
import { type TurnMade, talk } from './testing/talk';

const searches = (turn: TurnMade) => turn.calls.filter((call) => call.name === 'item_search').map((call) => call.args);
const named = (turn: TurnMade, name: string) => turn.calls.filter((call) => call.name === name);
const listed = (turn: TurnMade) =>
  (named(turn, 'shopping_summary').at(-1)?.args.items as
    | { id: string; reason: string; best_for: string }[]
    | undefined) ?? [];

describe('a new wish', () => {
  it.each([
    [
      '找一副降噪耳机，450 以内，不要索尼，记住我对镍过敏',
      ['降噪耳机', 'noise-cancelling headphones'],
      450,
      'CNY',
      '对镍过敏',
    ],
    [
      'Find me noise cancelling headphones below $70, not Sony. Remember that I am allergic to nickel.',
      ['noise cancelling headphones', '降噪耳机'],
      70,
      'USD',
      'I am allergic to nickel',
    ],
  ])(
    'reads the skill alone, then searches and saves in one step, then lists: %s',
    (words, queries, max, currency, value) => {
      const { say } = talk();
      const turn = say(words);
      expect(turn.calls[0]).toMatchObject({ name: 'Skill', args: { name: 'search-discovery' } });
      expect(searches(turn).map((one) => one.query)).toEqual(queries);
      for (const search of searches(turn)) {
        expect(search).toMatchObject({ price_max: max, currency });
        expect(search.exclude).toEqual(
          expect.arrayContaining([expect.stringMatching(/索尼|Sony/), expect.stringMatching(/镍|nickel/)]),
        );
      }
      expect(named(turn, 'save_memory').map((call) => call.args)).toEqual([
        { key: 'allergy', value, category: 'constraint' },
      ]);
      expect(turn.steps).toBe(3);
      const items = listed(turn);
      expect(items.length).toBeGreaterThanOrEqual(3);
      expect(items.map((item) => item.id)).not.toContain('hp-1001');
      expect(new Set(items.map((item) => item.best_for)).size).toBe(items.length);
      expect(String(named(turn, 'shopping_summary')[0]?.args.intro)).toContain(value);
    },
  );

  it('never reads a skill twice in a session', () => {
    const { say } = talk();
    say('双肩包，400 以内');
    expect(named(say('想要个保温杯，200 以内'), 'Skill')).toEqual([]);
  });

  it.each([
    ['机械键盘怎么挑', 'purchase-research'],
    ['is a dearer thermos worth it?', 'purchase-research'],
    ['想买双肩包，500 以内', 'search-discovery'],
    ['a backpack under $90', 'search-discovery'],
  ])('reads the skill that fits: %s', (words, skill) => {
    expect(talk().say(words).calls[0]).toMatchObject({ name: 'Skill', args: { name: skill } });
  });

  it('searches a named model straight away', () => {
    expect(
      talk()
        .say('Auralis QX-500')
        .calls.map((call) => call.name),
    ).not.toContain('Skill');
  });

  it.each([
    ['27寸显示器，2000 以内', ['27寸 显示器', '27 inch monitor']],
    ['a 144Hz monitor', ['144Hz monitor', '144Hz 显示器']],
    ['500ml 以上的水杯', ['水杯', 'water bottle']],
    ['两件 T恤', ['t恤', 't-shirt']],
  ])('searches for what is measured, but not for bounds and counts: %s', (words, queries) => {
    const made = searches(talk().say(words)).map((one) => one.query);
    expect(made.slice(0, 2).map((query) => String(query).toLowerCase())).toEqual(
      queries.map((query) => query.toLowerCase()),
    );
  });

  it.each([
    ['能放 14 寸笔记本的双肩包，500 以内', '双肩包'],
    ['a bag for my camera', 'bag'],
    ['再看看双肩包', '双肩包'],
    ['I usually wear EU 42 shoes, find me a backpack', 'backpack'],
    ['a waterproof laptop backpack', 'laptop backpack'],
    ['带麦克风的耳机', '耳机'],
  ])('takes the thing itself, not what describes it: %s', (words, head) => {
    const turn = talk().say(words);
    expect(turn.plan.intent).toBe('search');
    expect(turn.plan.terms.join(' ')).toContain(head);
    expect(searches(turn).length).toBeGreaterThan(0);
  });

  it('states in a reason what an offer says and leaves unsaid, and no price', () => {
    const items = listed(talk().say('降噪耳机，500 以内，不要含镍的'));
    const stated = items.find((item) => item.id === 'hp-2002');
    expect(stated?.reason).toContain('标明不含镍');
    expect(items.find((item) => item.id === 'hp-5005')?.reason).toContain('没有写明是否含镍');
    expect(items.map((item) => item.reason).join()).not.toMatch(/399|259|CNY|元/);
  });

  it('sends a set part by part and keeps the sum within its limit', () => {
    const turn = talk().say('配一套露营装备，1600 以内');
    expect(turn.plan.intent).toBe('bundle');
    expect(searches(turn).map((one) => one.query)).toEqual(['帐篷', '睡袋', '露营灯']);
    expect(listed(turn).map((item) => item.id)).toEqual(['tent-2', 'sack-1', 'lamp-1']);
  });

  it('takes "about this much" for no floor when nothing lies near it', () => {
    const turn = talk().say('a thermos, around $60');
    expect(searches(turn).map((one) => one.price_min)).toEqual([48, 48, null, null]);
    expect(listed(turn).length).toBeGreaterThan(0);
  });

  it('puts other ideas before other colours of what was listed', () => {
    const made = (id: string, zh: string, rating: number) => ({
      ...{ id, zh, en: 'mug', price: 50, currency: 'CNY' as const, platform: 'haitang' },
      rating: [rating, 900] as [number, number],
    });
    const shop = [
      ...[1, 2, 3, 4, 5].map((n) => made(`mug-a${n}`, `马克杯 第${n}款 白色`, 5)),
      made('mug-a6', '马克杯 第1款 黑色', 5),
      made('mug-b1', '马克杯 新款 白色', 3),
    ];
    const conversation = talk({ shop });
    conversation.say('马克杯');
    expect(listed(conversation.say('还有别的吗')).map((item) => item.id)).toEqual(['mug-b1', 'mug-a6']);
  });

  it('searches by the price alone when anything will do', () => {
    const turn = talk().say('anything $5 to $10');
    expect(searches(turn)).toMatchObject([{ query: '', price_min: 5, price_max: 10, currency: 'USD' }]);
    const ids = listed(turn).map((item) => item.id);
    expect(ids).toEqual(['cup-2']);
  });

  it('says so when nothing fits, with the nearest price and no offers', () => {
    const turn = talk().say('不锈钢保温杯，20 以内');
    const summary = named(turn, 'shopping_summary')[0]?.args;
    expect(summary?.items).toEqual([]);
    expect(summary?.intro).toContain('129 CNY');
    expect(summary?.next_steps).toContain('预算放宽到 129 元以内');
  });

  it('says so in English too', () => {
    const turn = talk().say('a steel thermos under $2');
    expect(named(turn, 'shopping_summary')[0]?.args).toMatchObject({
      items: [],
      intro: expect.stringContaining('129 CNY'),
    });
  });

  it('tries once more without the details when nothing matches them', () => {
    const turn = talk().say('紫色的双肩包');
    expect(searches(turn).map((one) => one.query)).toEqual(['紫色 双肩包', 'purple backpack', '双肩包', 'backpack']);
    expect(listed(turn).length).toBe(2);
  });

  it('tells of a search that is down and invents nothing', () => {
    const turn = talk({
      answer: ({ name }) => (name === 'item_search' ? 'failed: search is unavailable' : undefined),
    }).say('双肩包');
    expect(listed(turn)).toEqual([]);
    expect(turn.text).toContain('搜索现在用不了');
  });
});
