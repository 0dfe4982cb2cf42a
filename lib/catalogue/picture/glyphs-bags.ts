import { box, disc, line, oval, path, ringed } from './draw';
import type { Glyphs } from './glyph';
import { INK, METAL, PALE } from './shades';

export const bagGlyphs = {
  backpack: ({ main, dark, light }) =>
    line('M82 50c0-24 36-24 36 0', dark, 8) +
    path('M54 156V92c0-32 20-46 46-46s46 14 46 46v64c0 6-4 10-10 10H64c-6 0-10-4-10-10z', main) +
    box(66, 108, 68, 46, 12, dark) +
    line('M74 120h52', light, 4) +
    line('M72 88c4-16 14-22 28-22s24 6 28 22', light, 4) +
    box(44, 104, 12, 46, 6, dark) +
    box(144, 104, 12, 46, 6, dark) +
    box(96, 118, 8, 14, 3, METAL),
  briefcase: ({ main, dark, light }) =>
    line('M78 68V56c0-6 4-10 10-10h24c6 0 10 4 10 10v12', dark, 7) +
    box(34, 66, 132, 90, 14, main) +
    path('M34 92V80a14 14 0 0 1 14-14h104a14 14 0 0 1 14 14v12l-50 20H84z', dark) +
    box(91, 102, 18, 20, 5, METAL) +
    line('M44 140h112', light, 3),
  camerabag: ({ main, dark, light }) =>
    line('M44 88C40 24 160 24 156 88', dark, 6) +
    box(36, 78, 128, 80, 16, main) +
    path('M36 110V94a16 16 0 0 1 16-16h96a16 16 0 0 1 16 16v16z', dark) +
    disc(100, 122, 25, INK) +
    disc(100, 122, 17, light) +
    disc(100, 122, 9, INK) +
    disc(95, 117, 3, PALE) +
    box(48, 118, 14, 22, 4, dark) +
    box(138, 118, 14, 22, 4, dark),
  tote: ({ main, dark, light }) =>
    line('M74 78c0-46 52-46 52 0', dark, 6) +
    path('M48 74h104l10 84c1 5-2 8-7 8H45c-5 0-8-3-7-8z', main) +
    path('M48 74h104l2 14H46z', dark) +
    line('M54 150h92', light, 3),
  crossbody: ({ main, dark, light }) =>
    line('M48 100C40 20 160 20 152 100', dark, 5) +
    box(40, 88, 120, 70, 22, main) +
    path('M40 110a22 22 0 0 1 22-22h76a22 22 0 0 1 22 22c0 22-24 28-60 28s-60-6-60-28z', dark) +
    disc(100, 134, 7, METAL) +
    line('M58 100h60', light, 3),
  waistbag: ({ main, dark, light }) =>
    line('M20 92c40-18 120-18 160 0', dark, 9) +
    path('M40 92c28-14 92-14 120 0 6 30-18 58-60 58S34 122 40 92z', main) +
    line('M54 106c28-10 64-10 92 0', light, 4) +
    box(136, 100, 8, 14, 3, METAL),
  wallet: ({ main, dark, light }) =>
    box(40, 62, 120, 84, 12, dark) +
    box(50, 54, 92, 30, 6, '#e9e4d8') +
    box(58, 48, 92, 30, 6, '#7fa9d6') +
    box(36, 70, 124, 80, 12, main) +
    box(122, 98, 44, 26, 10, dark) +
    disc(136, 111, 6, METAL) +
    line('M46 82h64', light, 3),
  suitcase: ({ main, dark, light }) =>
    line('M84 58V30h32v28', METAL, 6) +
    box(54, 54, 92, 104, 14, main) +
    [68, 84, 100, 116, 132].map((x) => line(`M${x} 66v80`, dark, 4)).join('') +
    box(86, 48, 28, 9, 4, dark) +
    disc(68, 164, 8, INK) +
    disc(132, 164, 8, INK) +
    line('M62 66v76', light, 3),
  strap: ({ main, dark, light }) =>
    box(50, 58, 100, 100, 14, '#c8ced8') +
    line('M84 58V36h32v22', '#9aa3b2', 6) +
    box(50, 96, 100, 20, 0, main) +
    box(90, 58, 20, 100, 0, main) +
    box(80, 88, 40, 36, 8, dark) +
    box(90, 98, 20, 16, 4, light) +
    disc(66, 164, 7, INK) +
    disc(134, 164, 7, INK),
  tag: ({ main, dark, light }) =>
    line('M100 68c-10-44 40-48 36-18', dark, 5) +
    path('M68 80l32-24 32 24v74c0 6-4 10-10 10H78c-6 0-10-4-10-10z', main) +
    disc(100, 80, 8, PALE) +
    box(80, 104, 40, 36, 5, PALE) +
    line('M86 116h28M86 128h18', light, 4),
  neckpillow: ({ main, dark, light }) =>
    path(
      'M100 38c40 0 62 28 62 62 0 30-10 54-26 54-14 0-18-14-16-30 2-20-4-36-20-36s-22 16-20 36c2 16-2 30-16 30-16 0-26-24-26-54 0-34 22-62 62-62z',
      main,
    ) +
    line('M54 104c0-30 18-50 46-50s46 20 46 50', light, 5) +
    line('M64 150c6 6 16 2 14-14M136 150c-6 6-16 2-14-14', dark, 4),
  pouch: ({ main, dark, light }) =>
    box(40, 70, 120, 80, 20, main) +
    line('M52 84h96', dark, 6) +
    disc(140, 84, 6, METAL) +
    line('M140 88v14', METAL, 5) +
    line('M56 134h88', light, 3),
  pouchset: ({ main, dark, light }) =>
    box(70, 42, 84, 62, 14, light) +
    line('M80 54h62', dark, 4) +
    box(36, 84, 96, 72, 16, main) +
    line('M48 98h72', dark, 5) +
    disc(114, 98, 5, METAL) +
    box(126, 104, 20, 52, 7, PALE) +
    box(131, 94, 10, 12, 3, dark) +
    box(150, 116, 16, 40, 6, dark) +
    box(154, 108, 8, 10, 3, PALE),
  duffel: ({ main, dark, light }) =>
    line('M74 84c0-40 52-40 52 0', dark, 7) +
    box(26, 78, 148, 74, 32, main) +
    box(60, 78, 14, 74, 0, dark) +
    box(126, 78, 14, 74, 0, dark) +
    line('M80 90h40', light, 4) +
    oval(38, 116, 6, 22, dark) +
    oval(162, 116, 6, 22, dark) +
    ringed(100, 116, 12, light, 3),
} satisfies Glyphs;
