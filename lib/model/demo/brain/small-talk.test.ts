import { describe, expect, it } from 'vitest';
import { talk } from './testing/talk';

describe('messages that look for nothing', () => {
  it.each([
    ['你好', /说说想买什么/],
    ['hey there', /Tell me what you would like/],
    ['谢谢啦', /不客气/],
    ['thank you so much', /welcome/],
    ['你能做什么？', /演示模型/],
    ['who are you', /demo model/],
    ['明天会下雨吗', /答不了/],
    ['what is the capital of France?', /can’t answer/],
    ['给我写首诗', /答不了/],
    ['3*7等于几', /答不了/],
    ['qwrtzxcvb', /didn’t understand/],
    ['啊啊啊啊', /没看懂/],
    ['……', /没看懂/],
  ])('are answered in words, in the person’s language: %s', (words, answer) => {
    const turn = talk().say(words);
    expect(turn.calls).toEqual([]);
    expect(turn.text).toMatch(answer);
  });

  it.each(['想买点东西', '有什么好推荐的', '随便逛逛', 'I want to buy something', '500 以内有什么'])(
    'ask for a product, with likely ones to choose from: %s',
    (words) => {
      const turn = talk().say(words);
      expect(turn.calls).toMatchObject([{ name: 'ask_user' }]);
      expect(turn.calls[0]?.args.options).toHaveLength(4);
      expect(turn.plan.ask).toBe(turn.calls[0]?.args.question);
    },
  );

  it('goes on once the question is answered', () => {
    const { say } = talk();
    say('想买点东西');
    expect(say('保温杯').calls.at(-1)?.name).toBe('shopping_summary');
  });

  it('answers in the language of the latest words', () => {
    const { say } = talk();
    say('你好');
    expect(say('thanks').text).toMatch(/welcome/);
    expect(say('👍').text).not.toMatch(/\p{Script=Han}/u);
  });
});

describe('gifts', () => {
  it.each(['想送礼', '要买个生日礼物', 'I need a gift'])('asks once for whom and how much: %s', (words) => {
    const { say } = talk();
    expect(say(words).calls).toMatchObject([{ name: 'ask_user' }]);
    expect(say(/\p{Script=Han}/u.test(words) ? '送爸爸' : 'for my dad').calls.map((call) => call.name)).toContain(
      'item_search',
    );
  });

  it('does not plan the same question twice', () => {
    const { say } = talk();
    expect(say('想送礼').plan.ask).not.toBeNull();
    expect(say('送爸爸').plan.ask).toBeNull();
  });

  it.each([
    ['送爸爸的礼物，300 以内', /保温杯/],
    ['a present for my father under $40', /thermos/],
    ['送 8 岁女孩的生日礼物，200 块以内', /积木/],
  ])('searches several ideas when both are said: %s', (words, idea) => {
    const turn = talk().say(words);
    const queries = turn.calls.filter((call) => call.name === 'item_search').map((call) => call.args.query);
    expect(queries).toHaveLength(3);
    expect(queries.join()).toMatch(idea);
  });

  it('asks nothing when the thing itself is named', () => {
    expect(
      talk()
        .say('送妈妈一个保温杯')
        .calls.map((call) => call.name),
    ).not.toContain('ask_user');
  });
});
