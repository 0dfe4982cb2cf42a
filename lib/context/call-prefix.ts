import type { Entry, Layer } from './entry';
import { findPrefixBreak } from './prefix';
import type { SentCall } from './sent-call';

/** How a call's prefix goes on from the call before it in the same thread. */
export type CallPrefix =
  | { kind: 'first' }
  | { kind: 'extends' }
  | {
      kind: 'broken';
      layer: Layer | 'L0';
      /** Entry whose bytes part; null for the head. */
      seq: number | null;
      /** Bytes into the messages of the call. */
      offset: number;
      why: PrefixReason;
    };

/** `unexplained` is a fault of the program; the others are recorded decisions. */
export type PrefixReason = 'head_changed' | 'model_changed' | 'compaction' | 'redaction' | 'unexplained';

/** For each call, in the given (time) order, whether it extends the one before it in its thread, and if not, why. */
export function callPrefixes(entries: readonly Entry[], calls: readonly SentCall[]): CallPrefix[] {
  const latest = new Map<SentCall['thread'], SentCall>();
  return calls.map((call) => {
    const before = latest.get(call.thread);
    // A curator that ended after the next planner began is no step of the thread.
    if (before === undefined || call.lastSeq >= before.lastSeq) latest.set(call.thread, call);
    return before === undefined ? { kind: 'first' } : compare(entries, before, call);
  });
}

function compare(entries: readonly Entry[], before: SentCall, call: SentCall): CallPrefix {
  const between = entries.filter((entry) => entry.seq > before.lastSeq && entry.seq <= call.lastSeq);
  const redacted = firstRedacted(between, call);
  // The earlier wires were rewritten since, so the bytes alone would look whole.
  if (redacted) return { kind: 'broken', ...redacted, why: 'redaction' };
  const behind = call.lastSeq < before.lastSeq;
  const parted = behind
    ? findPrefixBreak(call.messages, before.messages)
    : findPrefixBreak(before.messages, call.messages);
  if (call.model !== before.model) return { kind: 'broken', layer: 'L0', seq: null, offset: 0, why: 'model_changed' };
  if (call.head.digest !== before.head.digest) {
    const offset = parted?.offset ?? 0;
    return { kind: 'broken', layer: 'L0', seq: null, offset, why: 'head_changed' };
  }
  if (parted === null) return { kind: 'extends' };
  const { layer, seq, offset } = parted;
  const compacted = between.some((entry) => entry.kind === 'compaction');
  return { kind: 'broken', layer, seq, offset, why: compacted ? 'compaction' : 'unexplained' };
}

/** Where a redaction recorded among these entries first touched what the call sends. */
function firstRedacted(
  between: readonly Entry[],
  call: SentCall,
): { layer: Layer; seq: number; offset: number } | null {
  const seqs = new Set(between.filter((entry) => entry.kind === 'redaction').flatMap((entry) => entry.meta.seqs ?? []));
  if (seqs.size === 0) return null;
  let offset = 0;
  for (const { wire, entries } of call.messages) {
    const touched = entries.find((entry) => seqs.has(entry.meta.copyOf ?? entry.seq) || seqs.has(entry.seq));
    if (touched) return { layer: touched.layer, seq: touched.seq, offset };
    offset += Buffer.byteLength(wire) + 1;
  }
  return null;
}
