import { describe, expect, it } from 'vitest';
import { picture, pictureNameSchema } from './picture';
import { glyphs } from './picture/glyphs';
import { shades } from './picture/shades';

describe('a picture', () => {
  it('is drawn for every glyph in every colour, as a document that is well-formed', () => {
    for (const glyph of Object.keys(glyphs)) {
      for (const colour of Object.keys(shades)) {
        const svg = picture(pictureNameSchema.parse(`${glyph}-${colour}.svg`));
        expect(svg).toMatch(/^<svg .*<\/svg>$/s);
        expect(svg).not.toMatch(/undefined|NaN/);
        const opened = svg.match(/<[a-zA-Z]+[^>]*[^/]>/g)?.length ?? 0;
        expect(opened).toBe(svg.match(/<\/[a-zA-Z]+>/g)?.length);
      }
    }
  });

  it('differs from glyph to glyph', () => {
    const drawn = Object.keys(glyphs).map((glyph) => picture(pictureNameSchema.parse(`${glyph}-blue.svg`)));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.length).toBeGreaterThanOrEqual(35);
  });

  it.each([
    'headphones.svg',
    'nothing-red.svg',
    'mug-mauve.svg',
    '../mug-red.svg',
    'mug-red.svg"',
    'constructor-red.svg',
  ])('has no other names: %s', (name) => {
    expect(pictureNameSchema.safeParse(name).success).toBe(false);
  });
});
