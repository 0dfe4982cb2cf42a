import { describe, expect, it } from 'vitest';
import type { FactView } from '@/lib/memory/fact-view';
import { filterFacts, isFiltering, noFilter } from './filter-facts';

const fact = (key: string, value: string, part: Partial<FactView> = {}): FactView => ({
  ...{ key, value, category: 'constraint', purpose: 'allowed_offers', source: 'person', sessionId: null, turn: null },
  ...{ createdAt: '', updatedAt: '', expiresAt: '' },
  ...part,
});
const facts = [
  fact('allergy', '对镍过敏'),
  fact('shoe_size', 'EU 42', { category: 'context', source: 'curator' }),
  fact('colour_liked', 'Dark Green', { category: 'preference', source: 'tool' }),
];
const keys = (part: Partial<typeof noFilter>, name?: (key: string) => string) =>
  filterFacts(facts, { ...noFilter, ...part }, name).map((one) => one.key);

describe('filterFacts', () => {
  it('finds by value, key and the name of the topic, in any width and case', () => {
    expect(keys({ text: '镍' })).toEqual(['allergy']);
    expect(keys({ text: 'ｇｒｅｅｎ dark' })).toEqual(['colour_liked']);
    expect(keys({ text: 'shoe size' })).toEqual(['shoe_size']);
    expect(keys({ text: '鞋码' }, (key) => (key === 'shoe_size' ? '鞋码' : ''))).toEqual(['shoe_size']);
  });

  it('narrows by category and source together with words', () => {
    expect(keys({ category: 'context' })).toEqual(['shoe_size']);
    expect(keys({ source: 'tool' })).toEqual(['colour_liked']);
    expect(keys({ source: 'tool', text: '42' })).toEqual([]);
  });

  it('is off when only blanks were typed', () => {
    expect(isFiltering({ ...noFilter, text: '  ' })).toBe(false);
    expect(keys({ text: '  ' })).toHaveLength(3);
    expect(isFiltering({ ...noFilter, source: 'tool' })).toBe(true);
  });
});
