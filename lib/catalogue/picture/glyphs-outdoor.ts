import { box, disc, line, oval, path } from './draw';
import type { Glyphs } from './glyph';
import { INK, LEAF, METAL, PALE, WOOD } from './shades';

const FLAME = '#ef8f3c';
const GLOW = '#ffe2a0';

export const outdoorGlyphs = {
  tent: ({ main, dark, light }) =>
    oval(100, 156, 84, 10, LEAF) +
    path('M100 42l72 112H28z', main) +
    path('M100 42l28 112H72z', dark) +
    path('M100 62l14 92H86z', '#2f3541') +
    line('M100 42l-72 112M100 42v-10', light, 4) +
    line('M172 154l14 6M28 154l-14 6', METAL, 3),
  canopy: ({ main, dark, light }) =>
    line('M48 92v72M152 92v72', METAL, 5) +
    path('M20 98c30-8 56-34 80-52 24 18 50 44 80 52-30-6-54-4-80 6-26-10-50-12-80-6z', main) +
    path('M100 46c24 18 50 44 80 52-30-6-54-4-80 6z', dark) +
    line('M20 98l-8 62M180 98l8 62', light, 2) +
    oval(100, 162, 60, 6, LEAF),
  sleepingbag: ({ main, dark, light }) =>
    path('M100 30c34 0 50 20 48 56l-10 66c-2 10-10 16-20 16H82c-10 0-18-6-20-16L52 86c-2-36 14-56 48-56z', main) +
    oval(100, 68, 32, 26, dark) +
    oval(100, 72, 22, 16, '#f6e3cb') +
    [100, 118, 136].map((y) => line(`M62 ${y}c24 8 52 8 76 0`, dark, 3)).join('') +
    line('M132 92l-6 68', light, 4),
  mat: ({ main, dark, light }) =>
    path('M30 126l104-40 40 30-104 46z', main) +
    line('M52 130l102-42M64 140l100-42', light, 3) +
    disc(46, 130, 26, dark) +
    disc(46, 130, 17, main) +
    disc(46, 130, 8, dark),
  stove: ({ main, dark }) =>
    path('M100 36c16 18 26 28 20 44-4 10-36 10-40 0-6-14 16-22 20-44z', FLAME) +
    path('M100 58c8 8 12 14 8 22-2 6-14 6-16 0-4-8 6-12 8-22z', GLOW) +
    line('M52 96h96', INK, 6) +
    box(44, 100, 112, 52, 10, main) +
    box(52, 108, 60, 36, 6, dark) +
    disc(134, 126, 12, METAL) +
    line('M134 118v8', INK, 4) +
    box(52, 152, 12, 12, 3, INK) +
    box(136, 152, 12, 12, 3, INK),
  lantern: ({ main, dark, light }) =>
    line('M72 60c0-42 56-42 56 0', METAL, 5) +
    box(74, 50, 52, 20, 8, dark) +
    box(66, 68, 68, 68, 12, GLOW) +
    disc(100, 102, 19, '#fff4d2') +
    line('M78 70v64M122 70v64', main, 5) +
    box(60, 134, 80, 30, 10, main) +
    line('M70 144h40', light, 4),
  headlamp: ({ main, dark, light }) =>
    line('M28 96c30-40 114-40 144 0', main, 15) +
    line('M34 90c30-32 102-32 132 0', light, 3) +
    path('M118 116l52 44H30l52-44z', '#fff1c9') +
    box(72, 76, 56, 46, 14, dark) +
    disc(100, 100, 17, GLOW) +
    disc(100, 100, 9, PALE),
  campchair: ({ main, dark, light }) =>
    line('M58 100l78 62M142 100l-78 62', METAL, 6) +
    path('M54 46h92l6 60H48z', main) +
    path('M44 104h112l-8 22H52z', dark) +
    line('M54 46l-10 60M146 46l10 60', INK, 5) +
    line('M66 60h68', light, 4),
  table: ({ main, dark, light }) =>
    line('M48 96l-10 66M152 96l10 66M66 96l-4 50M134 96l4 50', WOOD, 7) +
    path('M32 78h136l14 20H18z', main) +
    box(18, 96, 164, 9, 4, dark) +
    line('M40 88h116', light, 3) +
    box(110, 60, 16, 20, 4, PALE) +
    line('M118 60c-2-10 4-14 10-18', LEAF, 4),
  cooler: ({ main, dark, light }) =>
    line('M54 76c0-40 92-40 92 0', METAL, 7) +
    box(36, 92, 128, 68, 12, main) +
    box(30, 70, 140, 28, 10, dark) +
    box(88, 86, 24, 20, 5, PALE) +
    line('M50 112h60', light, 4) +
    disc(142, 138, 8, '#9fd3e0'),
  wagon: ({ main, dark, light }) =>
    line('M156 104l26-58', INK, 6) +
    path('M30 78h130v44c0 8-4 12-12 12H42c-8 0-12-4-12-12z', main) +
    line('M32 80h126', dark, 7) +
    line('M74 82v50M116 82v50', light, 3) +
    disc(58, 146, 18, INK) +
    disc(58, 146, 8, METAL) +
    disc(134, 146, 18, INK) +
    disc(134, 146, 8, METAL),
  poles: ({ main, dark, light }) =>
    line('M74 48l-14 116M126 48l14 116', METAL, 6) +
    line('M71 74l-6 48M129 74l6 48', main, 7) +
    line('M76 34l-3 28M124 34l3 28', dark, 14) +
    line('M76 40l-1 10M124 40l1 10', light, 4) +
    oval(62, 148, 12, 4, INK) +
    oval(138, 148, 12, 4, INK),
  umbrella: ({ main, dark, light }) =>
    line('M100 40v108c0 20 26 20 26 2', INK, 6) +
    path('M26 108c0-42 34-68 74-68s74 26 74 68c-12-12-38-12-50 0-12-12-36-12-48 0-12-12-38-12-50 0z', main) +
    path('M76 108c0-34 10-56 24-68 14 12 24 34 24 68-12-12-36-12-48 0z', dark) +
    line('M44 84c8-16 20-26 36-32', light, 4) +
    line('M100 40V30', INK, 5),
  binoculars: ({ main, dark, light }) =>
    path('M46 60h38l6 72H34z', main) +
    path('M116 60h38l12 72h-56z', main) +
    box(84, 76, 32, 30, 8, dark) +
    disc(62, 138, 28, dark) +
    disc(138, 138, 28, dark) +
    disc(62, 138, 18, '#9fc7dc') +
    disc(138, 138, 18, '#9fc7dc') +
    disc(56, 132, 5, PALE) +
    disc(132, 132, 5, PALE) +
    box(48, 46, 34, 18, 6, INK) +
    box(118, 46, 34, 18, 6, INK) +
    line('M54 76l-4 30', light, 4),
} satisfies Glyphs;
