import { languageOf } from './language-of';
import { fold, normalise } from './normalise';
import type { Understanding } from './understanding';

/** Half-open, in code units of the normalised text. */
export type Span = { start: number; end: number };

/** One sentence made ready for reading. `folded` has the same length as `text`: one index fits both. */
export type Sentence = { text: string; folded: string; lang: Understanding['lang'] };

/** A longer text is a paste: people put what they want before or behind it, so its first and last parts are read. */
const part = 2500;

export function sentenceOf(input: string): Sentence {
  const whole = normalise(input);
  const text = whole.length > 2 * part ? `${whole.slice(0, part)}\n${whole.slice(-part)}` : whole;
  return { text, folded: fold(text), lang: languageOf(text) };
}

export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
