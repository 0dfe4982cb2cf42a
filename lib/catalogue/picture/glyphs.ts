import type { Glyph } from './glyph';
import { bagGlyphs } from './glyphs-bags';
import { deskGlyphs } from './glyphs-desk';
import { homeGlyphs } from './glyphs-home';
import { jewelleryGlyphs } from './glyphs-jewellery';
import { kitchenGlyphs } from './glyphs-kitchen';
import { outdoorGlyphs } from './glyphs-outdoor';
import { pantryGlyphs } from './glyphs-pantry';
import { playGlyphs } from './glyphs-play';
import { soundGlyphs } from './glyphs-sound';
import { wearGlyphs } from './glyphs-wear';

export const glyphs = {
  ...soundGlyphs,
  ...bagGlyphs,
  ...wearGlyphs,
  ...jewelleryGlyphs,
  ...kitchenGlyphs,
  ...pantryGlyphs,
  ...outdoorGlyphs,
  ...deskGlyphs,
  ...homeGlyphs,
  ...playGlyphs,
} as const satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof glyphs;
