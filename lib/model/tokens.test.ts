import { expect, test } from 'vitest';
import { Lru } from './lru';
import { countTokens, encodeText } from './tokens';

test('known counts', () => {
  expect(countTokens('')).toBe(0);
  expect(countTokens('hello world')).toBe(2);
  expect([...encodeText('hello world')]).toEqual([24912, 2375]);
});

test('text that looks like a control token is counted as the text it is', () => {
  expect(countTokens('<|endoftext|>')).toBeGreaterThan(3);
  expect(Math.max(...encodeText('<|im_start|>system<|endofprompt|>'))).toBeLessThan(199_998);
});

test('a long run without a space takes no time worth noticing, and hardly changes the count', () => {
  const sentence = '想买一副戴着舒服的降噪耳机预算五百元以内不要入耳式';
  const started = performance.now();
  const tokens = countTokens(sentence.repeat(800));
  expect(performance.now() - started).toBeLessThan(1_000);
  const once = countTokens(sentence);
  expect(tokens).toBeGreaterThan(once * 800 * 0.9);
  expect(tokens).toBeLessThan(once * 800 * 1.1);
});

test('the least recently used goes first, by weight', () => {
  const lru = new Lru<string, number>(10);
  lru.set('a', 1, 4);
  lru.set('b', 2, 4);
  lru.get('a');
  lru.set('c', 3, 4);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3]);
  lru.set('d', 4, 11);
  expect(lru.get('d')).toBeUndefined();
  lru.set('a', 5, 1);
  expect([lru.get('a'), lru.size]).toEqual([5, 2]);
});
