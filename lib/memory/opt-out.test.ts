import { describe, expect, test } from 'vitest';
import { gate } from './gate';

const fact = { key: 'drink', value: '绿茶', category: 'preference' };

describe('a turn in which the person asks that nothing be kept', () => {
  test.each([
    '我喜欢绿茶，别记这个',
    '绿茶。这个不要记住',
    '喜欢绿茶，不用帮我记',
    '绿茶就好，別記下來',
    '绿茶，请勿保存',
    '我爱喝绿茶，不要把这个写进记忆',
    '绿茶，当我没说',
    '这次买绿茶，不要把这条存下来',
    "绿茶, don't remember this",
    '绿茶 please do not save that',
    '绿茶, no need to remember it',
    '绿茶 off the record',
    "绿茶, I'd prefer you not to store this",
    '绿茶, forget what I just said',
    '绿茶. Never record this',
  ])('%s', (words) => {
    for (const path of ['tool', 'curator'] as const) {
      expect(gate(fact, { path, words })).toEqual({ accepted: false, reason: 'user_opt_out', detector: 'opt_out' });
    }
    // On the page the person writes for themselves.
    expect(gate(fact, { path: 'page', words }).accepted).toBe(true);
  });
});

describe('a turn that only sounds like it', () => {
  test.each([
    '记住我喜欢绿茶',
    '别忘了我喝绿茶',
    '不要忘记绿茶',
    '你别记错了，是绿茶',
    '我记不住牌子，绿茶就行',
    '绿茶，不要保存期太短的',
    '绿茶，别存货太久的店',
    "don't forget 绿茶",
    "I don't remember the brand, 绿茶",
    '绿茶 that needs no storing in the fridge',
    '绿茶, do not save money on quality',
    '绿茶。记录仪也看看',
  ])('%s', (words) => {
    expect(gate(fact, { path: 'tool', words })).toMatchObject({ accepted: true });
  });
});
