import type { BrandId, KindId } from '../lexicon/lexicon';
import type { GlyphName } from '../picture/glyphs';
import type { SizeChart } from './sizes';

/**
 * Statements as they are written by hand: `name=value,value; name=value`. A value is a concept of the lexicon or a
 * text ("zh|en", or one text for both languages).
 */
export type Says = string;

/** One product of a family: brand (null: none stated), name ("zh|en" or one for both), price in CNY, statements. */
export type Model = readonly [brand: BrandId | null, name: string, cny: number, says?: Says];

/** Products of one kind that share what isn't said of each. */
export type Family = {
  kind: KindId;
  glyph: GlyphName;
  /** What such a product is good for, in one sentence: "zh|en". */
  about: string;
  says: Says;
  /** Colours separated by spaces; every model comes in the first ones, up to three. Empty: the product has none. */
  colours: string;
  sizes?: SizeChart;
  /** 1 small parcel, 2 medium, 3 large: what shipping costs. */
  bulk: 1 | 2 | 3;
  models: readonly Model[];
};
