import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import { parseDeployerPatterns } from './deployer-patterns';
import { gate } from './gate';

const json = (...entries: object[]) => JSON.stringify(entries);

describe("a deployment's own patterns", () => {
  test('refuse under their name, on every reading of the text', () => {
    const deployer = parseDeployerPatterns(json({ name: 'staff', pattern: 'staff-[0-9]{4}', flags: 'i' }));
    const judged = (value: string) => gate({ key: 'note', value, category: 'context' }, { path: 'page', deployer });
    for (const value of ['my Staff-1234', 'ＳＴＡＦＦ-１２３４', 'staff\u200b-1234']) {
      expect(judged(value)).toEqual({ accepted: false, reason: 'sensitive_data', detector: 'deployer:staff' });
    }
    expect(judged('staff-12')).toMatchObject({ accepted: true });
  });

  test('one that would hang a backtracking engine answers at once', () => {
    const [pattern] = parseDeployerPatterns(json({ name: 'slow', pattern: 'a*a*a*a*a*b' }));
    const start = performance.now();
    expect(pattern?.test('a'.repeat(200))).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });

  test.each([
    ['not json', /JSON array/],
    ['{"name":"a"}', /JSON array/],
    [json({ name: 'a', pattern: '(' }), /named a is not valid/],
    [json({ name: 'a', pattern: '(?=x)' }), /named a is not valid/],
    [json({ name: 'A b', pattern: 'x' }), /name is/],
    [json({ name: 'a', pattern: 'x'.repeat(257) }), /256/],
    [json({ name: 'a', pattern: 'x', flags: 'g' }), /flags/],
    [json({ name: 'a', pattern: 'x' }, { name: 'a', pattern: 'y' }), /two patterns/],
    [json(...Array.from({ length: 33 }, (_, n) => ({ name: `p${n}`, pattern: 'x' }))), /at most 32/],
  ])('%s stops the start', (value, words) => {
    expect(() => parseEnvironment({ MEMORY_PATTERNS: value })).toThrow(words);
    expect(() => parseEnvironment({ MEMORY_PATTERNS: value })).toThrow(/MEMORY_PATTERNS/);
  });

  test('none by default', () => {
    expect(parseEnvironment({}).MEMORY_PATTERNS).toEqual([]);
    expect(parseEnvironment({ MEMORY_PATTERNS: '' }).MEMORY_PATTERNS).toEqual([]);
  });
});
