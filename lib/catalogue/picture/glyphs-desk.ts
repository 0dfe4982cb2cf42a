import { box, disc, line, oval, path, ringed } from './draw';
import type { Glyphs } from './glyph';
import { INK, METAL, PALE, WOOD } from './shades';

const SCREEN = '#2a3b57';
const SKY = '#6fa8dc';

export const deskGlyphs = {
  phonecase: ({ main, dark, light }) =>
    box(58, 28, 84, 146, 20, main) +
    box(64, 34, 72, 134, 15, dark) +
    box(66, 36, 68, 130, 13, main) +
    box(70, 42, 34, 36, 12, dark) +
    disc(80, 52, 7, INK) +
    disc(94, 68, 7, INK) +
    disc(95, 51, 3, PALE) +
    line('M74 96v54', light, 4) +
    ringed(100, 120, 20, light, 3),
  phone: ({ main, dark, light }) =>
    box(58, 26, 84, 150, 18, dark) +
    box(64, 33, 72, 136, 12, SCREEN) +
    path('M64 120c20-20 36 10 72-24v61c0 7-5 12-12 12H76c-7 0-12-5-12-12z', main) +
    box(88, 38, 24, 6, 3, INK) +
    disc(116, 74, 11, light) +
    line('M138 70v24', light, 2),
  film: ({ dark }) =>
    box(46, 36, 78, 136, 16, SCREEN) +
    box(52, 42, 66, 124, 12, '#3f5680') +
    `<g transform="rotate(9 120 100)">${box(76, 28, 78, 138, 16, '#dff0f8cc')}${line('M88 52l40 60M92 44l20 30', PALE, 4)}</g>` +
    line('M150 150l12 12', dark, 4),
  charger: ({ main, dark, light }) =>
    box(58, 62, 84, 92, 20, main) +
    box(76, 34, 10, 30, 3, METAL) +
    box(114, 34, 10, 30, 3, METAL) +
    box(74, 106, 52, 10, 5, INK) +
    box(74, 126, 52, 10, 5, INK) +
    line('M68 78v56', light, 4) +
    path('M102 72l-12 18h9l-4 14 13-19h-9z', dark),
  pad: ({ main, dark, light }) =>
    oval(100, 122, 68, 32, dark) +
    oval(100, 116, 68, 32, main) +
    oval(100, 115, 46, 20, light) +
    path('M104 100l-14 16h10l-4 14 14-17h-10z', dark) +
    line('M166 126c14 10 14 26 4 38', INK, 5),
  powerbank: ({ main, dark, light }) =>
    box(60, 34, 80, 134, 18, main) +
    box(66, 40, 68, 122, 14, dark) +
    box(68, 42, 64, 118, 12, main) +
    [0, 1, 2, 3].map((i) => disc(82 + i * 12, 62, 4, i < 3 ? '#7fd0a0' : light)).join('') +
    path('M104 82l-18 28h14l-6 24 20-30h-14z', light) +
    box(86, 162, 28, 6, 3, INK),
  cable: ({ main, dark, light }) =>
    line('M60 60c-30 30 20 70 50 40s60 0 30 40', main, 9) +
    line('M58 64c-24 28 20 60 48 34', light, 2) +
    `<g transform="rotate(40 64 52)">${box(52, 30, 24, 34, 6, dark)}${box(57, 16, 14, 16, 4, METAL)}</g>` +
    `<g transform="rotate(-40 136 148)">${box(124, 132, 24, 34, 6, dark)}${box(129, 164, 14, 14, 4, METAL)}</g>`,
  monitor: ({ main, dark, light }) =>
    box(22, 36, 156, 100, 10, main) +
    box(30, 44, 140, 80, 5, SCREEN) +
    path('M30 104c30-34 52-6 76-22s40-18 64-6v43c0 3-2 5-5 5H35c-3 0-5-2-5-5z', SKY) +
    disc(142, 64, 9, '#f2c14e') +
    box(90, 136, 20, 18, 0, dark) +
    box(62, 152, 76, 10, 5, main) +
    line('M90 130h20', light, 3),
  keyboard: ({ main, dark, light }) =>
    box(18, 70, 164, 76, 14, main) +
    [0, 1, 2]
      .map((row) =>
        Array.from({ length: 10 }, (_, i) =>
          box(28 + i * 14.6, 80 + row * 16, 11, 12, 3, (i + row) % 7 === 0 ? light : dark),
        ).join(''),
      )
      .join('') +
    box(28, 128, 22, 10, 3, dark) +
    box(56, 128, 84, 10, 3, dark) +
    box(146, 128, 26, 10, 3, dark),
  mouse: ({ main, dark, light }) =>
    path('M100 34c32 0 46 26 46 62v26c0 28-18 46-46 46s-46-18-46-46V96c0-36 14-62 46-62z', main) +
    line('M100 36v54M56 94h88', dark, 4) +
    box(93, 56, 14, 28, 7, INK) +
    line('M68 110c0 20 8 34 20 42', light, 4),
  laptop: ({ main, dark, light }) =>
    box(40, 44, 120, 82, 9, dark) +
    box(47, 51, 106, 68, 4, SCREEN) +
    path('M47 104c30-30 60 0 106-30v41c0 2-2 4-4 4H51c-2 0-4-2-4-4z', SKY) +
    path('M24 128h152l8 16c0 6-4 10-10 10H26c-6 0-10-4-10-10z', main) +
    box(82, 130, 36, 8, 3, light),
  tablet: ({ main, dark }) =>
    box(38, 42, 124, 112, 12, dark) +
    box(46, 50, 108, 96, 6, '#f3f1ea') +
    line('M60 70h60M60 84h76M60 98h70M60 112h76M60 126h40', '#aab0bb', 4) +
    `<g transform="rotate(32 150 110)">${box(146, 60, 9, 84, 4, main)}${path('M146 144h9l-4 10z', INK)}</g>`,
  camera: ({ main, dark, light }) =>
    path('M70 66l8-16h44l8 16z', dark) +
    box(28, 64, 144, 92, 16, main) +
    box(28, 84, 144, 14, 0, dark) +
    disc(100, 112, 38, '#20252e') +
    disc(100, 112, 29, '#3d4654') +
    disc(100, 112, 19, '#5b7fb0') +
    disc(92, 104, 6, PALE) +
    box(140, 70, 20, 8, 4, light) +
    disc(48, 74, 6, '#d9584f'),
  webcam: ({ main, dark, light }) =>
    box(40, 62, 120, 54, 24, main) +
    disc(100, 89, 22, INK) +
    disc(100, 89, 13, '#5b7fb0') +
    disc(95, 84, 4, PALE) +
    disc(140, 89, 4, '#7fd0a0') +
    path('M84 116h32l10 40H74z', dark) +
    line('M56 76h20', light, 4),
  stand: ({ main, dark, light }) =>
    path('M40 150h120l-10 12H50z', dark) +
    path('M62 150l24-54h16l-22 54z', main) +
    path('M120 150l24-54h-16l-24 54z', dark) +
    path('M36 98l124-24 6 12-124 24z', main) +
    line('M46 98l104-20', light, 3) +
    box(32, 98, 12, 16, 3, INK),
  hub: ({ main, dark, light }) =>
    line('M100 74c0-30-30-20-42-42', INK, 6) +
    box(30, 74, 140, 62, 14, main) +
    box(44, 100, 24, 14, 3, INK) +
    box(76, 100, 24, 14, 3, INK) +
    box(108, 100, 18, 14, 7, INK) +
    box(134, 100, 24, 14, 3, dark) +
    line('M44 86h70', light, 4),
  drive: ({ main, dark, light }) =>
    box(48, 36, 104, 130, 18, main) +
    line('M64 52h72', light, 4) +
    box(64, 120, 44, 26, 6, dark) +
    disc(132, 134, 5, '#7fd0a0') +
    line('M72 133h28', light, 3) +
    box(84, 166, 32, 8, 3, METAL),
  desklamp: ({ main, dark, light }) =>
    path('M118 76l38 78H70z', '#fff0c2') +
    line('M58 152L64 96l48-36', dark, 8) +
    disc(64, 96, 8, METAL) +
    path('M92 46l44 14c10 4 12 16 8 26l-44-16c-10-4-12-16-8-24z', main) +
    line('M100 54l30 10', light, 4) +
    oval(60, 158, 36, 9, main) +
    oval(60, 155, 36, 8, dark),
  nightlight: ({ main, dark, light }) =>
    disc(100, 90, 64, '#fff0c255') +
    path('M40 104c0-38 26-60 60-60s60 22 60 60c0 12-120 12-120 0z', main) +
    path('M82 112h36l6 46c0 5-4 8-8 8H84c-4 0-8-3-8-8z', '#fff3d6') +
    disc(76, 82, 8, light) +
    disc(104, 68, 10, light) +
    disc(128, 88, 7, light) +
    line('M44 106c30 10 82 10 112 0', dark, 3),
  clock: ({ main, dark, light }) =>
    line('M62 46l-16 14M138 46l16 14', dark, 10) +
    line('M66 152l-8 14M134 152l8 14', dark, 7) +
    disc(100, 104, 56, main) +
    disc(100, 104, 44, PALE) +
    line('M100 104V74M100 104l22 12', INK, 5) +
    disc(100, 104, 5, WOOD) +
    [0, 90, 180, 270]
      .map((turn) => `<g transform="rotate(${turn} 100 104)">${line('M100 65v7', light, 4)}</g>`)
      .join(''),
} satisfies Glyphs;
