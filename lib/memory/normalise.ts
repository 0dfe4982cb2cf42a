/**
 * The stored form of a fact's key and value. Pure, and stable: normalising what was normalised changes nothing.
 */

// A joiner between two pictures is part of the picture (families, professions); everywhere else it only hides.
const PICTURE_JOINER =
  /(?<=\p{Extended_Pictographic}\uFE0F?[\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})/u;
const INVISIBLE = new RegExp(
  `(?!${PICTURE_JOINER.source})(?![\\uFE0E\\uFE0F])(?![\\u{E0020}-\\u{E007F}])[\\p{Default_Ignorable_Code_Point}]`,
  'gu',
);
/** Marks that open or close a block in what is sent to a model. */
const FENCE = /`{3,}|~{3,}|<{3,}|>{3,}|<\/?(?:memory|recalled|untrusted|external)\b[^<>]*>/gi;
const WHITE = /[\s\u0085\u200B\u2028\u2029]+/g;

/** One line: NFKC, invisible characters and fence marks out, white space folded to single spaces. */
export function normaliseValue(value: string): string {
  let text = value;
  // Taking something out can bring together what makes a new mark or a new composed letter.
  for (let round = 0; round < 8; round++) {
    const next = text
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .normalize('NFKC')
      .replace(FENCE, ' ')
      .replace(WHITE, ' ')
      .trim();
    if (next === text) return next;
    text = next;
  }
  return text;
}

/** NFKC, lower case, white space to `_`; null when the result isn't `[a-z0-9_]{1,64}`. */
export function normaliseKey(key: string): string | null {
  const normal = key.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, '_');
  return /^[a-z0-9_]{1,64}$/.test(normal) ? normal : null;
}

/** Length as the table counts it. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
