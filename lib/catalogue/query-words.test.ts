import { describe, expect, it } from 'vitest';
import { queryWords, ruledOut } from './query-words';

const read = (terms: string) =>
  queryWords(terms).map((word) =>
    'ids' in word ? `@${word.ids.join('/')}` : 'denied' in word ? `-${word.denied.join('/')}` : word.run.join(' '),
  );

describe('the words of a query', () => {
  it.each([
    ['降噪耳机', ['@anc', '@headphones']],
    ['noise cancelling 的耳机', ['@anc', '@headphones']],
    ['over-ear headphones for travel', ['@over_ear', '@travel']],
    ['nickel-free earrings', ['-nickel', '@earrings']],
    ['无镍耳环', ['-nickel', '@earrings']],
    ['我想买一副耳机', ['@headphones']],
    ['给妈妈的礼物', ['@gift', '妈 妈']],
    ['新物件', ['新 物 件']],
    ['a gift for my grandmother', ['@gift', 'grandmother']],
    ['面包', ['面 包']],
    ['WH-1000XM5', ['wh 1000 xm 5']],
    ['的', []],
    ['  ', []],
    ['耳机 不要索尼', ['@headphones']],
    ['头戴式耳机', ['@over_ear']],
    ['厨房用品', ['@category_kitchen']],
  ])('%s', (terms, expected) => {
    expect(read(terms)).toEqual(expected);
  });

  it('may rule something out', () => {
    expect(ruledOut('耳机 不要索尼')).toEqual(['索尼']);
    expect(ruledOut('jacket, not black or white')).toEqual(['black', 'white']);
    expect(ruledOut('nickel-free earrings')).toEqual([]);
  });
});
