import { describe, expect, it } from 'vitest';
import { readExclusion, standing } from './exclusion';
import { facetOf } from './facet';
import type { Attribute, Offer } from './offer';
import { testOffer } from './testing';

const says = (name: Attribute['name'], ...values: [zh: string, en: string][]): Attribute => ({
  name,
  values: values.map(([zh, en]) => ({ zh, en })),
});
const titled = (zh: string, en: string, parts: Partial<Offer> = {}) => testOffer({ title: { zh, en }, ...parts });
const of = (offer: Offer, term: string) => standing(facetOf(offer), readExclusion(term));

describe('an exclusion', () => {
  it.each(['索尼', 'Sony', 'SONY', 'sony 的', '索尼牌', 'Sony headphones', 'no Sony'])(
    'hits a brand under either name: %s',
    (term) => {
      const offer = titled('头戴式耳机', 'Over-ear headphones', {
        brand: { zh: '索尼', en: 'Sony' },
        kind: { zh: '耳机', en: 'headphones' },
      });
      expect(of(offer, term)).toBe('stated');
    },
  );

  it('hits a brand that the lexicon has never heard of under both of its names', () => {
    const offer = testOffer({ brand: { zh: '橡果王', en: 'Acornia' } });
    expect(of(offer, '橡果王')).toBe('stated');
    expect(of(offer, 'acornia')).toBe('stated');
    expect(of(offer, 'Acorn')).toBe('clear');
  });

  it.each([
    ['塑料', 'ABS塑料', 'ABS plastic'],
    ['plastic', '聚碳酸酯', 'polycarbonate'],
    ['皮革', '头层牛皮', 'full-grain leather'],
    ['leather', '麂皮', 'suede'],
    ['wool', '美利奴羊毛', 'merino wool'],
    ['羽绒', '鹅绒', 'goose down'],
    ['metal', '不锈钢', 'stainless steel'],
  ])('of a material hits a narrower one: %s in %s', (term, zh, en) => {
    expect(of(testOffer({ attributes: [says('material', [zh, en])] }), term)).toBe('stated');
  });

  it.each([
    ['坚果', '腰果', 'cashew'],
    ['nuts', '花生', 'peanut'],
    ['乳制品', '芝士', 'cheese'],
    ['gluten', '小麦粉', 'wheat flour'],
    ['海鲜', '虾仁', 'shrimp'],
    ['lactose', '牛奶', 'milk'],
    ['動物製品', '蜂蜜', 'honey'],
  ])('of an allergen hits its family: %s in %s', (term, zh, en) => {
    expect(of(testOffer({ category: 'food', attributes: [says('contains', [zh, en])] }), term)).toBe('stated');
  });

  it.each([
    ['nickel', titled('无镍耳钉', 'Nickel-free studs')],
    ['镍', titled('不含镍的发箍', 'Headband, no nickel')],
    ['镍', testOffer({ attributes: [says('free_of', ['镍', 'nickel'])] })],
    ['almond', testOffer({ category: 'food', attributes: [says('free_of', ['坚果', 'nuts'])] })],
    ['牛奶', titled('饼干', 'Biscuits free of nuts, milk and eggs')],
  ])('of %s takes an express denial for one', (term, offer) => {
    expect(of(offer, term)).toBe('denied');
  });

  it.each([
    ['nuts', testOffer({ category: 'food', attributes: [says('contains', ['椰子', 'coconut'])] })],
    ['ring', titled('耳环', 'Earrings with spring clasp')],
    ['butter', testOffer({ category: 'food', attributes: [says('contains', ['可可脂', 'cocoa butter'])] })],
    ['黑色', titled('黑芝麻糊', 'Sesame paste')],
    ['红色', titled('正山小种红茶', 'Black tea')],
    ['带', titled('背带裤', 'Dungarees')],
  ])('of %s leaves alone what only looks like it', (term, offer) => {
    expect(of(offer, term)).not.toBe('stated');
  });

  it('of plastic leaves stainless steel alone, and knows that the steel was stated', () => {
    const steel = testOffer({ attributes: [says('material', ['不锈钢', 'stainless steel'])] });
    expect(of(steel, '塑料')).toBe('clear');
    expect(of(testOffer(), '塑料')).toBe('unstated');
  });

  it('of a ring hits a case with a ring holder and none that has no ring', () => {
    const withRing = titled('带指环支架的手机壳', 'Phone case with ring stand');
    const without = titled('磨砂手机壳', 'Matte phone case');
    for (const term of ['ring', '指环', 'with a ring']) {
      expect(of(withRing, term)).toBe('stated');
      expect(of(without, term)).toBe('clear');
    }
  });

  it('of an allergen is unstated where an offer says nothing, and clear where food lists what it contains', () => {
    expect(of(testOffer(), '镍')).toBe('unstated');
    const listed = testOffer({ category: 'food', attributes: [says('contains', ['大米', 'rice'])] });
    expect(of(listed, '坚果')).toBe('clear');
  });

  it('believes what an offer contains over what it claims to be free of', () => {
    const both = testOffer({ attributes: [says('contains', ['镍', 'nickel']), says('free_of', ['镍', 'nickel'])] });
    expect(of(both, 'nickel')).toBe('stated');
  });

  it('reads contents from a description too, but neither brands nor a word about the allergic', () => {
    const described = testOffer({ description: { zh: '内含杏仁碎', en: 'With almond pieces' } });
    expect(of(described, '坚果')).toBe('stated');
    const fits = testOffer({ description: { zh: '适合索尼相机', en: 'Fits Sony cameras' } });
    expect(of(fits, '索尼')).toBe('clear');
    const gentle = testOffer({ description: { zh: '镍过敏人群可用', en: 'Fine for a nickel allergy' } });
    expect(of(gentle, '镍')).toBe('unstated');
  });

  it('may name several things, and any of them is enough', () => {
    const wool = testOffer({ attributes: [says('material', ['羊毛', 'wool'])] });
    for (const term of ['塑料或羊毛', 'leather or wool', '皮革、羊毛', 'wool, leather']) {
      expect(of(wool, term)).toBe('stated');
    }
    expect(of(wool, 'leather or plastic')).toBe('clear');
  });

  it.each(['对镍过敏', '含镍的', 'nickel allergy', 'allergic to nickel', 'contains nickel', '镍'])(
    'is understood as a constraint is kept: %s',
    (term) => {
      const clasp = testOffer({ attributes: [says('contains', ['镍', 'nickel'])] });
      expect(of(clasp, term)).toBe('stated');
    },
  );

  it('without any meaning removes nothing', () => {
    for (const term of ['', '的', 'anything', '，']) expect(of(testOffer(), term)).not.toBe('stated');
  });
});
