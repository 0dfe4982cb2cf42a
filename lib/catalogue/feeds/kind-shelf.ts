import type { KindId } from '../lexicon/lexicon';
import { concept, lexicon } from '../lexicon/lexicon';
import { type Category, categories } from '../offer';
import type { GlyphName } from '../picture/glyphs';
import { families } from '../sample/families';

/** Where a kind of product stands, and what is drawn when a picture is missing. */
export type Shelf = { category: Category; glyph: GlyphName };

const CATEGORY_GLYPHS: Record<Category, GlyphName> = {
  audio: 'headphones',
  bags: 'backpack',
  shoes: 'sneaker',
  clothing: 'tshirt',
  jewellery: 'necklace',
  kitchen: 'pot',
  outdoor: 'tent',
  computing: 'laptop',
  home: 'box',
  beauty: 'jar',
  food: 'cookie',
  toys: 'blocks',
};

export const categoryShelf = (category: Category): Shelf => ({ category, glyph: CATEGORY_GLYPHS[category] });

/** The sample's families say where kinds stand; a broader kind stands where most of the kinds under it do. */
function read(): Map<KindId, Shelf> {
  const shelves = new Map<KindId, Shelf>();
  const under = new Map<string, Shelf[]>();
  for (const category of categories) {
    shelves.set(`category_${category}`, categoryShelf(category));
    for (const { kind, glyph } of families[category]) {
      const shelf = { category, glyph };
      if (!shelves.has(kind)) shelves.set(kind, shelf);
      for (const up of concept(kind).up) under.set(up, [...(under.get(up) ?? []), shelf]);
    }
  }
  for (const { id, sort } of lexicon.values()) {
    if (sort !== 'kind' || shelves.has(id as KindId)) continue;
    const below = under.get(id) ?? [];
    const count = (category: Category) => below.filter((shelf) => shelf.category === category).length;
    const most = below.reduce<Shelf | null>(
      (best, one) => (!best || count(one.category) > count(best.category) ? one : best),
      null,
    );
    if (most) shelves.set(id as KindId, most);
  }
  // What the sample doesn't sell stands where its broader kinds do.
  for (const { id, sort, up } of lexicon.values()) {
    const broader = up.map((one) => shelves.get(one as KindId)).find((shelf) => shelf !== undefined);
    if (sort === 'kind' && broader && !shelves.has(id as KindId)) shelves.set(id as KindId, broader);
  }
  return shelves;
}

let shelves: Map<KindId, Shelf> | undefined;

/** Null for a kind that stands nowhere. */
export function shelfOf(kind: KindId): Shelf | null {
  shelves ??= read();
  return shelves.get(kind) ?? null;
}
