import { toEuro } from './exchange';
import { type ConceptId, lexicon } from './lexicon/lexicon';
import { scan } from './lexicon/scan';
import { BORDER, units } from './lexicon/units';
import type { Money } from './money';
import type { Attribute, Category, Offer, Text } from './offer';
import { quality } from './quality';

/**
 * What filters, exclusions and ranking need to know of an offer: the searchable part of it, small enough to be held
 * for every offer. Derived from the offer alone.
 */
export type Facet = {
  id: string;
  platform: string;
  productKey: string;
  groupId: string | null;
  category: Category;
  price: Money;
  euro: number;
  stock: number;
  shipsTo: string[];
  size: Offer['size'];
  rating: number | null;
  /** 0–5, the rating drawn towards the middle when few people gave it. */
  quality: number;
  /** Concepts of the kind of product, with broader ones. */
  kinds: ConceptId[];
  /** Concepts that brand, kind, title and attributes state, with broader ones. */
  states: ConceptId[];
  /** Concepts that the offer states to be absent. */
  denies: ConceptId[];
  /** Units of brand, kind, title and attributes, with a space at both ends; attribute values come after ` ¦ `. */
  text: string;
  /** Whether any material, and whether any contents, are stated at all. */
  statesMaterial: boolean;
  statesContents: boolean;
};

export const ATTRIBUTES_MARK = ' ¦ ';

const both = (text: Text | null) => (text ? `${text.zh} | ${text.en}` : '');

function broader(ids: Iterable<ConceptId>): ConceptId[] {
  const all = new Set<ConceptId>();
  for (const id of ids) {
    const found = lexicon.get(id);
    if (found && found.sort !== 'word') for (const up of found.up) all.add(up);
  }
  return [...all].sort();
}

type Read = { states: ConceptId[]; denies: ConceptId[]; units: string[] };

/** "Fine for a nickel allergy" says nothing about what is in the product. */
const namesAnAllergy = (next: string | undefined, afterNext: string | undefined) =>
  next === 'allergy' || next === 'sensitivity' || (next === '过' && afterNext === '敏');

function readText(text: string): Read {
  const parts = units(text);
  const mentions = scan(parts).filter(({ end }) => !namesAnAllergy(parts[end], parts[end + 1]));
  const ids = (negated: boolean) => mentions.filter((m) => m.negated === negated).flatMap((m) => m.ids);
  return { states: ids(false), denies: ids(true), units: parts };
}

const attributeText = (attributes: Attribute[]) =>
  attributes.flatMap(({ values }) => values.map(both)).join(` ${BORDER} `);

/** Contents count even where only the description names them: leaving out an allergen is worse than an offer. */
const onlyContents = (ids: ConceptId[]) => ids.filter((id) => lexicon.get(id)?.sort === 'ingredient');

export function facetOf(offer: Offer): Facet {
  const positive = offer.attributes.filter(({ name }) => name !== 'free_of');
  const absent = readText(attributeText(offer.attributes.filter(({ name }) => name === 'free_of')));
  const kind = readText(both(offer.kind));
  const head = readText([both(offer.brand), both(offer.kind), both(offer.title)].join(' | '));
  const stated = readText(attributeText(positive));
  const described = readText(both(offer.description));
  const contains = offer.attributes.some(({ name }) => name === 'contains');
  const states = broader([
    `category_${offer.category}`,
    ...head.states,
    ...stated.states,
    ...onlyContents(described.states),
  ]);
  return {
    id: offer.id,
    platform: offer.platform,
    productKey: offer.productKey,
    groupId: offer.groupId,
    category: offer.category,
    price: offer.price,
    euro: toEuro(offer.price),
    stock: offer.stock,
    shipsTo: offer.shipping.map(({ to }) => to),
    size: offer.size,
    rating: offer.rating?.average ?? null,
    quality: quality(offer.rating),
    kinds: broader([...kind.states, `category_${offer.category}`]),
    states,
    denies: [
      ...new Set([...absent.states, ...absent.denies, ...head.denies, ...stated.denies, ...described.denies]),
    ].sort(),
    text: ` ${head.units.join(' ')}${ATTRIBUTES_MARK}${stated.units.join(' ')} `,
    statesMaterial: offer.attributes.some(({ name }) => name === 'material'),
    statesContents: offer.category === 'food' && contains,
  };
}
