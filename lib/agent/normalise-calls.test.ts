import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findThreadFault } from '@/lib/context/thread-check';
import { assistantWire, toolWire } from '@/lib/context/wire';
import { MALFORMED_KEY, normaliseCalls } from './normalise-calls';

describe('normaliseCalls', () => {
  test('sound calls keep their exact bytes', () => {
    const call = { id: 'a', name: 'item_search', arguments: '{"b":1,  "a":"\\u00e9"}' };
    expect(normaliseCalls([call], new Set(), '1_1')).toEqual([call]);
  });

  test('arguments that are not an object are kept inside one', () => {
    const call = (raw: string) =>
      normaliseCalls([{ id: 'a', name: 't', arguments: raw }], new Set(), '1_1')[0]?.arguments;
    expect(call('')).toBe('{}');
    expect(call('{"a":')).toBe(JSON.stringify({ [MALFORMED_KEY]: '{"a":' }));
    expect(call('[1]')).toBe(JSON.stringify({ [MALFORMED_KEY]: '[1]' }));
  });

  test('whatever a model calls, the log that results is one that providers take', () => {
    const call = fc.record({
      id: fc.constantFrom('', 'x', 'y'),
      name: fc.string(),
      arguments: fc.string({ unit: 'binary' }),
    });
    fc.assert(
      fc.property(fc.array(call, { maxLength: 5 }), (calls) => {
        const sound = normaliseCalls(calls, new Set(['y']), '3_2');
        const wires = [
          assistantWire({ text: '', toolCalls: sound, reasoning: null }),
          ...sound.map((one) => toolWire(one.id, 'r')),
        ];
        expect(findThreadFault(wires)).toBeNull();
        for (const one of sound) {
          expect(one.name).toMatch(/^[\w-]{1,64}$/);
          expect(one.id).not.toBe('y');
        }
      }),
    );
  });
});
