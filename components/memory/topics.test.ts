import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyForTopic, normalisedKey, type TopicId, topicOfKey, topics } from './topics';

describe('the key of a fact that is added by hand', () => {
  it('keeps the first of several', () => {
    expect(keyForTopic('allergy', '', new Set())).toBe('allergy');
    expect(keyForTopic('allergy', '', new Set(['allergy']))).toBe('allergy_2');
    expect(keyForTopic('allergy', '', new Set(['allergy', 'allergy_2', 'allergy_4']))).toBe('allergy_3');
  });

  it('replaces where only one can be true', () => {
    expect(keyForTopic('shoe_size', '', new Set(['shoe_size']))).toBe('shoe_size');
  });

  it('takes what the person typed for something else, or a free note', () => {
    expect(keyForTopic('other', ' Desk Width ', new Set())).toBe('desk_width');
    expect(keyForTopic('other', '  ', new Set(['note']))).toBe('note_2');
  });

  it('is never one of the taken ones, but for topics with one truth and typed keys', () => {
    const several: TopicId[] = ['other', ...topics.filter((one) => one.several).map((one) => one.id)];
    const names = several.map((id) => (id === 'other' ? 'note' : id));
    const keys = fc.constantFrom(...names.flatMap((name) => [name, `${name}_2`, `${name}_3`]));
    fc.assert(
      fc.property(fc.constantFrom(...several), fc.array(keys), (topic, taken) => {
        const key = keyForTopic(topic, '', new Set(taken));
        expect(taken).not.toContain(key);
        expect(key).toMatch(/^[a-z0-9_]{1,64}$/);
      }),
    );
  });
});

it('reads a key that was typed in full width or with hyphens', () => {
  expect(normalisedKey('ＤＥＳＫ－width  cm')).toBe('desk_width_cm');
});

it('knows the topic of a numbered key, and no topic of an unknown one', () => {
  expect([topicOfKey('allergy'), topicOfKey('allergy_3'), topicOfKey('allergy_metal'), topicOfKey('x')]).toEqual([
    'allergy',
    'allergy',
    null,
    null,
  ]);
});
