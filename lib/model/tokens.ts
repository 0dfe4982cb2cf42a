import { encode, setMergeCacheSize } from 'gpt-tokenizer/encoding/o200k_base';
import { Lru } from './lru';

/**
 * Tokens by the o200k vocabulary. Other vendors' differ by some percent; all that is measured here is measured by this
 * one.
 */

/** Text that looks like a control token is text: people may write it. */
const AS_TEXT = { disallowedSpecial: new Set<string>() };

// The tokenizer's own cache of words: by default it holds 100,000 and counts no bytes.
setMergeCacheSize(10_000);

/** Characters of remembered text: some sixty long sessions. */
const remembered = new Lru<string, Uint32Array>(4_000_000);

/** The tokens of a text. Remembered, so a session isn't cut up again at each call; the array must not be written to. */
export function encodeText(text: string): Uint32Array {
  const known = remembered.get(text);
  if (known) return known;
  const tokens = Uint32Array.from(pieces(text).flatMap((piece) => encode(piece, AS_TEXT)));
  remembered.set(text, tokens, text.length + 64);
  return tokens;
}

/** How many tokens a text has. */
export function countTokens(text: string): number {
  return encodeText(text).length;
}

/** A run of one kind of character without a break, longer than any word. */
const LONG_RUN = /\p{L}{200}|\s{200}|[^\s\p{L}\p{N}]{200}/gu;

/**
 * Cuts runs without spaces or punctuation (Chinese text, as a rule) into parts: the tokenizer's time grows with the
 * square of a run, seconds for 20,000 characters. Each cut moves the count by one at most.
 */
function pieces(text: string): string[] {
  if (text.length <= 200) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const run of text.matchAll(LONG_RUN)) {
    const end = run.index + run[0].length;
    parts.push(text.slice(from, end));
    from = end;
  }
  parts.push(text.slice(from));
  return parts;
}
