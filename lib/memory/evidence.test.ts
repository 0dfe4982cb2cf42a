import { describe, expect, test } from 'vitest';
import { isBacked } from './evidence';
import { gate } from './gate';

describe('a value that the words say', () => {
  test.each([
    ['对坚果过敏', '我对坚果过敏，帮我找点零食'],
    ['坚果过敏', '记住我不能吃坚果，过敏的'],
    ['鞋码 42', '我 42 码，送东京'],
    ['穿 42 码', '我的鞋是四十二码的'],
    ['收货地东京', '我 42 码，送东京'],
    ['不要皮革', '以后都不要皮革的东西'],
    ['默认寄德国', '以后都寄德国吧'],
    ['喜欢极简风格', '我比较喜欢极简风格的家具'],
    ['塑料的也可以', '塑料的也可以了'],
    ['prefers cotton', 'I prefer cotton shirts'],
    ['The user is allergic to nuts', "I'm allergic to nuts, remember that"],
    ['avoids wool', 'I hate wool'],
    ['ships to Germany', 'please always ship to Germany'],
    ['wears size 42', "don't forget I wear a 42"],
    ['EU 42', 'my shoes are EU 42'],
    ['budget up to 1500', 'I usually spend up to 1,500'],
    ['穿42码', '别忘了我穿42码'],
    ['不吃香菜', '我不吃香菜和蒜'],
    ['likes tea, not coffee', 'I like tea but not coffee'],
  ])('%j from %j', (value, words) => {
    expect(isBacked(value, words)).toBe(true);
  });
});

describe('a value that they do not say', () => {
  test.each([
    ['鞋码 43', '我 42 码'],
    ['对花生过敏', '我对坚果过敏'],
    ['likes BrandQ', 'I want shoes'],
    ['喜欢某某品牌', '帮我找双鞋'],
    ['EU 42', 'I wear 42'],
    ['size M', 'I wear a large'],
    ['allergic to nuts', 'I love nuts'],
    ['不要羊毛', '我喜欢羊毛的'],
    ['喜欢羊毛', '我不喜欢羊毛'],
    ['likes wool', 'I hate wool'],
    ['ships to Japan', 'ship it to France'],
    ['预算 5000', '预算 500 以内'],
    ['喜欢茶', ''],
  ])('%j from %j', (value, words) => {
    expect(isBacked(value, words)).toBe(false);
  });
});

describe('on the paths', () => {
  const candidate = { key: 'brand', value: 'likes BrandQ', category: 'preference' };
  test('models need the words, people do not', () => {
    const words = 'find me shoes';
    for (const path of ['tool', 'curator'] as const) {
      expect(gate(candidate, { path, words })).toEqual({ accepted: false, reason: 'uncertain', detector: null });
      expect(gate(candidate, { path })).toMatchObject({ accepted: false, reason: 'uncertain' });
    }
    expect(gate(candidate, { path: 'page' })).toMatchObject({ accepted: true, reason: 'explicit_request' });
    expect(gate(candidate, { path: 'import' }).accepted).toBe(true);
  });

  test('the reason says whether the person asked', () => {
    const words = 'I like BrandQ';
    expect(gate(candidate, { path: 'tool', words })).toMatchObject({ reason: 'explicit_request' });
    expect(gate(candidate, { path: 'curator', words })).toMatchObject({ reason: 'useful_future_context' });
  });
});
