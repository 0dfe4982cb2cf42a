import type { TurnEvent } from '@/lib/events';
import type { Entry } from './entry';

export type TurnRecord = { turn: number; events: TurnEvent[] };

/** What the screen was told, turn by turn: the fold of the log that a reloaded page starts from. */
export function foldTranscript(entries: readonly Entry[]): TurnRecord[] {
  const turns = new Map<number, TurnEvent[]>();
  for (const entry of entries) {
    if (entry.turn === 0) continue;
    const events = turns.get(entry.turn) ?? [];
    events.push(...entry.meta.events);
    turns.set(entry.turn, events);
  }
  return [...turns].map(([turn, events]) => ({ turn, events }));
}
