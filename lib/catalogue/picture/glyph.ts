import type { Shades } from './shades';

/** Draws one kind of thing in a variant's shades, as SVG shapes on a square of 200. */
export type Glyph = (shades: Shades) => string;
export type Glyphs = Record<string, Glyph>;
