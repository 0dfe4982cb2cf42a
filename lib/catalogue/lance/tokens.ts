import type { Facet } from '../facet';
import { lexicon } from '../lexicon/lexicon';
import { leftovers, scan } from '../lexicon/scan';
import { isHan, units } from '../lexicon/units';
import type { Offer } from '../offer';
import type { QueryWord } from '../query-words';
import { cutHan } from './cut';

/**
 * What the text index holds of an offer, separated by spaces: `@concept` for every concept it states (broader ones
 * included, so "耳机" and "headphones" find earbuds), `-concept` for what it states to be absent, Latin words and
 * numbers, and every Chinese character and pair of characters, so that any two-character word is found wherever the
 * segmenter would have cut.
 */
export function offerTokens(offer: Offer, facet: Facet): string {
  const described = units(`${offer.description.zh} | ${offer.description.en}`);
  const mentioned = scan(described).filter(({ negated }) => !negated);
  const concepts = new Set<string>(facet.states);
  for (const { ids } of mentioned) for (const id of ids) for (const up of lexicon.get(id)?.up ?? []) concepts.add(up);
  const tokens = new Set<string>();
  for (const id of concepts) tokens.add(`@${id}`);
  for (const { id, up } of lexicon.values()) if (up.some((one) => facet.denies.includes(one))) tokens.add(`-${id}`);
  const text = [...facet.text.trim().split(' '), '|', ...described];
  text.forEach((unit, i) => {
    tokens.add(unit);
    const next = text[i + 1];
    if (isHan(unit) && isHan(next)) tokens.add(`${unit}${next}`);
  });
  return [...tokens].join(' ');
}

/**
 * The tokens that stand for one word of a query; all of them must be met. A name that several concepts share is
 * looked for as the text it is.
 */
export function wordTokens(word: QueryWord): string[] {
  if ('denied' in word) return word.denied.map((id) => `-${id}`);
  if ('ids' in word) {
    const [only, ...others] = word.ids;
    return only !== undefined && others.length === 0 ? [`@${only}`] : runTokens(units(word.text));
  }
  return runTokens(word.run);
}

function runTokens(run: string[]): string[] {
  const tokens: string[] = [];
  for (const piece of leftovers(run, [])) {
    let han: string[] = [];
    const flush = () => {
      if (han.length > 0) tokens.push(...hanTokens(han.join('')));
      han = [];
    };
    for (const unit of piece) {
      if (isHan(unit)) han.push(unit);
      else {
        flush();
        tokens.push(unit);
      }
    }
    flush();
  }
  return [...new Set(tokens)];
}

/** Words as the segmenter cuts them; the index knows characters and pairs, so longer words go in as their pairs. */
function hanTokens(text: string): string[] {
  return cutHan(text).flatMap((word) => {
    const letters = [...word];
    if (letters.length <= 2) return [word];
    return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
  });
}
