import { createHash } from 'node:crypto';
import type { Entry, Layer } from './entry';

/** The chain before the first entry. */
export const GENESIS = '0'.repeat(64);

/** `sha256(previous ‖ wire)`, hex. */
export function nextLink(previous: string, wire: string): string {
  return createHash('sha256').update(previous).update(wire, 'utf8').digest('hex');
}

/** Where a prefix parts from what was sent before. `offset`: bytes into the wires of the session, as UTF-8. */
export type ChainBreak = { layer: Layer; seq: number; offset: number; reason: 'wire_changed' | 'entry_missing' };

/** Checks a log against its own chain; null when it is whole. */
export function findChainBreak(entries: readonly Entry[]): ChainBreak | null {
  let previous = GENESIS;
  let offset = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== index) return { layer: entry.layer, seq: index, offset, reason: 'entry_missing' };
    if (nextLink(previous, entry.wire) !== entry.chain) {
      return { layer: entry.layer, seq: entry.seq, offset, reason: 'wire_changed' };
    }
    previous = entry.chain;
    offset += Buffer.byteLength(entry.wire);
  }
  return null;
}
