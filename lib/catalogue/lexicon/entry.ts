/**
 * One thing that offers and people name: Chinese names (separated by spaces), English names (separated by commas; any
 * number and case), and the broader concepts that it is one of. The first name of each language is the one shown.
 */
export type Entry = readonly [zh: string, en: string, is?: string];
export type Entries = Record<string, Entry>;

/**
 * What sort of thing a concept is. `material` and `ingredient` can be left unstated by an offer; `word` only keeps
 * longer words whole, so that a shorter name inside them isn't seen ("红茶" is not red).
 */
export type ConceptSort = 'kind' | 'brand' | 'material' | 'ingredient' | 'colour' | 'feature' | 'word';
