import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saysTheSame } from './dedupe';

describe('the same, said again', () => {
  test.each([
    ['喜欢极简风格', '喜欢极简风格！'],
    ['喜欢极简风格', ' 喜欢 极简风格'],
    ['我喜欢极简风格', '喜欢极简风格的'],
    ['喜欢可爱的包', '喜欢可爱的包包'],
    ['Likes Minimal Style', 'likes minimal style.'],
    ['likes minimal styles', 'like minimal style'],
    ['The user is allergic to nuts', 'allergic to nuts'],
    ['对花生过敏', '我对花生过敏'],
    ['穿 42 码', '穿42码'],
    ['穿四十二码', '穿42码'],
    ['budget 1,500 yuan', 'budget 1500 yuan'],
    ['ＥＵ　４２', 'eu 42'],
    ['不要塑料', '不要塑料。'],
    ['偏好棉质面料', '偏好棉质的面料'],
    ['常寄德国', '常寄到德国'],
    ['对花生过敏', '花生过敏'],
    ['50ml 一瓶', '50 ml 一瓶'],
  ])('%j and %j', (a, b) => {
    expect(saysTheSame(a, b)).toBe(true);
  });
});

describe('alike, and not the same', () => {
  test.each([
    ['预算300元', '预算3000元'],
    ['under 20 euros', 'under 200 euros'],
    ['wears EU 41', 'wears EU 42'],
    ['wears EU 42', 'wears US 42'],
    ['wants size S', 'wants size L'],
    ['穿M码', '穿L码'],
    ['500g 一包', '500kg 一包'],
    ['5斤装大米', '5公斤装大米'],
    ['allergic to wool', 'not allergic to wool'],
    ['对羊毛过敏', '对羊毛不过敏'],
    ['喜欢塑料', '不喜欢塑料'],
    ['likes leather bags', 'dislikes leather bags'],
    ['no wool sweaters', 'wool sweaters'],
    ['常寄德国', '常寄德国柏林'],
    ['ships to Germany', 'ships to Germany and Austria'],
    ['likes red shoes', 'likes blue shoes'],
    ['喜欢红色的鞋', '喜欢黑色的鞋'],
    ['prefers Acme over Bolt', 'prefers Bolt over Acme'],
    ['比起红茶更喜欢绿茶', '比起绿茶更喜欢红茶'],
    ['喜欢咖啡不喜欢红茶', '喜欢红茶不喜欢咖啡'],
    ['only cotton shirts', 'cotton shirts'],
    ['对坚果过敏', '对芒果过敏'],
    ['儿子穿 120', '女儿穿 120'],
    ['左脚 42', '右脚 42'],
    ['nickel free earrings', 'nickel earrings'],
    ['喜欢茶', '喜欢咖啡'],
    ['500元以内', '500元以上'],
    ['一只猫', '两只猫'],
    ['42码', '42.5码'],
    ['早上送货', '晚上送货'],
    ['size L', 'size XL'],
  ])('%j and %j', (a, b) => {
    expect(saysTheSame(a, b)).toBe(false);
    expect(saysTheSame(b, a)).toBe(false);
  });
});

test('symmetric and reflexive, whatever the texts', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(fc.constantFrom('不', '喜欢', '红', '茶', '42', ' ', 'size', 'M', 'no', '的', '包', '，'), {
        maxLength: 10,
      })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(saysTheSame(a, a)).toBe(true);
      expect(saysTheSame(a, b)).toBe(saysTheSame(b, a));
    }),
    { numRuns: 500 },
  );
});
