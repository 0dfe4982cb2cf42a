import { GENESIS, nextLink } from './chain';
import { type Draft, type Entry, entryMetaSchema } from './entry';

/**
 * Gives drafts their places after `entries`: the next seqs, the current epoch, the chain. Pure: storing them is the
 * caller's, in one statement, before anything that depends on them is sent. A draft that opens an epoch begins the next
 * one, for itself and all after it.
 */
export function place(entries: readonly Entry[], drafts: readonly Draft[]): Entry[] {
  const last = entries.at(-1);
  let seq = last ? last.seq + 1 : 0;
  let chain = last ? last.chain : GENESIS;
  let epoch = last ? last.epoch : 0;
  return drafts.map((draft) => {
    chain = nextLink(chain, draft.wire);
    if (draft.opensEpoch) epoch += 1;
    return {
      seq: seq++,
      epoch,
      turn: draft.turn,
      layer: draft.layer,
      kind: draft.kind,
      wire: draft.wire,
      meta: entryMetaSchema.parse(draft.meta ?? {}),
      chain,
    };
  });
}

/** The latest turn: 0 before the first. Entries about the whole session (a redaction, the epoch's head) have turn 0. */
export function lastTurn(entries: readonly Entry[]): number {
  return entries.reduce((latest, entry) => Math.max(latest, entry.turn), 0);
}

/** Entries of the running epoch: what is sent starts at the last compaction. */
export function currentEpoch(entries: readonly Entry[]): readonly Entry[] {
  const epoch = entries.at(-1)?.epoch ?? 0;
  return entries.filter((entry) => entry.epoch === epoch);
}
