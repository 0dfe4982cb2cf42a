import { box, disc, line, oval, path } from './draw';
import type { Glyphs } from './glyph';
import { INK, METAL, PALE, WOOD } from './shades';

export const playGlyphs = {
  rccar: ({ main, dark, light }) =>
    line('M64 74V36', INK, 4) +
    disc(64, 34, 5, '#e2725b') +
    path('M52 100l20-28h56l24 28z', '#bcd6e6') +
    box(26, 96, 148, 36, 14, main) +
    box(92, 74, 6, 24, 0, dark) +
    line('M40 108h40', light, 4) +
    disc(62, 138, 25, INK) +
    disc(62, 138, 11, METAL) +
    disc(140, 138, 25, INK) +
    disc(140, 138, 11, METAL) +
    box(164, 104, 12, 12, 4, '#f7dd8f'),
  train: ({ main, dark, light }) =>
    disc(132, 36, 9, '#dde2ea') +
    disc(150, 26, 6, '#dde2ea') +
    box(118, 48, 20, 34, 4, dark) +
    box(86, 76, 80, 54, 14, main) +
    box(36, 50, 60, 80, 10, dark) +
    box(48, 62, 36, 28, 6, '#bcd6e6') +
    line('M98 90h52', light, 4) +
    disc(60, 142, 19, INK) +
    disc(60, 142, 8, METAL) +
    disc(106, 146, 15, INK) +
    disc(146, 146, 15, INK) +
    line('M20 164h160', WOOD, 6),
  flask: ({ dark }) =>
    path('M84 36h32v44l36 66c6 12-2 22-14 22H62c-12 0-20-10-14-22l36-66z', '#dbeaf1') +
    path('M68 118h64l16 30c5 10-1 16-10 16H62c-9 0-15-6-10-16z', '#6fd0b0') +
    box(78, 30, 44, 12, 6, dark) +
    disc(88, 140, 8, PALE) +
    disc(112, 132, 5, PALE) +
    disc(116, 150, 6, PALE) +
    disc(104, 106, 5, '#6fd0b0') +
    disc(94, 92, 4, '#6fd0b0'),
  rattle: ({ main, dark, light }) =>
    line('M110 104l44 54', WOOD, 12) +
    disc(156, 160, 11, dark) +
    disc(84, 76, 46, main) +
    line('M42 88c28 16 58 12 84-14', light, 9) +
    disc(70, 60, 9, light) +
    disc(98, 100, 7, dark) +
    disc(104, 62, 6, dark),
  scooter: ({ main, dark, light }) =>
    line('M58 142h70', main, 12) +
    line('M132 138L112 40', dark, 8) +
    line('M92 40h40', INK, 9) +
    disc(50, 150, 17, INK) +
    disc(50, 150, 7, METAL) +
    disc(140, 150, 17, INK) +
    disc(140, 150, 7, METAL) +
    line('M64 138h40', light, 3),
  dough: () =>
    box(46, 96, 52, 62, 8, '#f3f1ea') +
    box(102, 96, 52, 62, 8, '#f3f1ea') +
    box(42, 84, 60, 18, 7, '#d3504e') +
    box(98, 84, 60, 18, 7, '#4f86d9') +
    disc(72, 132, 13, '#d3504e') +
    disc(128, 132, 13, '#4f86d9') +
    path('M64 80c-6-30 24-38 38-22 18-12 40 2 34 22z', '#eec14c') +
    line('M82 66c6-6 12-6 18-2', '#f7dd8f', 4),
  robot: ({ main, dark, light }) =>
    line('M100 44V26', METAL, 5) +
    disc(100, 24, 7, '#e2725b') +
    box(64, 42, 72, 50, 14, main) +
    disc(84, 66, 9, '#7fd0c0') +
    disc(116, 66, 9, '#7fd0c0') +
    box(70, 98, 60, 48, 10, dark) +
    box(86, 108, 28, 18, 5, light) +
    box(46, 98, 18, 42, 8, main) +
    box(136, 98, 18, 42, 8, main) +
    box(76, 146, 18, 24, 5, main) +
    box(106, 146, 18, 24, 5, main),
  top: ({ main, dark, light }) =>
    line('M100 34v34', WOOD, 10) +
    path('M40 84c0-14 120-14 120 0 0 34-40 48-60 80-20-32-60-46-60-80z', main) +
    oval(100, 82, 60, 14, dark) +
    oval(100, 81, 38, 8, light) +
    line('M54 104c24 14 68 14 92 0', light, 5) +
    oval(100, 170, 26, 4, '#00000022'),
} satisfies Glyphs;
