import { box, disc, line, oval, path } from './draw';
import type { Glyphs } from './glyph';
import { INK, LEAF, METAL, PALE, WOOD } from './shades';

const steam = line('M84 44c-6-8 6-12 0-20M100 44c-6-8 6-12 0-20M116 44c-6-8 6-12 0-20', '#b9c1cd', 4);

export const kitchenGlyphs = {
  thermos: ({ main, dark, light }) =>
    box(70, 62, 60, 106, 14, main) +
    box(76, 34, 48, 34, 10, dark) +
    box(72, 62, 56, 9, 3, METAL) +
    box(80, 80, 8, 74, 4, light) +
    box(70, 146, 60, 6, 0, dark) +
    box(88, 28, 24, 9, 4, INK),
  bottle: ({ main, dark, light }) =>
    path('M84 60h32c2 14 14 18 14 34v64c0 6-4 10-10 10H80c-6 0-10-4-10-10V94c0-16 12-20 14-34z', main) +
    box(82, 36, 36, 26, 7, dark) +
    line('M112 42c16-4 16 14 4 16', dark, 5) +
    box(78, 100, 7, 54, 3, light) +
    line('M112 108h10M112 122h10M112 136h10', dark, 3),
  mug: ({ main, dark, light }) =>
    steam +
    line('M138 86c34-6 34 48-4 46', main, 11) +
    path('M52 66h90v72c0 16-10 24-24 24H76c-14 0-24-8-24-24z', main) +
    oval(97, 66, 45, 10, dark) +
    oval(97, 67, 37, 7, '#6f4a35') +
    box(62, 84, 8, 54, 4, light),
  glass: ({ main, dark, light }) =>
    path('M62 46h76l-8 112c0 5-4 8-8 8H78c-4 0-8-3-8-8z', main) +
    path('M65 92h70l-5 62c0 5-4 8-8 8H78c-4 0-8-3-8-8z', '#9ccfe0') +
    oval(100, 92, 35, 6, '#bfe3ee') +
    line('M76 58l4 92', light, 5) +
    line('M62 46h76', dark, 4),
  kettle: ({ main, dark, light }) =>
    line('M72 70c-4-40 60-40 56 0', dark, 9) +
    path('M66 72h68l14 76c1 8-4 14-12 14H64c-8 0-13-6-12-14z', main) +
    path('M136 84l32-14 4 10-30 26z', dark) +
    box(84, 60, 32, 12, 5, dark) +
    line('M70 92l-6 52', light, 5) +
    box(48, 156, 104, 10, 5, INK),
  teapot: ({ main, dark, light }) =>
    line('M56 92c-34-6-30 52 6 46', main, 9) +
    path('M140 104c16 0 18-24 32-26l6 8c-12 8-14 34-34 42z', main) +
    oval(100, 116, 50, 42, main) +
    oval(100, 78, 26, 8, dark) +
    disc(100, 66, 7, dark) +
    line('M68 100c4-12 12-18 22-20', light, 5) +
    oval(100, 156, 28, 5, dark),
  coffeemaker: ({ main, dark, light }) =>
    box(50, 36, 100, 128, 14, main) +
    box(64, 78, 72, 62, 8, INK) +
    path('M82 92h36l6 40c0 4-2 6-6 6H82c-4 0-6-2-6-6z', '#7d5138') +
    line('M100 78v14', METAL, 6) +
    box(64, 48, 34, 16, 5, dark) +
    disc(126, 56, 7, light) +
    box(50, 148, 100, 16, 8, dark),
  pan: ({ main, dark, light }) =>
    line('M136 118l44 34', INK, 13) +
    disc(84, 96, 54, main) +
    disc(84, 96, 44, dark) +
    oval(84, 98, 24, 20, PALE) +
    disc(86, 98, 9, '#f2b93b') +
    line('M50 76c8-14 20-20 34-20', light, 4),
  pot: ({ main, dark, light }) =>
    box(26, 92, 24, 12, 6, dark) +
    box(150, 92, 24, 12, 6, dark) +
    path('M42 84h116v56c0 14-10 22-24 22H66c-14 0-24-8-24-22z', main) +
    path('M44 80c0-22 26-30 56-30s56 8 56 30z', dark) +
    box(38, 78, 124, 10, 5, light) +
    box(88, 38, 24, 14, 7, INK) +
    line('M58 102v36', light, 5),
  knife: ({ main, dark, light }) =>
    path('M88 26c24 18 34 60 30 92H88z', METAL) +
    path('M88 26c8 24 12 60 12 92H88z', '#e7eaf0') +
    box(82, 116, 28, 56, 10, main) +
    disc(96, 132, 4, light) +
    disc(96, 150, 4, light) +
    box(82, 114, 38, 8, 3, dark),
  board: ({ main, dark, light }) =>
    box(48, 38, 104, 126, 18, main) +
    disc(100, 56, 8, dark) +
    line('M62 84c24-8 52 8 76 0M62 106c24-8 52 8 76 0M62 128c24-8 52 8 76 0', light, 3) +
    oval(128, 144, 16, 8, LEAF) +
    oval(110, 150, 14, 6, '#e06c56'),
  bowls: ({ main, dark, light }) =>
    oval(100, 156, 74, 12, dark) +
    oval(100, 150, 74, 12, light) +
    path('M44 96h112c0 34-22 54-56 54s-56-20-56-54z', main) +
    oval(100, 96, 56, 12, dark) +
    oval(100, 97, 48, 8, light) +
    path('M66 58h68c0 24-14 36-34 36S66 82 66 58z', main) +
    oval(100, 58, 34, 8, dark) +
    line('M56 110c4 16 12 24 22 30', light, 4),
  cutlery: ({ main, dark, light }) =>
    line('M62 40v30c0 10 18 10 18 0V40M71 40v120', main, 6) +
    path('M100 36c16 10 18 50 8 70h-8z', main) +
    line('M102 100v60', main, 8) +
    oval(140, 62, 14, 22, main) +
    line('M140 80v80', main, 7) +
    oval(137, 58, 5, 12, light) +
    line('M71 130v30M102 130v30M140 130v30', dark, 7),
  lunchbox: ({ main, dark, light }) =>
    box(36, 64, 128, 94, 18, main) +
    box(48, 76, 50, 70, 10, PALE) +
    box(104, 76, 48, 32, 10, PALE) +
    box(104, 114, 48, 32, 10, PALE) +
    oval(73, 112, 18, 24, '#f2e7cf') +
    disc(73, 104, 7, '#d9584f') +
    oval(128, 92, 16, 9, LEAF) +
    disc(120, 130, 9, '#f0b357') +
    disc(136, 130, 9, '#e58a49') +
    line('M48 152h104', dark, 4) +
    line('M60 58h80', light, 6),
  container: ({ main, dark, light }) =>
    path('M42 84h116l-8 68c-1 6-5 10-11 10H61c-6 0-10-4-11-10z', main) +
    box(34, 66, 132, 22, 9, dark) +
    box(48, 72, 104, 6, 3, light) +
    box(90, 84, 20, 16, 4, PALE) +
    line('M60 104l4 40', light, 5),
  airfryer: ({ main, dark, light }) =>
    path('M52 60c0-18 20-26 48-26s48 8 48 26v88c0 10-6 16-16 16H68c-10 0-16-6-16-16z', main) +
    box(66, 56, 68, 24, 8, INK) +
    line('M76 68h20', '#7fd0c0', 4) +
    disc(120, 68, 6, '#7fd0c0') +
    box(56, 96, 88, 60, 10, dark) +
    box(88, 118, 24, 34, 8, light),
  ricecooker: ({ main, dark, light }) =>
    box(40, 82, 120, 78, 26, main) +
    path('M40 96c0-32 24-48 60-48s60 16 60 48z', dark) +
    line('M60 78c6-12 18-18 34-20', light, 5) +
    box(76, 108, 48, 34, 8, INK) +
    line('M86 120h28M86 130h16', '#7fd0c0', 4) +
    oval(100, 48, 12, 5, light),
  blender: ({ main, dark, light }) =>
    path('M68 44h64l-8 68H76z', '#cfe5ec') +
    path('M72 76h56l-4 36H76z', '#ec9db3') +
    box(66, 34, 68, 14, 6, dark) +
    path('M74 112h52l8 46c0 5-3 8-8 8H74c-5 0-8-3-8-8z', main) +
    disc(100, 140, 10, light) +
    line('M80 56l4 44', PALE, 5),
  nuts: ({ main }) =>
    path('M52 74h96l-10 82c-1 6-5 10-11 10H73c-6 0-10-4-11-10z', main) +
    [
      [76, 66],
      [104, 56],
      [128, 68],
      [90, 78],
      [116, 82],
    ]
      .map(([x, y]) => oval(x ?? 0, y ?? 0, 15, 11, WOOD) + line(`M${(x ?? 0) - 9} ${y}c6-4 12-4 18 0`, '#8a5f3a', 3))
      .join('') +
    box(72, 108, 56, 34, 8, PALE) +
    oval(100, 125, 14, 10, WOOD),
  cookie: () =>
    disc(86, 108, 50, '#d6a564') +
    disc(86, 106, 44, '#e4ba7d') +
    [
      [70, 90],
      [98, 84],
      [84, 112],
      [108, 116],
      [66, 126],
    ]
      .map(([x, y]) => disc(x ?? 0, y ?? 0, 7, '#6a4128'))
      .join('') +
    disc(140, 74, 26, '#d6a564') +
    disc(140, 73, 22, '#e4ba7d') +
    disc(134, 68, 4, '#6a4128') +
    disc(146, 78, 4, '#6a4128'),
  chocolate: ({ main }) =>
    box(52, 36, 96, 128, 8, '#5b3623') +
    [44, 92].map((y) => [60, 104].map((x) => box(x, y, 36, 40, 4, '#7a4a31')).join('')).join('') +
    path('M46 104l12-8 14 10 14-10 14 10 14-10 14 10 14-10 12 8v58c0 5-3 8-8 8H54c-5 0-8-3-8-8z', main) +
    line('M66 136h68', PALE, 5),
} satisfies Glyphs;
