/**
 * Draws that depend on nothing but a text: the same product gets the same price, stock and rating in every run and on
 * every machine, whatever else is added to the sample.
 */
export function draw(text: string): number {
  // Two multiplicative hashes side by side, 53 bits in all.
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return ((b & 0x1fffff) * 2 ** 32 + (a >>> 0)) / 2 ** 53;
}

/** A number from `min` to `max`. */
export function between(text: string, min: number, max: number): number {
  return min + draw(text) * (max - min);
}

/** An integer from 0 below `count`. */
export function upTo(text: string, count: number): number {
  return Math.floor(draw(text) * count);
}

/** A short lower-case code of a text, for ids: 53 bits in 11 letters. */
export function code(text: string): string {
  return Math.floor(draw(text) * 2 ** 53)
    .toString(36)
    .padStart(11, '0');
}
