import { randomBytes } from 'node:crypto';

/** Ids are injected, so tests can count instead of draw. */
export type Ids = { next(): string };

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 20 characters of 36 letters: 103 bits, url-safe, equal under any collation. */
export const randomIds: Ids = {
  next() {
    let id = '';
    while (id.length < 20) {
      for (const byte of randomBytes(24)) {
        // 252 = 7 × 36: bytes above it would favour the first letters.
        if (byte < 252 && id.length < 20) id += ALPHABET[byte % 36];
      }
    }
    return id;
  },
};

/** Ids in order (`s1`, `s2`, …), for tests. */
export function countingIds(prefix = 's'): Ids {
  let n = 0;
  return { next: () => `${prefix}${++n}` };
}
