import { z } from 'zod';
import type { ColourId } from './lexicon/lexicon';
import { oval } from './picture/draw';
import { type GlyphName, glyphs } from './picture/glyphs';
import { shades } from './picture/shades';

/** What a picture's name says: what is drawn, and in which colour. */
type PictureName = { glyph: GlyphName; colour: ColourId };

/** Names of pictures, `<glyph>-<colour>.svg`; anything else is refused. */
export const pictureNameSchema = z
  .string()
  .max(64)
  .transform((name, context): PictureName => {
    const [, glyph = '', colour = ''] = /^([a-z]+)-([a-z]+)\.svg$/.exec(name) ?? [];
    if (Object.hasOwn(glyphs, glyph) && Object.hasOwn(shades, colour)) {
      return { glyph: glyph as GlyphName, colour: colour as ColourId };
    }
    context.addIssue({ code: 'custom', message: 'not the name of a picture' });
    return z.NEVER;
  });

/** Path of a picture within the app. */
export const picturePath = (glyph: GlyphName, colour: ColourId | null): string =>
  `/pictures/${glyph}-${colour ?? 'beige'}.svg`;

/** Colours that would vanish on a bright disc. */
const PALE_THINGS: ReadonlySet<ColourId> = new Set(['white', 'clear']);

/** Draws a picture: the thing in its colour, on a pale ground of that colour, as an SVG document. */
export function picture({ glyph, colour }: PictureName): string {
  const shade = shades[colour];
  const [from, to] = shade.ground;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400">' +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/>` +
    `<stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    '<rect width="200" height="200" fill="url(#g)"/>' +
    `<circle cx="100" cy="98" r="78" fill="#ffffff" opacity="${PALE_THINGS.has(colour) ? 0.12 : 0.45}"/>` +
    oval(100, 172, 58, 6, '#1b223018') +
    `<g transform="translate(8 8) scale(.92)">${glyphs[glyph](shade)}</g></svg>`
  );
}
