import { brands } from './brands';
import { categoryKinds } from './categories';
import { colours } from './colours';
import type { ConceptSort, Entries } from './entry';
import { features } from './features';
import { ingredients } from './ingredients';
import { gearKinds } from './kinds-gear';
import { homeKinds } from './kinds-home';
import { wearKinds } from './kinds-wear';
import { materials } from './materials';
import { words } from './words';

/** Every concept by its id; ids are unique over all sorts. */
const bySort = {
  kind: { ...categoryKinds, ...gearKinds, ...wearKinds, ...homeKinds },
  brand: brands,
  material: materials,
  ingredient: ingredients,
  colour: colours,
  feature: features,
  word: words,
} as const satisfies Record<ConceptSort, Entries>;

export type KindId = keyof typeof bySort.kind;
export type BrandId = keyof typeof brands;
export type ColourId = keyof typeof colours;
export type ConceptId =
  | KindId
  | BrandId
  | ColourId
  | keyof typeof materials
  | keyof typeof ingredients
  | keyof typeof features
  | keyof typeof words;

export type Concept = {
  id: ConceptId;
  sort: ConceptSort;
  zh: string[];
  en: string[];
  /** Broader concepts, all the way up, itself included. */
  up: ConceptId[];
};

function read(): Map<ConceptId, Concept> {
  const parents = new Map<string, string[]>();
  const found = new Map<ConceptId, Concept>();
  for (const [sort, entries] of Object.entries(bySort) as [ConceptSort, Entries][]) {
    for (const [id, [zh, en, is]] of Object.entries(entries)) {
      if (found.has(id as ConceptId)) throw new Error(`concept ${id} stands twice in the lexicon`);
      parents.set(id, is?.split(' ') ?? []);
      found.set(id as ConceptId, { id: id as ConceptId, sort, zh: zh.split(' '), en: en.split(', '), up: [] });
    }
  }
  const climb = (id: string, seen: Set<string>): Set<string> => {
    const up = parents.get(id);
    if (!up) throw new Error(`the lexicon names ${id} as a broader concept, but has no such entry`);
    if (!seen.has(id)) {
      seen.add(id);
      for (const parent of up) climb(parent, seen);
    }
    return seen;
  };
  for (const concept of found.values()) concept.up = [...climb(concept.id, new Set())] as ConceptId[];
  return found;
}

export const lexicon: ReadonlyMap<ConceptId, Concept> = read();

/** The concept of an id that is known to be in the lexicon. */
export function concept(id: ConceptId): Concept {
  const found = lexicon.get(id);
  if (!found) throw new Error(`no concept ${id}`);
  return found;
}

/** Its first names. */
export function nameOf(id: ConceptId): { zh: string; en: string } {
  const { zh, en } = concept(id);
  return { zh: zh[0] ?? id, en: en[0] ?? id };
}
