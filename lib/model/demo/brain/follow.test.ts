import { describe, expect, it } from 'vitest';
import { type TurnMade, talk } from './testing/talk';

const listOf = (turn: TurnMade) => {
  const summary = turn.calls.findLast((call) => call.name === 'shopping_summary');
  return (summary?.args.items ?? []) as { id: string; reason: string }[];
};

function started(words = '降噪耳机，500 以内') {
  const conversation = talk();
  return { ...conversation, list: listOf(conversation.say(words)) };
}

describe('side by side', () => {
  it.each([
    ['第二个和第三个有什么区别', [1, 2]],
    ['2和4比呢，有什么不同', [1, 3]],
    ['对比一下前三款', [0, 1, 2]],
    ['compare 1 and 3', [0, 2]],
    ["what's the difference between the second and the fifth?", [1, 4]],
    ['compare the first two', [0, 1]],
  ])('compares the places that are named: %s', (words, places) => {
    const { say, list } = started();
    const turn = say(words);
    expect(turn.calls).toMatchObject([
      { name: 'compare_items', args: { ids: places.map((place) => list[place]?.id) } },
    ]);
    expect(turn.text).not.toMatch(/CNY|USD/);
  });

  it('names the rows of the tool that differ, and those only', () => {
    const answer = ({ name }: { name: string }) =>
      name === 'compare_items'
        ? 'offers | | a | b\ndiffers | 价格 | 480.00 CNY | 60.00 USD\ndiffers | 续航 | 30 小时 | not stated\nsame | 颜色 | 黑色 | 黑色'
        : undefined;
    const conversation = talk({ answer });
    conversation.say('降噪耳机，500 以内');
    const { text } = conversation.say('第一个和第二个有什么区别');
    expect(text).toContain('续航');
    expect(text).toContain('30 小时');
    expect(text).toContain('未写明');
    expect(text).not.toContain('颜色');
    expect(text).not.toContain('480');
  });

  it.each(['哪个更好', '你会选哪个', 'which one would you pick?'])(
    'gives one piece of advice with its reason: %s',
    (words) => {
      const { say, list } = started();
      const turn = say(words);
      expect(turn.calls.map((call) => call.name)).toEqual(['compare_items']);
      expect(list.some((item) => turn.text.includes(item.reason))).toBe(true);
    },
  );
});

describe('one offer', () => {
  it.each([
    ['第一个详细说说', 0],
    ['第三款怎么样', 2],
    ['tell me about the second', 1],
    ['what about the last one?', 4],
    ['#4 please, more details', 3],
  ])('looks the offer up: %s', (words, place) => {
    const { say, list } = started();
    const turn = say(words);
    expect(turn.calls).toMatchObject([{ name: 'item_detail', args: { id: list[place]?.id } }]);
    expect(turn.text).toContain('铝');
    expect(turn.text).not.toContain('399');
  });

  it.each([
    ['第二个是什么材质', /铝/, /12/],
    ['第二个还有货吗', /12/, /铝/],
    ['how much is the second?', /399\.00 CNY/, /铝/],
  ])('answers what was asked: %s', (words, there, absent) => {
    const { text } = started().say(words);
    expect(text).toMatch(there);
    expect(text).not.toMatch(absent);
  });

  it.each(['第一个保修多久', 'does the first have a warranty?'])('says that it is not stated: %s', (words) => {
    expect(started().say(words).text).toMatch(/没有写明|doesn’t state/);
  });

  it('means the last one told about by "it"', () => {
    const { say, list } = started();
    say('第三个详细说说');
    expect(say('它是什么材质？').calls[0]).toMatchObject({ name: 'item_detail', args: { id: list[2]?.id } });
  });

  it.each(['为什么推荐第二个', 'why the second?'])('repeats the reason of the list: %s', (words) => {
    const { say, list } = started();
    expect(say(words).text).toContain(list[1]?.reason);
  });

  it.each(['最便宜的是哪个', 'which is the cheapest?'])('reads the cheapest off the list: %s', (words) => {
    const turn = started().say(words);
    expect(turn.calls).toEqual([]);
    expect(turn.text).toContain('型号5');
  });

  it.each(['第八个怎么样', 'tell me about the 9th'])('says that there is no such place: %s', (words) => {
    const turn = started().say(words);
    expect(turn.calls).toEqual([]);
    expect(turn.text).toMatch(/5/);
  });

  it.each(['第二个怎么样', 'tell me about the first'])('says that there is no list yet: %s', (words) => {
    const turn = talk().say(words);
    expect(turn.calls).toEqual([]);
    expect(turn.text).toMatch(/还没有给你看过列表|haven’t shown you a list/);
  });
});

describe('the whole session', () => {
  it.each(['总结一下', 'can you summarize?'])('is summed up by subject, with what stood first: %s', (words) => {
    const { say } = talk();
    say('双肩包');
    say('想要个保温杯');
    const turn = say(words);
    expect(turn.calls).toEqual([]);
    expect(turn.text).toContain('双肩包');
    expect(turn.text).toContain('保温杯');
  });
});
