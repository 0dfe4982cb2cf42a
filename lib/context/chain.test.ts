import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findChainBreak, GENESIS, nextLink } from './chain';
import type { Draft } from './entry';
import { place } from './log';
import { systemWire, userWire } from './wire';

const draft = (text: string): Draft => ({ turn: 1, layer: 'L3', kind: 'hint', wire: systemWire(text) });

describe('chain', () => {
  test('a placed log is whole, and goes on where it ended', () => {
    const first = place([], [draft('a'), draft('b')]);
    const more = place(first, [draft('c')]);
    expect(first.map((entry) => entry.seq)).toEqual([0, 1]);
    expect(more[0]?.seq).toBe(2);
    expect(findChainBreak([...first, ...more])).toBeNull();
    expect(first[0]?.chain).toBe(nextLink(GENESIS, systemWire('a')));
  });

  test('placing one by one and all at once gives the same chain', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 8 }), (texts) => {
        const once = place([], texts.map(draft));
        const single = place([], []);
        for (const text of texts) single.push(...place(single, [draft(text)]));
        expect(single).toEqual(once);
      }),
    );
  });

  test('any changed byte is found at its seq, with the bytes before it as offset', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), fc.nat(), (texts, pick) => {
        const log = place([], texts.map(draft));
        const at = pick % log.length;
        const offset = log.slice(0, at).reduce((sum, entry) => sum + Buffer.byteLength(entry.wire), 0);
        const changed = log.map((entry, index) => (index === at ? { ...entry, wire: `${entry.wire} ` } : entry));
        expect(findChainBreak(changed)).toEqual({ layer: 'L3', seq: at, offset, reason: 'wire_changed' });
      }),
    );
  });

  test('a missing entry is found', () => {
    const log = place([], ['a', 'b', 'c'].map(draft));
    const broken = findChainBreak([log[0], log[2]].flatMap((entry) => entry ?? []));
    expect(broken).toMatchObject({ seq: 1, reason: 'entry_missing' });
  });

  test('texts of every kind survive UTF-8 storage', () => {
    const texts = [
      'trailing\n',
      '  leading',
      'a\r\nb',
      'nbsp\u00a0',
      '👩‍👧',
      'e\u0301 vs \u00e9',
      '\ud800 lone',
      '\u0000',
    ];
    for (const text of texts) {
      const wire = userWire(text);
      const stored = Buffer.from(wire, 'utf8').toString('utf8');
      expect(stored).toBe(wire);
      expect(JSON.parse(stored).content).toBe(text);
    }
  });
});
