import { ATTRIBUTES_MARK, type Facet } from './facet';
import { type ConceptId, lexicon } from './lexicon/lexicon';
import { negatedAt } from './lexicon/negation';
import { leftovers, scan } from './lexicon/scan';
import { isHan, units } from './lexicon/units';

/** One thing that must be stated for the exclusion to hit: a known concept under any name, or words as they stand. */
type Part = { concepts: ConceptId[] } | { words: string[] };

/** What must not be in an offer. `anyOf` are alternatives ("塑料或皮革"); all parts of one must be stated. */
export type Exclusion = { term: string; anyOf: Part[][] };

const FILLERS = new Set(
  (
    '的 含 有 带 含有 材质 材料 质地 成分 制品 制 做 过敏 对 我 不 不要 不含 无 品牌 牌子 牌 任何 颜色 色 类 东西 款 ' +
    'contain containing with made of from any anything everything the a an in brand material colour color allergy allergic ' +
    'to no not without free avoid exclude except ingredient product item thing one'
  ).split(' '),
);
const FILLER_ZH =
  /(?:含有|材质|材料|质地|成分|制品|过敏|不要|不含|品牌|牌子|任何|颜色|东西|的|含|有|带|制|做|对|我|不|无|类|款|牌)/g;
const ALTERNATIVES =
  /[,，、;；/|]|\s+(?:and|or|nor)\s+|(?<=[\p{Script=Han}\s])(?:和|或者|或|与|以及)(?=[\p{Script=Han}\sA-Za-z])/iu;

/** Words that say nothing by themselves taken out of a run that no name covers. */
function meaningful(run: string[]): string[][] {
  const text = run.map((unit) => (FILLERS.has(unit) ? '\n' : unit)).join(' ');
  const cleared = text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '').replace(FILLER_ZH, '\n');
  return cleared
    .split('\n')
    .map((words) => units(words))
    .filter((words) => words.length > 0);
}

function parts(text: string): Part[] {
  const found = units(text);
  const mentions = scan(found).filter(({ ids }) => ids.some((id) => lexicon.get(id)?.sort !== 'word'));
  const words = leftovers(found, mentions).flatMap(meaningful);
  return [...mentions.map(({ ids }) => ({ concepts: ids })), ...words.map((run) => ({ words: run }))];
}

/** Reads one exclusion as a model or a person writes it: "镍", "Sony headphones", "含坚果的", "wool or cashmere". */
export function readExclusion(term: string): Exclusion {
  const anyOf = term
    .split(ALTERNATIVES)
    .map(parts)
    .filter((list) => list.length > 0);
  return { term, anyOf };
}

/** Whether the words stand in the offer's text, somewhere where they aren't denied. */
function statesWords(facet: Facet, words: string[]): boolean {
  // One Chinese character alone is part of too many words: it counts in an attribute only.
  const single = words.length === 1 && isHan(words[0]);
  const at = facet.text.indexOf(ATTRIBUTES_MARK);
  const text = single ? facet.text.slice(at + ATTRIBUTES_MARK.length - 1) : facet.text;
  if (!text.includes(` ${words.join(' ')} `)) return false;
  const all = text.trim().split(' ');
  return all.some(
    (_, start) => words.every((word, i) => all[start + i] === word) && !negatedAt(all, start, start + words.length),
  );
}

const states = (facet: Facet, part: Part) =>
  'words' in part ? statesWords(facet, part.words) : part.concepts.some((id) => facet.states.includes(id));

/** How sure it is that the offer doesn't have it: it says so, it states the rest, or it says nothing either way. */
export type Standing = 'stated' | 'denied' | 'clear' | 'unstated';

function standingOf(facet: Facet, part: Part): Exclude<Standing, 'stated'> {
  if ('words' in part) return 'clear';
  const sorts = part.concepts.map((id) => lexicon.get(id)?.sort);
  const denied = (id: ConceptId) => lexicon.get(id)?.up.some((up) => facet.denies.includes(up)) === true;
  if (part.concepts.some(denied)) return 'denied';
  if (sorts.includes('ingredient')) return facet.statesContents ? 'clear' : 'unstated';
  if (sorts.includes('material')) return facet.statesMaterial ? 'clear' : 'unstated';
  return 'clear';
}

/** What an offer says about an exclusion; `stated` leaves the offer out. */
export function standing(facet: Facet, exclusion: Exclusion): Standing {
  let sure: Standing = exclusion.anyOf.length > 0 ? 'denied' : 'clear';
  for (const all of exclusion.anyOf) {
    if (all.every((part) => states(facet, part))) return 'stated';
    const each = all.map((part) => standingOf(facet, part));
    if (each.includes('unstated')) sure = 'unstated';
    else if (!each.includes('denied') && sure === 'denied') sure = 'clear';
  }
  return sure;
}
