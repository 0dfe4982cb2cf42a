import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft, Entry } from './entry';
import { lastTurn, place } from './log';
import { renderMain, renderPlanner } from './render';
import { closeTurn, openTurn, repair } from './repair';
import { findThreadFault } from './thread-check';
import { assistantWire, systemWire, toolWire, userWire } from './wire';

const inplace = { lateSystem: 'inplace', reasoning: 'never' } as const;
const userTail = { lateSystem: 'userTail', reasoning: 'never' } as const;
const head = systemWire('head');

/** A whole turn with two parallel calls, as the loop would append it. */
function turnDrafts(turn: number): Draft[] {
  const toolCalls = ['x', 'y'].map((name) => ({
    id: `${turn}${name}`,
    name: 'item_search',
    arguments: '{"query":"a"}',
  }));
  return [
    { turn, layer: 'L4', kind: 'user', wire: userWire(`words ${turn}`) },
    { turn, layer: 'PL', kind: 'planner_user', wire: userWire(`words ${turn}`) },
    { turn, layer: 'PL', kind: 'planner_reply', wire: assistantWire({ text: '{}', toolCalls: [], reasoning: null }) },
    { turn, layer: 'PL', kind: 'plan', wire: '' },
    { turn, layer: 'L5', kind: 'memory', wire: systemWire('memory') },
    { turn, layer: 'L3', kind: 'assistant', wire: assistantWire({ text: '', toolCalls, reasoning: null }) },
    { turn, layer: 'L3', kind: 'tool', wire: toolWire(`${turn}x`, 'one'), meta: { callId: `${turn}x` } },
    { turn, layer: 'L3', kind: 'tool', wire: toolWire(`${turn}y`, 'two'), meta: { callId: `${turn}y` } },
    { turn, layer: 'L3', kind: 'assistant', wire: assistantWire({ text: 'done', toolCalls: [], reasoning: null }) },
    { turn, layer: 'L3', kind: 'turn_end', wire: '', meta: { outcome: 'answered' } },
  ];
}

function grow(log: Entry[], drafts: Draft[]): Entry[] {
  return [...log, ...place(log, drafts)];
}

describe('repair', () => {
  test('a turn cut off anywhere becomes a log that a provider accepts, by appending only', () => {
    const whole = grow([], turnDrafts(1));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.constantFrom(inplace, userTail), (kept, profile) => {
        const cut = grow(whole, turnDrafts(2).slice(0, kept));
        const mended = grow(cut, repair(cut, profile));
        expect(mended.slice(0, cut.length)).toEqual(cut);
        const next = grow(mended, turnDrafts(3));
        expect(findThreadFault(renderMain(head, next, profile).map((message) => message.wire))).toBeNull();
        const roles = renderPlanner(head, next).map((message) => JSON.parse(message.wire).role);
        expect(roles.join(' ')).toMatch(/^system( user assistant)+$/);
        expect(openTurn(mended)).toBeNull();
        expect(mended.some((entry) => entry.meta.events.some((event) => event.type === 'interrupted'))).toBe(true);
      }),
    );
  });

  test('a closed log is left alone', () => {
    expect(repair(grow([], turnDrafts(1)), inplace)).toEqual([]);
    expect(repair([], inplace)).toEqual([]);
  });

  test('missing results are appended as interrupted, in call order', () => {
    const cut = grow([], turnDrafts(1).slice(0, 7));
    const drafts = repair(cut, inplace);
    expect(drafts.map((draft) => draft.kind)).toEqual(['tool', 'assistant', 'turn_end']);
    expect(drafts[0]?.meta?.callId).toBe('1y');
  });

  test('where roles must alternate, a turn that ended in a tool result gets a closing assistant message', () => {
    const cut = grow([], turnDrafts(1).slice(0, 8));
    expect(closeTurn(cut, 1, 'answered', [], inplace).map((draft) => draft.kind)).toEqual(['turn_end']);
    expect(closeTurn(cut, 1, 'answered', [], userTail).map((draft) => draft.kind)).toEqual(['assistant', 'turn_end']);
  });

  test('entries about the whole session leave the count of turns alone', () => {
    const log = grow(grow([], turnDrafts(1)), [{ turn: 0, layer: 'L3', kind: 'redaction', wire: '' }]);
    expect(lastTurn(log)).toBe(1);
    expect(openTurn(log)).toBeNull();
  });
});
