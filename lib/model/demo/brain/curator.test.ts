import { describe, expect, it } from 'vitest';
import { respond } from '../brain';
import { factsIn } from './curator';
import { request } from './testing/talk';

describe('lasting things said in passing', () => {
  it.each([
    ['我平时穿 41 码的鞋，想买双跑鞋', [['shoe_size', 'context']]],
    ['我一般寄东京，找个双肩包', [['default_ship_to', 'context']]],
    ["I'm vegetarian, show me some snacks", [['diet', 'constraint']]],
    ['我对乳胶过敏，有没有合适的枕头', [['allergy', 'constraint']]],
    ['I usually wear size L, looking for a jacket', [['clothing_size', 'context']]],
    [
      '我喜欢绿色，我家里养了两只猫',
      [
        ['colour_like', 'preference'],
        ['household', 'context'],
      ],
    ],
    ['I hate wool', [['material_avoid', 'preference']]],
  ])('become facts: %s', (words, expected) => {
    expect(factsIn(words).map((fact) => [fact.key, fact.category])).toEqual(expected);
    for (const fact of factsIn(words)) {
      expect(words).toContain(fact.value);
      expect(fact).toMatchObject({ subject: 'self', durability: 'lasting' });
    }
  });

  it.each([
    '想买副降噪耳机，500 以内，不要索尼',
    '这次想要蓝色的',
    '我妈对花生过敏，想给她买零食',
    'my sister wears size S and hates wool',
    '第二个和第三个有什么区别',
    '你还记得我的鞋码吗',
    '谢谢，挺好的',
    '忘掉我的鞋码',
    'forget that I hate plastic',
    '我对镍过敏，别记这个',
    "I'm allergic to nuts, but don't save that",
    '我的手机号是 13800001111，我一般寄上海',
    'my password is swordfish',
    'today I am in the mood for red',
    '我想要一双 42 码的鞋',
    'I need a backpack under $50',
    '记住我穿 42 码',
    '',
  ])('no facts: %s', (words) => {
    expect(factsIn(words).map((fact) => fact.value)).toEqual(words.includes('寄上海') ? ['一般寄上海'] : []);
  });

  it('keeps three at most', () => {
    const words = '我穿 42 码的鞋，我对镍过敏，我一般寄法国，我喜欢黑色，我家里养了猫';
    expect(factsIn(words)).toHaveLength(3);
  });

  it.each([
    ['我平时穿 41 码的鞋', []],
    ['我平时穿 42 码的鞋', [['shoe_size', '平时穿 42 码的鞋']]],
    ['我对镍过敏', []],
    ['我对乳胶过敏', [['allergy_latex', '对乳胶过敏']]],
    ['我一般寄日本', []],
    ['我一般寄法国', [['default_ship_to', '一般寄法国']]],
  ])('holds what is said against what is stored: %s', (words, expected) => {
    const stored = [
      { category: 'context', key: 'shoe_size', value: '穿 41 码' },
      { category: 'constraint', key: 'allergy', value: 'allergic to nickel' },
      { category: 'context', key: 'default_ship_to', value: '寄东京' },
    ];
    expect(factsIn(words, stored).map((fact) => [fact.key, fact.value])).toEqual(expected);
  });

  it('answers the curator’s call as JSON', () => {
    const messages = [
      { role: 'system' as const, text: 'Keep lasting facts.' },
      {
        role: 'user' as const,
        text: '<curate>\n<words>\n我平时穿 41 码的鞋\n</words>\n<reply>\n我对镍过敏\n</reply>\n</curate>',
      },
    ];
    const { text } = respond(request(messages, [], { name: 'reading', schema: {} }));
    expect(JSON.parse(text ?? '')).toMatchObject({ facts: [{ key: 'shoe_size', value: '平时穿 41 码的鞋' }] });
  });
});
