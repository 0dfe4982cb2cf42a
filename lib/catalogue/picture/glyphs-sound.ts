import { box, disc, line, oval, path, ringed } from './draw';
import type { Glyphs } from './glyph';
import { INK, METAL, PALE, WOOD } from './shades';

export const soundGlyphs = {
  headphones: ({ main, dark, light }) =>
    line('M52 112C50 62 74 40 100 40s50 22 48 72', dark, 11) +
    line('M60 98C62 64 78 50 100 50s38 14 40 48', light, 4) +
    box(40, 100, 34, 54, 15, main) +
    box(126, 100, 34, 54, 15, main) +
    box(66, 104, 13, 46, 6, dark) +
    box(121, 104, 13, 46, 6, dark) +
    box(46, 108, 6, 36, 3, light) +
    box(148, 108, 6, 36, 3, light),
  earbuds: ({ main, dark, light }) =>
    box(52, 92, 96, 66, 26, main) +
    path('M52 118a26 26 0 0 1 26-26h44a26 26 0 0 1 26 26z', light) +
    box(94, 116, 12, 5, 2, dark) +
    box(70, 44, 12, 40, 6, main) +
    disc(72, 52, 15, dark) +
    disc(70, 50, 9, light) +
    box(118, 44, 12, 40, 6, main) +
    disc(128, 52, 15, dark) +
    disc(130, 50, 9, light),
  earphones: ({ main, dark, light }) =>
    line('M66 74c2 40 32 40 34 78M134 74c-2 40-32 40-34 78', dark, 4) +
    line('M100 150v14', dark, 7) +
    disc(62, 58, 19, main) +
    disc(58, 55, 10, light) +
    box(66, 64, 9, 26, 4, dark) +
    disc(138, 58, 19, main) +
    disc(142, 55, 10, light) +
    box(125, 64, 9, 26, 4, dark) +
    box(95, 116, 10, 18, 5, main),
  neckband: ({ main, dark, light }) =>
    line('M60 84c-8 92 88 92 80 0', main, 14) +
    line('M62 110c2 48 74 48 76 0', light, 3) +
    line('M60 84c-2-22 8-30 20-28M140 84c2-22-8-30-20-28', dark, 4) +
    disc(82, 56, 11, dark) +
    disc(118, 56, 11, dark),
  speaker: ({ main, dark, light }) =>
    box(56, 36, 88, 128, 20, main) +
    box(62, 42, 76, 116, 16, dark) +
    disc(100, 116, 31, main) +
    disc(100, 116, 21, INK) +
    disc(100, 116, 8, light) +
    disc(100, 66, 15, main) +
    disc(100, 66, 7, INK) +
    line('M66 56v80', light, 3),
  soundbar: ({ main, dark, light }) =>
    box(24, 88, 152, 34, 12, main) +
    box(30, 94, 140, 22, 8, dark) +
    [48, 64, 80, 96, 112, 128, 144].map((x) => disc(x, 105, 4, main)).join('') +
    box(36, 122, 16, 6, 3, INK) +
    box(148, 122, 16, 6, 3, INK) +
    box(162, 98, 3, 14, 1, light),
  microphone: ({ main, dark, light }) =>
    box(76, 32, 48, 82, 24, main) +
    [46, 58, 70, 82].map((y) => line(`M82 ${y}h36`, dark, 3)).join('') +
    line('M62 84c0 56 76 56 76 0', INK, 6) +
    line('M100 128v26', INK, 7) +
    oval(100, 158, 36, 8, dark) +
    box(82, 42, 5, 50, 2, light),
  turntable: ({ main, dark }) =>
    box(28, 60, 144, 92, 10, main) +
    box(28, 138, 144, 18, 8, dark) +
    disc(88, 102, 39, INK) +
    ringed(88, 102, 30, '#4a5160', 2) +
    ringed(88, 102, 22, '#4a5160', 2) +
    disc(88, 102, 12, '#d9755f') +
    disc(88, 102, 3, PALE) +
    line('M148 74v38l-22 20', METAL, 5) +
    disc(148, 74, 8, METAL),
  radio: ({ main, dark, light }) =>
    line('M136 72l22-38', METAL, 4) +
    box(34, 70, 132, 84, 14, main) +
    disc(76, 112, 29, dark) +
    [100, 108, 116, 124].map((y) => line(`M60 ${y}h32`, light, 3)).join('') +
    box(116, 86, 38, 18, 5, PALE) +
    line('M134 88v14', '#d9755f', 3) +
    disc(124, 128, 9, WOOD) +
    disc(146, 128, 9, WOOD),
} satisfies Glyphs;
