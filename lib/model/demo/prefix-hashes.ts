import { createHash } from 'node:crypto';

/**
 * Hashes of the prefixes of a row of tokens that end at the given positions (ascending), each over everything before
 * it: equal hashes mean equal prefixes. `seed` keeps models apart.
 */
export function prefixHashes(tokens: Uint32Array, positions: readonly number[], seed: string): string[] {
  const running = createHash('sha256').update(`${seed}\n`);
  const bytes = new Uint8Array(tokens.buffer, tokens.byteOffset, tokens.byteLength);
  let from = 0;
  return positions.map((position) => {
    running.update(bytes.subarray(from * 4, position * 4));
    from = position;
    return running.copy().digest('base64').slice(0, 22);
  });
}

/** The positions `unit`, `2 × unit`, … up to `length`. */
export function unitPositions(length: number, unit: number): number[] {
  return Array.from({ length: Math.floor(length / unit) }, (_, at) => (at + 1) * unit);
}
