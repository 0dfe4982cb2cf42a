import type { Facet } from '../facet';
import { units } from '../lexicon/units';
import { isKindWord, meetsWord, type QueryWord, queryWords } from '../query-words';
import { respelt } from '../spelling';
import type { Version } from './reader';
import { wordTokens } from './tokens';

/** Offers that met the words, the words that were looked for in the end, and those that had to be dropped. */
export type Matched = { facets: Facet[]; words: QueryWord[]; relaxed: string[] };

const facetsOf = (version: Version, numbers: number[]): Facet[] => numbers.flatMap((n) => version.facets[n] ?? []);

async function findAll(version: Version, words: readonly QueryWord[]): Promise<Facet[]> {
  return facetsOf(version, await version.match([...new Set(words.flatMap(wordTokens))]));
}

/** Words in the order in which they are given up: text before features, and the kind of product last. */
function byWeight(words: readonly QueryWord[]): QueryWord[] {
  const weight = (word: QueryWord) => (isKindWord(word) ? 2 : 'run' in word ? 0 : 1);
  return [...words].sort((a, b) => weight(a) - weight(b));
}

const isKnown = (version: Version, word: QueryWord): boolean => wordTokens(word).every(version.knows);

/** The terms with slips of the pen put right; null when there are none. */
function withoutSlips(terms: string): string | null {
  let slips = 0;
  const mended = units(terms).map((unit) => {
    const right = respelt(unit);
    if (right !== null) slips += 1;
    return right ?? unit;
  });
  return slips > 0 ? mended.join(' ') : null;
}

/**
 * Offers that meet every word. When none does, slips of spelling are put right; then first the words that no offer knows are dropped, then, from the least
 * telling on, as many as it takes. When the query names a kind of product and offers of that kind are among those
 * found, the others, which only mention it, aren't meant.
 */
export async function matchWords(version: Version, terms: string): Promise<Matched> {
  const asked = queryWords(terms);
  if (asked.length === 0) return { facets: version.facets, words: [], relaxed: [] };
  const found = await findAll(version, asked);
  if (found.length > 0) return { facets: ofTheKind(found, asked), words: asked, relaxed: [] };
  const mended = withoutSlips(terms);
  if (mended !== null) return matchWords(version, mended);
  const known = asked.map((word) => isKnown(version, word));
  let words = asked.filter((_, i) => known[i]);
  const dropped = asked.filter((_, i) => !known[i]);
  while (words.length > 0) {
    const facets = await findAll(version, words);
    if (facets.length > 0) {
      return {
        facets: ofTheKind(facets, words),
        words,
        relaxed: asked.filter((word) => dropped.includes(word)).map(({ text }) => text),
      };
    }
    const least = byWeight(words)[0] as QueryWord;
    dropped.push(least);
    words = words.filter((word) => word !== least);
  }
  return { facets: [], words: [], relaxed: asked.map(({ text }) => text) };
}

/** Those that are of the kind that the words name, where there are any. */
export function ofTheKind(facets: Facet[], words: readonly QueryWord[]): Facet[] {
  const kinds = words.filter(isKindWord);
  if (kinds.length === 0) return facets;
  const meant = facets.filter((facet) => kinds.every((word) => meetsWord(facet, word) === 3));
  return meant.length > 0 ? meant : facets;
}
