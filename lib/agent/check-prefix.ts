import type { Entry } from '@/lib/context/entry';
import { findPrefixBreak } from '@/lib/context/prefix';
import type { Rendered } from '@/lib/context/render';
import type { TurnState } from './turn-state';

/** Entries that record a break of the prefix. */
const RECORDED: ReadonlySet<Entry['kind']> = new Set(['compaction', 'redaction']);

/** What the main thread last sent in this turn, and how many breaks the log had recorded by then. */
export type LastSent = { messages: readonly Rendered[]; recorded: number };

/**
 * Holds a request against the last one of its turn: it must go on from it, byte for byte, unless the log says why not.
 * A break is told and not repaired; the request is sound in itself and is sent.
 */
export function checkPrefix(state: TurnState, messages: readonly Rendered[]): void {
  const recorded = state.entries.filter((entry) => RECORDED.has(entry.kind)).length;
  const last = state.lastSent;
  state.lastSent = { messages, recorded };
  if (last === null || last.recorded !== recorded) return;
  const found = findPrefixBreak(last.messages, messages);
  if (found === null) return;
  const { layer, seq, offset } = found;
  state.ports.faults.prefixBroke(state.input.sessionId, state.turn, { layer, seq, offset, reason: 'not_extended' });
}
