import { describe, expect, it } from 'vitest';
import type { Fact } from '@/lib/memory/fact';
import { defaultSettings } from '@/lib/settings';
import { constraintsOf } from './constraints';

const date = new Date(0);
const fact = (value: string): Fact => ({
  ...{ key: 'material_avoid', value, category: 'constraint', source: 'tool', sessionId: null, turn: null },
  ...{ createdAt: date, updatedAt: date, expiresAt: date },
});

const excluded = (value: string, words: string) =>
  constraintsOf({ plan: null, knownFacts: [fact(value)], settings: defaultSettings, words }).exclude;

describe('remembered constraints', () => {
  it.each([
    ['不要塑料', '保温杯，200 以内'],
    ['no plastic', 'a thermos'],
  ])('bind: %s', (value, words) => {
    expect(excluded(value, words)).toHaveLength(1);
  });

  it.each([
    ['不要塑料', '塑料的也可以了'],
    ['不要塑料', 'plastic is fine now'],
    ['no plastic', '塑料的也行'],
  ])('no longer bind in the turn that takes them back: %s, %s', (value, words) => {
    expect(excluded(value, words)).toEqual([]);
  });

  it('stay when something else is allowed', () => {
    expect(excluded('不要塑料', '黑色的也可以')).toEqual(['塑料']);
  });
});
