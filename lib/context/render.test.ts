import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from './entry';
import { place } from './log';
import { findPrefixBreak } from './prefix';
import { renderMain } from './render';
import { assistantWire, systemWire, userWire } from './wire';

const head = systemWire('head');
const user = (text: string): Draft => ({ turn: 1, layer: 'L4', kind: 'user', wire: userWire(text) });
const answer = (text: string): Draft => ({
  turn: 1,
  layer: 'L3',
  kind: 'assistant',
  wire: assistantWire({ text, toolCalls: [], reasoning: null }),
});

describe('render', () => {
  test('under userTail neighbouring user messages are one message with both texts', () => {
    const log = place([], [user('words "quoted"\n'), user('\\memory'), answer('ok')]);
    const wires = renderMain(head, log, { lateSystem: 'userTail' }).map((message) => message.wire);
    expect(wires).toHaveLength(3);
    expect(JSON.parse(wires[1] ?? '')).toEqual({ role: 'user', content: 'words "quoted"\n\n\n\\memory' });
  });

  test('any joined texts can be read back', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (texts) => {
        const [, joined] = renderMain(head, place([], texts.map(user)), { lateSystem: 'userTail' });
        expect(JSON.parse(joined?.wire ?? '').content).toBe(texts.join('\n\n'));
      }),
    );
  });

  test('the planner thread and records without a wire are not in the main thread', () => {
    const log = place([], [user('a'), { turn: 1, layer: 'PL', kind: 'planner_user', wire: userWire('a') }]);
    expect(renderMain(head, log, { lateSystem: 'inplace' })).toHaveLength(2);
  });

  test('a longer log extends a shorter one; a change is named by layer, seq and byte', () => {
    const log = place([], [user('ä'), answer('b'), user('c')]);
    const shorter = renderMain(head, log.slice(0, 2), { lateSystem: 'inplace' });
    const longer = renderMain(head, log, { lateSystem: 'inplace' });
    expect(findPrefixBreak(shorter, longer)).toBeNull();
    const changed = log.map((entry) => (entry.seq === 0 ? { ...entry, wire: userWire('äx') } : entry));
    const offset = Buffer.byteLength(head) + 1 + Buffer.byteLength('{"role":"user","content":"ä');
    expect(findPrefixBreak(shorter, renderMain(head, changed, { lateSystem: 'inplace' }))).toEqual({
      message: 1,
      layer: 'L4',
      seq: 0,
      offset,
    });
  });
});
