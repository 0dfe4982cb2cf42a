import type { Concept, ConceptId } from './lexicon';
import { lexicon } from './lexicon';
import { negatedAt } from './negation';
import { BORDER, LIST_BORDER, units } from './units';

/** A name found in a text: the concepts that have it, where it stands, and whether the text denies it. */
export type Mention = { ids: ConceptId[]; start: number; end: number; negated: boolean };

type Name = { units: string[]; ids: ConceptId[] };

/** Names by their first unit, longest first. */
function names(): Map<string, Name[]> {
  const byText = new Map<string, Name>();
  for (const { id, zh, en } of lexicon.values()) {
    for (const name of [...zh, ...en]) {
      const parts = units(name);
      const key = parts.join(' ');
      const known = byText.get(key);
      if (!known) byText.set(key, { units: parts, ids: [id] });
      else if (!known.ids.includes(id)) known.ids.push(id);
    }
  }
  const byFirst = new Map<string, Name[]>();
  for (const name of byText.values()) {
    const first = name.units[0];
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), name]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.units.length - a.units.length);
  return byFirst;
}

let known: Map<string, Name[]> | undefined;

function longestAt(text: string[], start: number): Name | undefined {
  known ??= names();
  return known.get(text[start] ?? '')?.find((name) => name.units.every((unit, i) => text[start + i] === unit));
}

const JOINS = new Set([LIST_BORDER, 'and', 'or', 'nor', '和', '与', '及', '或', '以', '者']);

/** Whether only list words stand between two mentions. */
function joined(text: string[], from: number, to: number): boolean {
  return to > from && text.slice(from, to).every((unit) => JOINS.has(unit));
}

const sortOf = (mention: { ids: ConceptId[] }): Concept['sort'] | undefined =>
  lexicon.get(mention.ids[0] as ConceptId)?.sort;

/**
 * Every name in a text, the longest at each place, so that "不锈钢" is not steel denied and "coconut" no nut. A
 * denial carries over a list of things of one sort ("free of nuts, milk and eggs").
 */
export function scan(text: string[]): Mention[] {
  const mentions: Mention[] = [];
  for (let start = 0; start < text.length; ) {
    const name = longestAt(text, start);
    if (!name) {
      start += 1;
      continue;
    }
    const end = start + name.units.length;
    const last = mentions.at(-1);
    const carried =
      last?.negated === true && joined(text, last.end, start) && sortOf(last) === sortOf({ ids: name.ids });
    mentions.push({ ids: name.ids, start, end, negated: carried || negatedAt(text, start, end) });
    start = end;
  }
  return mentions;
}

/** Runs of units that no name covers, without borders. */
export function leftovers(text: string[], mentions: Mention[]): string[][] {
  const covered = new Set(mentions.flatMap(({ start, end }) => text.slice(start, end).map((_, i) => start + i)));
  const runs: string[][] = [];
  let run: string[] = [];
  for (let i = 0; i <= text.length; i++) {
    const unit = text[i];
    if (unit === undefined || covered.has(i) || unit === BORDER || unit === LIST_BORDER) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else run.push(unit);
  }
  return runs;
}
