import { describe, expect, it } from 'vitest';
import { type Fact, type TurnMade, talk } from './testing/talk';

const saved = (turn: TurnMade) => turn.calls.filter((call) => call.name === 'save_memory').map((call) => call.args);
const nickel: Fact = { category: 'constraint', key: 'allergy', value: '对镍过敏' };

describe('keeping something', () => {
  it.each([
    ['记住我不吃花生', 'diet', '不吃花生', 'constraint'],
    ['还有记住我对镍过敏', 'allergy', '对镍过敏', 'constraint'],
    ['by the way, remember that I wear US 9', 'shoe_size', 'I wear US 9', 'context'],
    ['以后都寄日本', 'default_ship_to', '寄日本', 'context'],
    ['我穿 43 码的鞋，帮我记一下', 'shoe_size', '穿 43 码的鞋', 'context'],
    ['以后别再给我推荐塑料的', 'material_avoid', '别再给我推荐塑料的', 'constraint'],
    ['请记住我喜欢蓝色', 'colour_like', '喜欢蓝色', 'preference'],
    ['记住我偏爱小众设计', 'style_like', '偏爱小众设计', 'preference'],
    ['remember that I wear US 10', 'shoe_size', 'I wear US 10', 'context'],
    ['From now on, no leather.', 'material_avoid', 'no leather', 'constraint'],
    ['please always ship to Canada', 'default_ship_to', 'always ship to Canada', 'context'],
    ["I'm vegan, keep that in mind", 'diet', "I'm vegan", 'constraint'],
    ['can you remember that I am allergic to latex?', 'allergy', 'I am allergic to latex', 'constraint'],
    ['记住我讨厌红色', 'colour_avoid', '讨厌红色', 'preference'],
    ['never show me Nike again', 'brand_avoid', 'never show me Nike again', 'constraint'],
  ])('saves the words under their topic: %s', (words, key, value, category) => {
    const turn = talk().say(words);
    expect(saved(turn)).toEqual([{ key, value, category }]);
    expect(turn.text).toContain(value);
    expect(turn.calls.map((call) => call.name)).toEqual(['Skill', 'save_memory']);
  });

  it('keeps several statements apart', () => {
    const turn = talk().say('记住：我穿 42 码的鞋，不吃坚果，一般寄法国');
    expect(saved(turn).map((one) => one.key)).toEqual(['shoe_size', 'diet', 'default_ship_to']);
  });

  it('does not let a second allergy overwrite the first, and overwrites a size', () => {
    const memory: Fact[] = [nickel, { category: 'context', key: 'shoe_size', value: '穿 42 码' }];
    const conversation = talk({ memory });
    expect(saved(conversation.say('记住我对花生也过敏'))[0]?.key).toMatch(/^allergy_/);
    expect(saved(conversation.say('记住我现在穿 43 码'))[0]?.key).toBe('shoe_size');
  });

  it('gives a statement of no known topic a key that says nothing of it', () => {
    const [fact] = saved(talk().say('记住我的口令是 hunter2'));
    expect(fact?.key).toMatch(/^note_[a-z0-9]+$/);
    expect(fact?.key).not.toContain('hunter');
  });

  it('says "saved" only when the tool said so, and never repeats a refused value', () => {
    const answer = ({ name }: { name: string }) =>
      name === 'save_memory' ? 'refused: not saved. Tell the person: 固定的话。 Do not repeat the value.' : undefined;
    const zh = talk({ answer }).say('记住我的会员号是 A-778899');
    expect(zh.text).toContain('没有保存');
    expect(zh.text).not.toContain('778899');
    const en = talk({ answer }).say('remember my member number is A-778899');
    expect(en.text).toContain('Not saved');
    expect(en.text).not.toContain('778899');
    const both = talk({ answer }).say('想买双肩包，记住我的会员号是 A-778899');
    expect(both.calls.at(-1)?.name).toBe('shopping_summary');
    expect(JSON.stringify(both.calls.at(-1)?.args)).toContain('没有保存');
    expect(JSON.stringify(both.calls.at(-1)?.args)).not.toContain('778899');
  });

  it('says that memory is off when there is no tool for it', () => {
    const turn = talk({ tools: ['item_search', 'shopping_summary', 'ask_user', 'Skill'] }).say('记住我对镍过敏');
    expect(turn.text).toContain('/preferences');
    expect(saved(turn)).toEqual([]);
  });

  it.each(['别记这个', "don't remember that", '不用记住', '这次想买双肩包，300 以内', '以后再说', '记住了吗？'])(
    'saves nothing: %s',
    (words) => {
      expect(saved(talk().say(words))).toEqual([]);
    },
  );
});

describe('taking back', () => {
  it.each([
    ['塑料的也可以了', { category: 'constraint', key: 'material_avoid', value: '不要塑料' }],
    ['plastic is fine now', { category: 'constraint', key: 'material_avoid', value: 'no plastic' }],
  ])('overwrites the rule under its key and searches without it: %s', (words, fact) => {
    const conversation = talk({ memory: [fact] });
    conversation.say('保温杯');
    const turn = conversation.say(words);
    expect(saved(turn)).toMatchObject([{ key: fact.key, value: words }]);
    const search = turn.calls.find((call) => call.name === 'item_search');
    expect(search?.args.exclude).toEqual([]);
    const later = conversation.say('双肩包').calls.find((call) => call.name === 'item_search');
    expect(later?.args.exclude).toEqual([]);
  });
});

describe('what is remembered', () => {
  it.each(['你记得我什么', 'what do you remember about me?', '你都知道我哪些事'])('lists it: %s', (words) => {
    const turn = talk({ memory: [nickel] }).say(words);
    expect(turn.text).toContain('对镍过敏');
    expect(turn.text).toContain('/preferences');
  });

  it('looks up what the block lacks', () => {
    const answer = ({ name }: { name: string }) =>
      name === 'recall_memories' ? '<recalled>\n[context] shoe_size: 穿 42 码\n</recalled>' : undefined;
    const turn = talk({ memory: [nickel], answer }).say('你还记得我的鞋码吗');
    expect(turn.calls.map((call) => call.name)).toEqual(['Skill', 'recall_memories']);
    expect(turn.text).toContain('42 码');
    expect(turn.text).not.toContain('镍');
  });

  it('says so when there is nothing', () => {
    expect(talk().say('what do you know about me').text).toContain('haven’t kept anything');
  });

  it.each(['忘掉我的鞋码', '把我的过敏信息删掉', 'forget my shoe size', 'delete my memories'])(
    'cannot delete and says where it can be done: %s',
    (words) => {
      const turn = talk({ memory: [nickel] }).say(words);
      expect(turn.text).toContain('/preferences');
      expect(saved(turn)).toEqual([]);
    },
  );
});
