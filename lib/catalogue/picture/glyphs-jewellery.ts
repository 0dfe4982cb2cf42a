import { box, disc, line, oval, path, ringed } from './draw';
import type { Glyphs } from './glyph';
import { INK, PALE } from './shades';

const GEM = '#9fd3e0';

export const jewelleryGlyphs = {
  earrings: ({ main, dark, light }) =>
    line('M70 46v22M130 46v22', dark, 4) +
    disc(70, 44, 7, main) +
    disc(130, 44, 7, main) +
    path('M70 70c18 20 24 34 24 48a24 24 0 0 1-48 0c0-14 6-28 24-48z', main) +
    path('M130 70c18 20 24 34 24 48a24 24 0 0 1-48 0c0-14 6-28 24-48z', main) +
    disc(70, 118, 12, GEM) +
    disc(130, 118, 12, GEM) +
    disc(66, 114, 4, PALE) +
    disc(126, 114, 4, PALE) +
    line('M56 108c2-8 6-14 10-20M116 108c2-8 6-14 10-20', light, 3),
  hoops: ({ main, dark, light }) =>
    ringed(70, 104, 34, main, 9) +
    ringed(134, 108, 30, main, 8) +
    line('M46 92c4-14 14-20 24-20', light, 3) +
    line('M114 96c4-10 12-14 20-14', light, 3) +
    line('M70 70v-14M134 78v-14', dark, 4),
  necklace: ({ main, dark, light }) =>
    line('M48 40c-4 60 30 88 52 88s56-28 52-88', main, 4) +
    line('M52 52c2 46 28 68 48 68', light, 2) +
    path('M100 124l16 18-16 24-16-24z', GEM) +
    path('M100 124l16 18h-32z', PALE) +
    disc(100, 126, 5, dark),
  bracelet: ({ main, dark, light }) =>
    `<ellipse cx="100" cy="104" rx="58" ry="44" fill="none" stroke="${main}" stroke-width="12"/>` +
    line('M50 88c10-24 34-30 50-30', light, 4) +
    [62, 81, 100, 119, 138].map((x, i) => disc(x, 142 + (i % 2 ? 4 : i === 2 ? 6 : 0), 7, i % 2 ? dark : GEM)).join(''),
  ring: ({ main, dark, light }) =>
    ringed(100, 118, 40, main, 12) +
    line('M66 104c6-16 18-24 34-24', light, 4) +
    path('M78 54h44l14 18-36 30-36-30z', GEM) +
    path('M78 54l22 48 22-48z', PALE) +
    line('M64 72h72', dark, 2),
  brooch: ({ main, dark, light }) =>
    [0, 60, 120, 180, 240, 300]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 100 100)">${oval(100, 66, 17, 28, main)}${oval(96, 62, 5, 14, light)}</g>`,
      )
      .join('') +
    disc(100, 100, 18, dark) +
    disc(100, 100, 10, GEM) +
    disc(97, 97, 3, PALE),
  headband: ({ main, dark, light }) =>
    path('M44 156c-14-70 14-118 56-118s70 48 56 118h-18c10-58-8-92-38-92s-48 34-38 92z', main) +
    line('M52 130c-4-48 16-82 48-82', light, 4) +
    path('M100 52l-30-16v34zM100 52l30-16v34z', dark) +
    disc(100, 52, 9, light),
  hairclip: ({ main, dark, light }) =>
    path('M40 96c0-30 30-44 60-44s60 14 60 44c-12 10-24 6-28-4-6 12-20 12-32 4-12 8-26 8-32-4-4 10-16 14-28 4z', main) +
    path('M48 112c8 8 20 4 24-4 6 10 18 10 28 4 10 6 22 6 28-4 4 8 16 12 24 4 0 24-24 38-52 38s-52-14-52-38z', dark) +
    line('M58 80c8-12 24-16 42-16', light, 5) +
    disc(100, 104, 7, INK),
  watch: ({ main, dark, light }) =>
    box(80, 24, 40, 152, 12, main) +
    line('M88 34v26M112 140v26', dark, 3) +
    disc(100, 100, 42, '#b9c0cc') +
    disc(100, 100, 35, PALE) +
    line('M100 100V76M100 100l16 12', INK, 4) +
    [0, 90, 180, 270]
      .map((turn) => `<g transform="rotate(${turn} 100 100)">${line('M100 69v6', dark, 3)}</g>`)
      .join('') +
    box(141, 95, 8, 10, 3, light),
  smartwatch: ({ main, dark, light }) =>
    box(78, 22, 44, 156, 14, main) +
    box(64, 58, 72, 84, 22, dark) +
    box(70, 64, 60, 72, 17, '#171b22') +
    ringed(100, 94, 16, '#6fd08c', 5) +
    line('M84 122h12l4-8 6 12 4-4h8', '#ef6a6a', 3) +
    box(136, 88, 6, 16, 3, light),
  box: ({ main, dark, light }) =>
    box(40, 92, 120, 66, 10, main) +
    path('M40 94l14-40h92l14 40z', dark) +
    path('M54 86l8-24h76l8 24z', light) +
    box(90, 92, 20, 18, 4, '#e3c982') +
    line('M40 126h120', dark, 3),
} satisfies Glyphs;
