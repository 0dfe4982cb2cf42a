import { lexicon } from './lexicon/lexicon';
import { units } from './lexicon/units';

/** Shorter words are too like each other to guess at. */
const SHORTEST = 5;

let known: Set<string> | undefined;

function vocabulary(): Set<string> {
  known ??= new Set(
    [...lexicon.values()].flatMap(({ en }) => en.flatMap(units)).filter((word) => word.length >= SHORTEST),
  );
  return known;
}

/** Whether one letter added, left out, changed or two neighbours swapped make `a` into `b`. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (a[at] === b[at] && at < Math.min(a.length, b.length)) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(a, at + 1) === rest(b, at + 1) ||
    rest(a, at) === rest(b, at + 1) ||
    rest(a, at + 1) === rest(b, at) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2))
  );
}

/**
 * The word of the lexicon that a Latin word is one slip away from ("headphons"); null when it is one itself, when there
 * is none, or when there are several.
 */
export function respelt(word: string): string | null {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || vocabulary().has(word)) return null;
  const near = [...vocabulary()].filter((each) => each[0] === word[0] && oneSlip(word, each));
  return near.length === 1 ? (near[0] ?? null) : null;
}
