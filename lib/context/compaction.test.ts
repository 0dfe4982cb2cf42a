import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesInForce, replacedSeqs, resultsToReplace } from './compaction';
import type { Draft, Entry } from './entry';
import { place } from './log';
import { findPrefixBreak } from './prefix';
import { renderMain } from './render';
import { findThreadFault } from './thread-check';
import { assistantWire, systemWire, toolWire, userWire } from './wire';

const inplace = { lateSystem: 'inplace' } as const;
const head = systemWire('head');
const tokens = (text: string) => text.length;

/** A turn with one call whose result has `size` characters. */
function turn(n: number, size: number, tool = 'item_search'): Draft[] {
  const call = { id: `c${n}`, name: tool, arguments: '{}' };
  return [
    { turn: n, layer: 'L4', kind: 'user', wire: userWire(`words ${n}`) },
    { turn: n, layer: 'L3', kind: 'assistant', wire: assistantWire({ text: '', toolCalls: [call], reasoning: null }) },
    {
      turn: n,
      layer: 'L3',
      kind: 'tool',
      wire: toolWire(call.id, 'x'.repeat(size)),
      meta: { callId: call.id, tool, offerIds: [`offer-${n}`], ...(tool === 'Skill' ? { skill: 's' } : {}) },
    },
    { turn: n, layer: 'L3', kind: 'assistant', wire: assistantWire({ text: 'ok', toolCalls: [], reasoning: null }) },
  ];
}

function grow(log: readonly Entry[], drafts: Draft[]): Entry[] {
  return [...log, ...place(log, drafts)];
}

describe('the free cut', () => {
  test('long sessions: the prefix breaks only at recorded cuts, far apart, and nothing protected goes', () => {
    const sizes = fc.array(fc.record({ size: fc.integer({ min: 50, max: 3_000 }), skill: fc.boolean() }), {
      minLength: 5,
      maxLength: 60,
    });
    fc.assert(
      fc.property(sizes, (turns) => {
        const threshold = 8_000;
        let log: Entry[] = [];
        let before = renderMain(head, log, inplace);
        for (const [index, { size, skill }] of turns.entries()) {
          log = grow(log, turn(index + 1, skill ? 200 : size, skill ? 'Skill' : 'item_search'));
          const seqs = resultsToReplace(log, tokens, threshold, index + 1);
          if (seqs) log = grow(log, [{ turn: index + 1, layer: 'L3', kind: 'compaction', wire: '', meta: { seqs } }]);
          const now = renderMain(head, log, inplace);
          expect(findPrefixBreak(before, now) === null).toBe(
            seqs === null || seqs.every((seq) => seq >= before.length),
          );
          if (seqs) {
            const kept = entriesInForce(log).filter((entry) => entry.kind === 'tool' && entry.turn !== index + 1);
            const weight = kept
              .filter((entry) => entry.meta.tool !== 'Skill')
              .reduce((sum, entry) => sum + tokens(entry.wire), 0);
            expect(weight).toBeLessThanOrEqual(threshold);
          }
          expect(findThreadFault(now.map((message) => message.wire))).toBeNull();
          before = now;
        }
        const replaced = replacedSeqs(log);
        for (const entry of log) if (entry.meta.skill) expect(replaced.has(entry.seq)).toBe(false);
      }),
    );
  });

  test('a placeholder names what brings the offers back, and stands in the place of the result', () => {
    const log = grow(grow([], turn(1, 5_000)), turn(2, 5_000));
    const seqs = resultsToReplace(log, tokens, 6_000, 2);
    expect(seqs).toEqual([2]);
    const cut = grow(log, [{ turn: 2, layer: 'L3', kind: 'compaction', wire: '', meta: { seqs: seqs ?? [] } }]);
    const message = renderMain(head, cut, inplace)[3];
    expect(JSON.parse(message?.wire ?? '')).toMatchObject({ role: 'tool', tool_call_id: 'c1' });
    expect(message?.wire).toContain('item_detail tells any of them again: offer-1');
    expect(log[2]?.wire).toContain('xxx');
  });

  test("nothing is cut below the threshold, and never the running turn's", () => {
    expect(resultsToReplace(grow([], turn(1, 100)), tokens, 5_000, 1)).toBeNull();
    expect(resultsToReplace(grow([], turn(1, 9_000)), tokens, 5_000, 1)).toBeNull();
  });
});
