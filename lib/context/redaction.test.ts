import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findChainBreak } from './chain';
import type { Draft } from './entry';
import { place } from './log';
import { factKeysShown, redactEntries } from './redaction';
import { findThreadFault } from './thread-check';
import { assistantWire, systemWire, toolWire, userWire } from './wire';

/** A session in which a fact was said, saved, shown and overwritten. */
function session(value: string, older: string): Draft[] {
  const save = (id: string, said: string) =>
    assistantWire({
      text: '',
      reasoning: null,
      toolCalls: [{ id, name: 'save_memory', arguments: `{"key": "material_avoid", "value":${JSON.stringify(said)}}` }],
    });
  const block = (said: string) =>
    systemWire(
      `<memory>\n[constraint] material_avoid: ${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n[context] shoe_size: EU 42\n</memory>`,
    );
  const saved = (said: string) =>
    ({ type: 'memory_saved', key: 'material_avoid', value: said, category: 'constraint' }) as const;
  const draft = (layer: Draft['layer'], kind: Draft['kind'], wire: string, meta?: Draft['meta']): Draft => ({
    turn: 1,
    layer,
    kind,
    wire,
    meta,
  });
  return [
    draft('L4', 'user', userWire(`remember: ${older}`), { words: older }),
    draft('L3', 'assistant', save('a', older)),
    draft('L3', 'tool', toolWire('a', 'saved: [constraint] material_avoid'), {
      callId: 'a',
      tool: 'save_memory',
      events: [saved(older)],
    }),
    draft('L5', 'memory', block(older), { factKeys: ['material_avoid', 'shoe_size'] }),
    draft('L3', 'assistant', save('b', value)),
    draft('L3', 'tool', toolWire('b', 'saved: [constraint] material_avoid'), {
      callId: 'b',
      tool: 'save_memory',
      events: [saved(value)],
    }),
    draft('L5', 'memory', block(value), { factKeys: ['material_avoid', 'shoe_size'] }),
    draft('L3', 'assistant', assistantWire({ text: `I keep in mind: ${value}.`, toolCalls: [], reasoning: null })),
  ];
}

const word = fc.stringMatching(/^[a-zé<&"]{2,6}[一二三四五六]{2,6}$/u);

describe('redaction', () => {
  test('takes a fact out of everything but the words of the person, older values too', () => {
    fc.assert(
      fc.property(word, word, (value, older) => {
        fc.pre(!value.includes(older) && !older.includes(value));
        const log = place([], session(value, older));
        const { entries, seqs } = redactEntries(log, [{ key: 'material_avoid', value }]);
        expect(findChainBreak(entries)).toBeNull();
        expect(findThreadFault(entries.map((entry) => entry.wire))).toBeNull();
        expect(entries[0]).toEqual(log[0]);
        expect(seqs[0]).toBe(1);
        for (const entry of entries.slice(1)) {
          const told = JSON.stringify([JSON.parse(entry.wire), entry.meta]);
          for (const gone of [value, older]) {
            expect(told).not.toContain(gone);
            expect(told).not.toContain(JSON.stringify(gone).slice(1, -1));
          }
        }
        expect(entries[6]?.wire).toContain('[context] shoe_size: EU 42');
        expect(factKeysShown(entries)).toEqual(new Set(['shoe_size']));
        expect(redactEntries(entries, [{ key: 'material_avoid', value }]).seqs).toEqual([]);
      }),
    );
  });

  test('a fact that was never shown leaves the log as it is', () => {
    const log = place([], session('no leather', 'no plastic'));
    expect(redactEntries(log, [{ key: 'diet', value: 'vegetarian' }])).toEqual({ entries: log, seqs: [] });
  });
});
