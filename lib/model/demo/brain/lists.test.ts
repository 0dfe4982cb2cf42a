import { describe, expect, it } from 'vitest';
import { type TurnMade, talk } from './testing/talk';

const searches = (turn: TurnMade) => turn.calls.filter((call) => call.name === 'item_search').map((call) => call.args);
const named = (turn: TurnMade, name: string) => turn.calls.filter((call) => call.name === name);
const listed = (turn: TurnMade) =>
  (named(turn, 'shopping_summary').at(-1)?.args.items as
    | { id: string; reason: string; best_for: string }[]
    | undefined) ?? [];

describe('sizes', () => {
  it('asks once for the size of shoes that nothing names', () => {
    const { say } = talk();
    const asked = say('想买跑鞋，600 以内');
    expect(asked.calls).toMatchObject([{ name: 'ask_user', args: { question: '穿多少码？' } }]);
    const answered = say('42 码');
    expect(searches(answered)[0]).toMatchObject({ query: '跑鞋', price_max: 600, size: { value: '42' } });
  });

  it.each(['any size', '随便', "I don't mind"])('goes on when the answer leaves it open: %s', (words) => {
    const { say } = talk();
    say('running shoes under $90');
    expect(searches(say(words))[0]).toMatchObject({ query: 'running shoes', price_max: 90, size: null });
  });

  it('asks nothing when the size is said or remembered', () => {
    const memory = [{ category: 'context', key: 'shoe_size', value: '穿 42 码' }];
    expect(searches(talk({ memory }).say('跑鞋')).length).toBeGreaterThan(0);
    expect(searches(talk().say('EU 41 的跑鞋')).length).toBeGreaterThan(0);
    expect(searches(talk().say('我平时穿 42 码的鞋，想买双跑鞋'))[0]).toMatchObject({
      query: '跑鞋',
      size: { value: '42' },
    });
  });
});

describe('lists of different things', () => {
  it('shows some of each gift idea', () => {
    const shop = ['项链', '香水', '香薰'].flatMap((kind, at) =>
      [1, 2, 3].map((n) => ({
        ...{
          id: `gift-${at}-${n}`,
          zh: `${kind} ${'甲乙丙'[n - 1]}`,
          en: kind,
          price: 100 * n,
          currency: 'CNY' as const,
        },
        ...{ platform: 'haitang', rating: [5 - at, 500] as [number, number] },
      })),
    );
    const ids = listed(talk({ shop }).say('给女朋友的生日礼物，400 以内')).map((item) => item.id.slice(0, 6));
    expect(new Set(ids.slice(0, 3)).size).toBe(3);
  });

  it('compares before it lists when the person asks how to choose', () => {
    const turn = talk().say('降噪耳机怎么选');
    expect(turn.calls.map((call) => call.name)).toEqual([
      'Skill',
      'item_search',
      'item_search',
      'compare_items',
      'shopping_summary',
    ]);
  });

  it('names the platform that it was kept to when that found nothing', () => {
    const { say } = talk();
    say('帐篷，1000 以内');
    const turn = say('只看蓝仓');
    const summary = named(turn, 'shopping_summary')[0]?.args;
    expect(summary?.intro).toContain('蓝仓');
    expect(summary?.next_steps).toContain('所有平台都看看');
  });
});

describe('what memory and settings add', () => {
  it('writes every constraint into the exclusions', () => {
    const memory = [
      { category: 'constraint', key: 'allergy', value: '对镍过敏' },
      { category: 'constraint', key: 'material_avoid', value: '不要塑料' },
      { category: 'preference', key: 'colour_avoid', value: '不喜欢黑色' },
    ];
    const [search] = searches(talk({ memory }).say('降噪耳机'));
    expect(search?.exclude).toEqual(expect.arrayContaining(['镍', '塑料']));
    expect(search?.exclude).not.toContain('黑色');
  });

  it('uses the remembered place and size where the words name none', () => {
    const memory = [
      { category: 'context', key: 'default_ship_to', value: '寄法国' },
      { category: 'context', key: 'shoe_size', value: '穿 42 码' },
    ];
    expect(searches(talk({ memory }).say('想买跑鞋'))[0]).toMatchObject({ ships_to: 'FR', size: { value: '42' } });
    expect(searches(talk({ memory }).say('想买双肩包'))[0]).toMatchObject({ ships_to: 'FR', size: null });
    expect(searches(talk({ memory }).say('running shoes size EU 40, ship to Japan'))[0]).toMatchObject({
      ships_to: 'JP',
      size: { system: 'EU', value: '40' },
    });
  });

  it('takes destination and currency from the settings', () => {
    const turn = talk({ settings: ['destination: FR', 'currency: EUR'] }).say('双肩包，100 以内');
    expect(searches(turn)[0]).toMatchObject({ ships_to: 'FR', currency: 'EUR', price_max: 100 });
  });
});
