import { box, disc, line, oval, path } from './draw';
import type { Glyph, Glyphs } from './glyph';
import { INK, LEAF, PALE, SKIN, WOOD } from './shades';

/** A sealed bag with what is in it drawn on the label. */
const packet =
  (body: string, edge: string, label: string): Glyph =>
  () =>
    path('M52 44h96l6 10-4 104 2 8H48l2-8-4-104z', body) +
    line('M52 54h96M52 158h96', edge, 5) +
    box(62, 72, 76, 70, 14, PALE) +
    label +
    line('M62 62l-3 90', '#ffffff66', 4);

const stem = line('M100 92c0-8 4-12 10-14', LEAF, 4);

export const pantryGlyphs = {
  crisps: packet(
    '#e3b341',
    '#b98620',
    oval(92, 108, 20, 13, '#f2d27a') + oval(110, 114, 18, 12, '#e9bf55') + line('M82 106c6-4 14-4 20 0', '#c99a30', 3),
  ),
  jerky: packet(
    '#a4473d',
    '#7c302a',
    path('M74 96c14-10 40 4 52-6l4 14c-14 12-38-2-50 8z', '#7b3d2a') +
      path('M76 118c14-10 36 4 48-6l4 12c-14 12-36-2-46 8z', '#935038'),
  ),
  fruit: packet('#e58a49', '#bb6526', disc(90, 112, 15, '#e2574c') + disc(112, 110, 14, '#f0a23b') + stem),
  seaweed: packet(
    '#3f7b57',
    '#2b5a3e',
    box(78, 92, 44, 30, 3, '#24452f') + line('M84 100l32 14M84 114l32-14', '#3f6a4c', 3),
  ),
  candy: packet(
    '#ec9db3',
    '#cf7390',
    disc(100, 107, 15, '#e2574c') +
      path('M84 107l-14-10v20zM116 107l14-10v20z', '#f3b3bd') +
      line('M92 99c8 4 10 10 8 16', PALE, 3),
  ),
  granola: packet(
    '#b98b5e',
    '#8c643c',
    path('M74 104h52c0 20-12 28-26 28s-26-8-26-28z', '#7fa9d6') +
      oval(100, 104, 26, 8, SKIN) +
      disc(92, 102, 4, '#d9584f') +
      disc(106, 104, 4, WOOD),
  ),
  ricecracker: packet(
    '#d9c3a2',
    '#b59b76',
    disc(90, 108, 18, '#e7d2a4') + disc(112, 108, 16, '#cf9f5c') + box(106, 100, 12, 18, 2, '#2f4a38'),
  ),
  noodles: packet(
    '#d3504e',
    '#a33130',
    path('M72 104h56c0 20-12 28-28 28s-28-8-28-28z', '#f6efe4') +
      line('M80 102c4-12 8 8 12-2s8 10 12-2 8 10 14 2', '#e9bf55', 4) +
      line('M112 92l16-14M118 96l16-14', WOOD, 3),
  ),
  coffee: packet(
    '#6c4830',
    '#4a2f1e',
    oval(92, 108, 13, 18, '#6f4a35') + line('M92 92c-6 10 6 20 0 32', SKIN, 3) + oval(114, 112, 11, 15, '#86593f'),
  ),
  tea: packet(
    '#7d8257',
    '#595e39',
    path('M82 120c0-24 16-32 36-34 2 24-10 38-36 34z', LEAF) + line('M82 124c8-12 18-22 28-30', '#4e7643', 3),
  ),
  bar: () =>
    `<g transform="rotate(-18 100 100)">` +
    path('M30 78h16l4 4v40l-4 4H30l6-12-6-12 6-12zM170 78h-16l-4 4v40l4 4h16l-6-12 6-12-6-12z', '#c9974a') +
    box(44, 72, 112, 60, 8, '#3f7b57') +
    box(62, 84, 76, 36, 8, PALE) +
    oval(84, 102, 9, 6, WOOD) +
    oval(104, 98, 9, 6, '#8a5f3a') +
    oval(122, 104, 8, 5, WOOD) +
    '</g>',
  honey: () =>
    path('M58 66h84v80c0 12-8 20-20 20H78c-12 0-20-8-20-20z', '#eeb33e') +
    box(52, 46, 96, 24, 8, '#a97f33') +
    box(70, 92, 60, 46, 10, PALE) +
    path('M100 100l13 8v14l-13 8-13-8v-14z', '#f0c14e') +
    line('M66 80v70', '#f7dd8f', 5),
  jar: ({ main, dark, light }) =>
    box(44, 84, 112, 76, 20, main) +
    box(40, 56, 120, 34, 12, dark) +
    line('M52 66h96', light, 4) +
    box(66, 106, 68, 32, 8, PALE) +
    line('M78 118h44M84 128h32', dark, 3),
  tube: ({ main, dark, light }) =>
    path('M60 34h80l-12 106H72z', main) +
    line('M62 40h76', dark, 5) +
    box(74, 140, 52, 26, 6, dark) +
    line('M74 54l6 76', light, 5) +
    box(84, 70, 32, 44, 8, PALE) +
    line('M92 84h16M92 96h16', dark, 3),
  dropper: ({ main, dark, light }) =>
    box(86, 22, 28, 34, 13, INK) +
    box(78, 54, 44, 20, 5, dark) +
    box(64, 74, 72, 92, 16, main) +
    box(74, 96, 52, 46, 6, PALE) +
    line('M84 110h32M84 124h20', dark, 3) +
    line('M70 90v62', light, 4),
  sachet: ({ main, dark, light }) =>
    box(48, 36, 104, 130, 8, main) +
    line('M54 48h92', dark, 4) +
    oval(100, 106, 32, 40, PALE) +
    oval(88, 96, 7, 4, main) +
    oval(112, 96, 7, 4, main) +
    line('M90 124c6 4 14 4 20 0', dark, 3) +
    line('M58 60v92', light, 4),
  lipstick: ({ main, dark, light }) =>
    path('M82 76V52c0-10 18-22 36-20v44z', main) +
    line('M92 70V54', light, 5) +
    box(78, 74, 44, 34, 4, '#e3c982') +
    box(70, 106, 60, 60, 8, INK) +
    line('M80 116v40', '#565e6c', 4) +
    line('M84 48c8-8 18-12 30-12', dark, 2),
  pump: ({ main, dark, light }) =>
    line('M100 62V40H74', INK, 8) +
    box(84, 56, 32, 16, 5, INK) +
    box(62, 72, 76, 94, 18, main) +
    box(72, 94, 56, 48, 8, PALE) +
    line('M82 108h36M82 120h36M82 132h20', dark, 3) +
    line('M68 88v62', light, 4),
  perfume: ({ main, dark, light }) =>
    box(82, 32, 36, 28, 6, INK) +
    box(90, 58, 20, 14, 2, '#d9b870') +
    box(52, 70, 96, 94, 20, main) +
    box(62, 96, 76, 58, 14, dark) +
    box(76, 108, 48, 24, 4, PALE) +
    line('M64 80h26', light, 5),
} satisfies Glyphs;
