import type { Facet } from './facet';
import { type ConceptId, lexicon } from './lexicon/lexicon';
import { leftovers, scan } from './lexicon/scan';
import { units } from './lexicon/units';

/**
 * One word of a query: a known concept under any of its names in either language, or a run of text that no name
 * covers. `text` is what the person wrote.
 */
export type QueryWord =
  | { text: string; ids: ConceptId[] }
  /** "nickel-free": the offer must state that it's absent (materials and ingredients only: nobody states "no Sony"). */
  | { text: string; denied: ConceptId[] }
  | { text: string; run: string[] };

const EMPTY_LATIN = new Set(
  (
    'a an the for of with and or to in on at by me my some any i want need buy find please good nice best new free no ' +
    'without non that is are from'
  ).split(' '),
);
/** Chinese words without meaning for a search, but only at the ends of a run: inside they are parts of other words. */
const LEADING =
  /^(?:我?(?:想要?买?|要买?|买|找|求)|请|帮我?|给我?|来|推荐|有没有|有|一?[个款件双副条只台套些把支]|不?含|不要|除了|[的了和与或用带])+/u;
const TRAILING = /(?:不要|别要|除了|的|了|吗|呢|吧|啊|无|不含|免|零)+$/u;

/** A run without its empty words, in the pieces that they leave. */
function meaningful(run: string[]): string[][] {
  const text = run.map((unit) => (EMPTY_LATIN.has(unit) ? '\n' : unit)).join(' ');
  return text.split('\n').flatMap((piece) => {
    const kept = units(written(piece.trim().split(' ')).replace(LEADING, '').replace(TRAILING, ''));
    return kept.length > 0 ? [kept] : [];
  });
}

/** Reads the terms of a query; words that carry no meaning are left out. */
export function queryWords(terms: string): QueryWord[] {
  const found = units(terms);
  const mentions = scan(found).filter(({ ids }) => ids.some((id) => lexicon.get(id)?.sort !== 'word'));
  const words = mentions.flatMap(({ ids, start, end, negated }): QueryWord[] => {
    const text = written(found.slice(start, end));
    if (!negated) return [{ text, ids }];
    return ids.some(canBeDenied) ? [{ text, denied: ids }] : [];
  });
  const runs = leftovers(found, mentions).flatMap(meaningful);
  return [...words, ...runs.map((run) => ({ text: written(run), run }))];
}

/** What the terms themselves rule out ("耳机 不要索尼"), to be read as exclusions. */
export function ruledOut(terms: string): string[] {
  const found = units(terms);
  return scan(found).flatMap(({ ids, start, end, negated }) =>
    negated && !ids.some(canBeDenied) ? [written(found.slice(start, end))] : [],
  );
}

const canBeDenied = (id: ConceptId): boolean => {
  const sort = lexicon.get(id)?.sort;
  return sort === 'material' || sort === 'ingredient';
};

const written = (run: string[]) => run.join(' ').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');

export const isKindWord = (word: QueryWord): boolean =>
  'ids' in word && word.ids.some((id) => lexicon.get(id)?.sort === 'kind');

/** How squarely an offer meets a word: 3 its kind, 2 brand, title or an attribute, 1 elsewhere in its text. */
export function meetsWord(facet: Facet, word: QueryWord): 1 | 2 | 3 {
  if ('ids' in word) {
    if (word.ids.some((id) => facet.kinds.includes(id))) return 3;
    return word.ids.some((id) => facet.states.includes(id)) ? 2 : 1;
  }
  if ('denied' in word)
    return word.denied.some((id) => lexicon.get(id)?.up.some((up) => facet.denies.includes(up))) ? 3 : 1;
  return word.run.every((unit) => facet.text.includes(` ${unit} `)) ? 2 : 1;
}
