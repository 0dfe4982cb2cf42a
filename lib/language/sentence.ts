import { languageOf } from './language-of';
import { fold, normalise } from './normalise';
import type { Understanding } from './understanding';

/** Half-open, in code units of the normalised text. */
export type Span = { start: number; end: number };

/** One sentence made ready for reading. `folded` has the same length as `text`: one index fits both. */
export type Sentence = { text: string; folded: string; lang: Understanding['lang'] };

export function sentenceOf(input: string): Sentence {
  const text = normalise(input);
  return { text, folded: fold(text), lang: languageOf(text) };
}

export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
