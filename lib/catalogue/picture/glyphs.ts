export type GlyphName = string;
