import { describe, expect, it } from 'vitest';
import type { TurnEvent } from '@/lib/events';
import { foldSession, mergeSession, type OpenedSession } from './conversation';

const started: TurnEvent = { type: 'turn_started', turn: 1, text: 'lamp', at: '2026-11-30T00:00:00.000Z' };
const done: TurnEvent = { type: 'done', steps: 1, toolCalls: 0, elapsedMs: 5 };
const session = (turns: TurnEvent[][], running: number | null = null): OpenedSession => ({
  id: 's1',
  title: 'lamp',
  turns: turns.map((events, index) => ({ turn: index + 1, events })),
  running: running === null ? null : { turn: running },
});

describe('foldSession', () => {
  it('leaves the running turn open, and says of any other without an end that it was cut off', () => {
    expect(foldSession(session([[started], [started]], 2)).turns.map((turn) => turn.status)).toEqual([
      'crashed',
      'running',
    ]);
  });
});

describe('mergeSession', () => {
  const ended = foldSession(session([[started, done]]));

  it('never disturbs a stream', () => {
    const streaming = { ...ended, link: 'streaming' as const };
    expect(mergeSession(streaming, session([[started, done], [started]], 2))).toBe(streaming);
  });

  it('keeps what was seen since a page from the history was rendered', () => {
    const further = foldSession(
      session([
        [started, done],
        [started, done],
      ]),
    );
    expect(mergeSession(further, session([[started, done]]))).toBe(further);
    expect(mergeSession(ended, session([[started]], 1))).toBe(ended);
  });

  it('takes what another window added, and what was redacted meanwhile', () => {
    expect(
      mergeSession(
        ended,
        session([
          [started, done],
          [started, done],
        ]),
      ).turns,
    ).toHaveLength(2);
    const forgotten: TurnEvent = { type: 'memory_saved', key: 'allergy', value: '', category: 'constraint' };
    const known = foldSession(session([[started, { ...forgotten, value: 'nickel' }, done]]));
    expect(mergeSession(known, session([[started, forgotten, done]])).turns[0]?.blocks).toMatchObject([{ value: '' }]);
  });
});
