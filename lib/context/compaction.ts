import type { Entry } from './entry';
import { currentEpoch } from './log';
import { readWire, toolWire } from './wire';

/** Tools whose results survive every cut: the way of doing a job, and what was shown to the person. */
const PROTECTED: ReadonlySet<string> = new Set([
  'Skill',
  'shopping_summary',
  'ask_user',
  'save_memory',
  'draft_order',
  'draft_after_sales',
]);

/** Seqs of tool results that recorded cuts have replaced in the running epoch. */
export function replacedSeqs(entries: readonly Entry[]): Set<number> {
  const cuts = currentEpoch(entries).filter((entry) => entry.kind === 'compaction');
  return new Set(cuts.flatMap((entry) => entry.meta.seqs ?? []));
}

/** Entries whose own bytes are still sent: of the running epoch, and not replaced. */
export function entriesInForce(entries: readonly Entry[]): Entry[] {
  const replaced = replacedSeqs(entries);
  return currentEpoch(entries).filter((entry) => !replaced.has(entry.seq));
}

/**
 * The free cut: when the tool results in force weigh more than `threshold` tokens, the oldest that may go, until half of
 * the threshold is left. Far in one cut, so that the prefix breaks once and then holds for many turns. Results after
 * `from` (the running turn's) stay. Null when nothing is due.
 */
export function resultsToReplace(
  entries: readonly Entry[],
  tokens: (text: string) => number,
  threshold: number,
  runningTurn: number,
): number[] | null {
  const results = entriesInForce(entries).filter((entry) => entry.kind === 'tool');
  let left = results.reduce((sum, entry) => sum + tokens(entry.wire), 0);
  if (left <= threshold) return null;
  const seqs: number[] = [];
  for (const entry of results) {
    if (left <= threshold / 2) break;
    if (entry.turn === runningTurn || PROTECTED.has(entry.meta.tool ?? '')) continue;
    const freed = tokens(entry.wire) - tokens(placeholderWire(entry));
    if (freed <= 0) continue;
    left -= freed;
    seqs.push(entry.seq);
  }
  return seqs.length > 0 ? seqs : null;
}

/** What stands in place of a replaced result: one line, with the ids that bring its offers back. */
export function placeholderWire(entry: Entry): string {
  const ids = entry.meta.offerIds.join(' ');
  const restore = ids === '' ? 'call the tool again if it is needed' : `item_detail tells any of them again: ${ids}`;
  return toolWire(entry.meta.callId ?? readWire(entry.wire).tool_call_id ?? '', `(left out to save room; ${restore})`);
}
