import type { Layer } from './entry';
import type { Rendered } from './render';

/** Where two requests of one session part: byte offset into the later one's messages, and whose bytes stand there. */
export type PrefixBreak = { message: number; layer: Layer | 'L0'; seq: number | null; offset: number };

/**
 * Null when `next` starts with all of `previous`, byte for byte; else the first place where they part. Under joined
 * user messages the last message of `previous` may go on: then its text must be a prefix.
 */
export function findPrefixBreak(previous: readonly Rendered[], next: readonly Rendered[]): PrefixBreak | null {
  let offset = 0;
  for (const [message, before] of previous.entries()) {
    const after = next[message];
    const same = after?.wire === before.wire;
    if (!same) {
      const seq = after?.entries[0]?.seq ?? before.entries[0]?.seq ?? null;
      const layer = after?.entries[0]?.layer ?? before.entries[0]?.layer ?? 'L0';
      return { message, layer, seq, offset: offset + commonBytes(before.wire, after?.wire ?? '') };
    }
    offset += Buffer.byteLength(before.wire) + 1;
  }
  return null;
}

function commonBytes(a: string, b: string): number {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  let n = 0;
  while (n < left.length && n < right.length && left[n] === right[n]) n++;
  return n;
}
