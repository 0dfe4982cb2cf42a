import { describe, expect, it } from 'vitest';
import type { TurnEvent } from '@/lib/events';
import { liveLine } from './live-line';
import { foldTurn } from './turn-reducer';

const search = (callId: string, terms: string, exclude: string[]): TurnEvent => ({
  type: 'tool_started',
  callId,
  tool: 'item_search',
  chips: [{ kind: 'terms', value: terms }, ...exclude.map((value) => ({ kind: 'exclude' as const, value }))],
});
const plan: TurnEvent = { type: 'plan', intent: 'search', terms: [], exclude: [], budget: null, destination: null };
const lineOf = (...events: TurnEvent[]) => liveLine(foldTurn(1, events), '、');

describe('liveLine', () => {
  it('tells searches that run at once together, with all they leave out', () => {
    expect(lineOf(plan, search('a', '耳机', ['索尼']), search('b', '耳塞', ['索尼', '镍']))).toEqual({
      message: 'searchWithout',
      terms: '耳机、耳塞',
      without: '索尼、镍',
      platforms: 0,
    });
    expect(lineOf(search('a', 'lamp', []))).toMatchObject({ message: 'search', terms: 'lamp' });
  });

  it('follows the turn', () => {
    expect(lineOf().message).toBe('understanding');
    expect(lineOf(plan).message).toBe('planned');
    expect(lineOf(plan, { type: 'skill', callId: 's', name: 'search-discovery' }).message).toBe('skill');
    expect(lineOf({ type: 'tool_started', callId: 'c', tool: 'compare_items', chips: [] }).message).toBe('compare');
    expect(lineOf({ type: 'tool_started', callId: 'c', tool: 'weather', chips: [] }).message).toBe('working');
    expect(lineOf({ type: 'text', delta: 'A' }).message).toBe('writing');
    expect(lineOf({ type: 'retrying', code: 'model_timeout', attempt: 1, waitMs: 1 }).message).toBe('retrying');
  });
});
