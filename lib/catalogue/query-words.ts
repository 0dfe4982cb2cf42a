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
  /** "nickel-free": the offer must state that it's absent. */
  | { text: string; denied: ConceptId[] }
  | { text: string; run: string[] };

const EMPTY = new Set(
  (
    '的 了 和 与 或 给 我 用 想 要 买 找 个 款 件 双 副 条 只 台 套 些 点 请 帮 有 没 好 看 吗 呢 吧 啊 新 这 那 ' +
    'a an the for of with and or to in on me my some i want need buy find please good nice best new'
  ).split(' '),
);

const DENIALS = new Set(['free', 'no', 'without', 'non', '无', '不', '含', '免', '零']);

/** Reads the terms of a query; words that carry no meaning are left out. */
export function queryWords(terms: string): QueryWord[] {
  const found = units(terms);
  const mentions = scan(found);
  const words: QueryWord[] = mentions.map(({ ids, start, end, negated }) => {
    const text = written(found.slice(start, end));
    return negated ? { text, denied: ids } : { text, ids };
  });
  for (const run of leftovers(found, mentions)) {
    const kept = run.filter((unit) => !EMPTY.has(unit) && !DENIALS.has(unit));
    if (kept.length > 0) words.push({ text: written(kept), run: kept });
  }
  return words;
}

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
