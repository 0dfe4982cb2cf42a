import { describe, expect, it } from 'vitest';
import { type TurnMade, talk } from './testing/talk';

const first = (turn: TurnMade) => turn.calls.find((call) => call.name === 'item_search')?.args ?? {};
const ids = (turn: TurnMade) => {
  const summary = turn.calls.findLast((call) => call.name === 'shopping_summary');
  return ((summary?.args.items ?? []) as { id: string }[]).map((item) => item.id);
};

function started(words = '降噪耳机，500 以内，不要索尼') {
  const conversation = talk();
  return { ...conversation, opening: conversation.say(words) };
}

describe('changes to a search that is going on', () => {
  it.each(['便宜点的', '太贵了', '这些都超预算了', 'something cheaper'])(
    'goes below the middle of what was shown: %s',
    (words) => {
      const { say } = started();
      const args = first(say(words));
      expect(args.price_max).toBeLessThan(400);
      expect(args.price_max).toBeGreaterThan(250);
      expect(args.exclude).toEqual(['索尼']);
    },
  );

  it.each(['比第三个便宜一点的', '比第三个便宜的有吗', 'ok, cheaper than the third one'])(
    'goes below the one that is meant: %s',
    (words) => {
      const all = first(started().say('便宜点的')).price_max;
      const turn = started().say(words);
      expect(turn.calls.map((call) => call.name)).not.toContain('item_detail');
      expect(first(turn).price_max).not.toBe(all);
      expect(first(turn).query).toBe('降噪耳机');
    },
  );

  it('keeps "cheaper" while the talk goes on, until another price is named', () => {
    const { say } = started();
    const cheaper = first(say('便宜一点的')).price_max;
    expect(first(say('黑色的')).price_max).toBe(cheaper);
    expect(first(say('480 以内也行')).price_max).toBe(480);
  });

  it.each([
    ['再贵一点也行', 650],
    ['预算高一点也可以', 650],
    ['价格无所谓', null],
  ])('lets go of the limit: %s', (words, max) => {
    const { say } = started();
    const turn = say(words);
    expect(first(turn).price_max).toBe(max);
    expect(turn.plan.budget).toBeNull();
  });

  it.each([
    ['要白色的', '白色 降噪耳机'],
    ['in blue please', 'blue 降噪耳机'],
    ['防水的有吗', '防水 降噪耳机'],
    ['都太重了', '轻便 降噪耳机'],
    ['要自带麦克风的', '麦克风 降噪耳机'],
    ['有没有 Nordklang 的', 'Nordklang 降噪耳机'],
  ])('adds what describes it: %s', (words, query) => {
    expect(first(started().say(words)).query).toBe(query);
  });

  it.each([
    ['换个话题，想买个双肩包', '双肩包'],
    ['刚才的要求不变，换成双肩包', '双肩包'],
  ])('takes what leads over to another thing for no part of it: %s', (words, query) => {
    expect(first(started().say(words)).query).toBe(query);
  });

  it('replaces one colour by another', () => {
    const { say } = started();
    say('黑色的');
    expect(first(say('还是要白色的吧')).query).toBe('白色 降噪耳机');
  });

  it.each([
    ['也不要塑料的', ['索尼', '塑料']],
    ['and no plastic', ['索尼', 'plastic']],
    ['索尼也可以', []],
  ])('adds and takes back exclusions: %s', (words, exclude) => {
    const turn = started().say(words);
    expect(turn.plan.exclude).toEqual(exclude);
    expect(first(turn).exclude).toEqual(exclude);
  });

  it.each([
    ['只看海棠', ['haitang']],
    ['only Bluebarn', ['bluebarn']],
    ['不要海棠的', ['bluebarn']],
  ])('keeps to platforms by name, and remembers them for the next message: %s', (words, platforms) => {
    const { say } = started();
    expect(first(say(words)).platforms).toEqual(platforms);
    expect(first(say('便宜点')).platforms).toEqual(platforms);
    expect(first(say('所有平台都看看')).platforms).toEqual([]);
  });

  it.each([
    ['送到法国', { ships_to: 'FR' }],
    ['评分最高的', { sort: 'rating' }],
    ['质量好一点的', { sort: 'rating' }],
    ['没有更好的了吗', { sort: 'rating' }],
    ['show me the best rated ones', { sort: 'rating' }],
    ['最便宜的', { sort: 'price_asc' }],
    ['300 以内', { price_max: 300 }],
  ])('sets one filter: %s', (words, filter) => {
    expect(first(started().say(words))).toMatchObject({ query: '降噪耳机', exclude: ['索尼'], ...filter });
  });

  it.each(['还有别的吗', '换一批', 'anything else?', '这些都不好看'])('shows others than before: %s', (words) => {
    const { say, opening } = started('降噪耳机，500 以内');
    const later = ids(say(words));
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((id) => ids(opening).includes(id))).toEqual([]);
  });

  it('asks which colour when another one is wanted', () => {
    const turn = started().say('换个颜色');
    expect(turn.calls.map((call) => call.name)).toEqual(['ask_user']);
  });
});

describe('another subject', () => {
  it.each(['再帮我找个双肩包', 'I also need a backpack', '双肩包呢'])(
    'drops what belonged to the old one: %s',
    (words) => {
      const conversation = talk();
      conversation.say('黑色降噪耳机，500 以内，不要索尼，不要塑料的');
      const turn = conversation.say(words);
      expect(turn.plan.budget).toBeNull();
      expect(turn.plan.exclude).toEqual(['索尼']);
      expect(turn.plan.terms.join(' ')).not.toMatch(/耳机|黑/);
      expect(first(turn).price_max).toBeNull();
    },
  );

  it('keeps the conditions within one family', () => {
    const turn = started().say('蓝牙耳机有吗');
    expect(turn.plan).toMatchObject({ exclude: ['索尼'], budget: { max: 500 } });
  });

  it('forgets the subject when the person calls it off', () => {
    const { say } = started();
    expect(say('算了，不买了').calls).toEqual([]);
    expect(say('便宜点的').calls.map((call) => call.name)).toEqual(['ask_user']);
  });
});
