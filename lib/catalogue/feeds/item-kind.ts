import { type ConceptId, type KindId, lexicon, nameOf } from '../lexicon/lexicon';
import { scan } from '../lexicon/scan';
import { BORDER, LIST_BORDER, units } from '../lexicon/units';
import type { Category, Text } from '../offer';
import { categoryNamed, segments } from './category-paths';
import type { FeedItem } from './feed-item';
import { categoryShelf, type Shelf, shelfOf } from './kind-shelf';

/** Words after which a title says what the thing is for or what comes with it, no longer what it is. */
const TURNS = new Set(['for', 'with', 'in', 'by', 'from', 'compatible', 'fits', '适用于', BORDER, LIST_BORDER]);

const isKind = (id: ConceptId): id is KindId => {
  const found = lexicon.get(id);
  return found?.sort === 'kind' && !id.startsWith('category_');
};

/**
 * The kind of product that a text names: the last one before it turns to what it is for ("leather case for phones" is a
 * case), since both languages put the thing itself last; else the first one after.
 */
export function kindIn(text: string): KindId | null {
  const parts = units(text.replaceAll(' - ', ' | ').replaceAll('适用于', ' | '));
  const mentions = scan(parts).filter(({ negated }) => !negated);
  const turn = parts.findIndex((unit, i) => i > 0 && TURNS.has(unit));
  const kindsOf = (ids: ConceptId[]) => ids.filter(isKind);
  const found = mentions.map(({ ids, start, end }) => {
    // "Dark chocolate" is kept whole so that it is no colour; what it is, its end says.
    const inside = ids.every((id) => lexicon.get(id)?.sort === 'word') ? scan(parts.slice(start + 1, end)) : [];
    return { kind: kindsOf([...ids, ...inside.flatMap((one) => one.ids)])[0], start };
  });
  const head = found.filter(({ kind, start }) => kind && (turn === -1 || start < turn)).at(-1);
  return (head ?? found.find(({ kind }) => kind))?.kind ?? null;
}

/** What an item is, in both languages, where it stands and what is drawn for it. */
export type ItemKind = { kind: Text; shelf: Shelf };

/**
 * The kind comes from the title when that agrees with where the shop puts the item, else from the shop's own words;
 * the category from the kind, from the path's names, then `fallback`. Null when none of them tells.
 */
export function itemKind(item: Pick<FeedItem, 'title' | 'categoryTexts'>, fallback: Category | null): ItemKind | null {
  const path = item.categoryTexts.flatMap(segments);
  const placed = first(path, categoryNamed);
  const fromPath = first(path, kindIn);
  const fromTitle = kindIn(item.title);
  for (const kind of [fromTitle, fromPath]) {
    const shelf = kind && shelfOf(kind);
    if (kind && shelf && (placed === null || shelf.category === placed)) return { kind: nameOf(kind), shelf };
  }
  const category = placed ?? fallback;
  if (category === null) return null;
  const own = path.find((segment) => !/^\d+$/.test(segment));
  const shelf = categoryShelf(category);
  return { kind: own ? { zh: own, en: own } : nameOf(`category_${category}`), shelf };
}

function first<T>(list: readonly string[], read: (one: string) => T | null): T | null {
  for (const one of list) {
    const found = read(one);
    if (found !== null) return found;
  }
  return null;
}
