import { box, disc, line, oval, path } from './draw';
import type { Glyphs } from './glyph';
import { INK, LEAF, METAL, PALE, WOOD } from './shades';

export const homeGlyphs = {
  pillow: ({ main, dark, light }) =>
    path('M34 64c40-12 92-12 132 0 10 24 10 52 0 76-40 12-92 12-132 0-10-24-10-52 0-76z', main) +
    line('M46 76c36-8 72-8 108 0M46 128c36 8 72 8 108 0', dark, 3) +
    path('M34 64l18 10M166 64l-18 10M34 140l18-10M166 140l-18-10', dark) +
    line('M60 92c16-6 34-8 50-6', light, 5),
  folded: ({ main, dark, light }) =>
    box(36, 116, 128, 42, 18, dark) +
    box(36, 82, 128, 42, 18, main) +
    box(36, 48, 128, 42, 18, light) +
    line('M60 69h86M60 103h86M60 137h86', dark, 3) +
    box(112, 48, 22, 110, 0, main) +
    line('M123 52v102', light, 3),
  officechair: ({ main, dark, light }) =>
    box(66, 30, 68, 74, 20, main) +
    [46, 58, 70, 82].map((y) => line(`M76 ${y}h48`, light, 3)).join('') +
    box(54, 108, 92, 22, 11, dark) +
    line('M54 112V88M146 112V88', INK, 7) +
    line('M100 130v20M100 150l-32 12M100 150l32 12M100 150v14', METAL, 6) +
    disc(66, 166, 6, INK) +
    disc(134, 166, 6, INK) +
    disc(100, 168, 6, INK),
  humidifier: ({ main, dark, light }) =>
    line('M92 44c-10-12 8-18 0-30M110 48c-8-10 8-16 2-28', '#b7c8d8', 5) +
    path('M100 52c30 0 46 20 46 58 0 36-16 54-46 54s-46-18-46-54c0-38 16-58 46-58z', main) +
    oval(100, 62, 20, 7, dark) +
    line('M66 104c0 22 8 36 20 44', light, 5) +
    disc(100, 136, 9, '#7fd0c0') +
    oval(100, 166, 34, 5, dark),
  candle: ({ main, dark, light }) =>
    path('M100 24c10 12 12 20 8 28-2 6-14 6-16 0-4-8 4-14 8-28z', '#f0a23b') +
    line('M100 54v16', INK, 4) +
    box(58, 68, 84, 96, 14, main) +
    oval(100, 72, 40, 9, dark) +
    box(72, 98, 56, 42, 6, PALE) +
    line('M82 112h36M88 124h24', dark, 3) +
    line('M66 88v62', light, 4),
  vacuum: ({ main, dark, light }) =>
    line('M128 60L74 142', METAL, 9) +
    path('M40 142h64l8 20H34z', dark) +
    `<g transform="rotate(33 130 62)">${box(112, 30, 40, 64, 14, main)}${box(118, 44, 28, 30, 8, light)}</g>` +
    line('M140 34c20-4 30 16 18 30', INK, 8),
  vase: ({ main, dark, light }) =>
    line('M100 78V38M100 62c-12-4-22-14-24-26M100 56c12-2 20-12 24-24', LEAF, 4) +
    oval(74, 30, 9, 14, '#ec9db3') +
    oval(100, 28, 10, 15, '#e2725b') +
    oval(126, 28, 9, 14, '#f2c14e') +
    path('M82 74h36c-2 16 26 28 26 56 0 24-18 36-44 36s-44-12-44-36c0-28 28-40 26-56z', main) +
    line('M70 118c-2 16 4 28 12 34', light, 5) +
    box(80, 70, 40, 9, 4, dark),
  hairdryer: ({ main, dark, light }) =>
    path('M84 112l30-6 14 52c2 8-2 12-8 12h-12c-6 0-10-4-12-10z', dark) +
    disc(98, 80, 42, main) +
    path('M104 44l66 14c4 1 6 4 6 8v28c0 4-2 7-6 8l-66 14z', main) +
    disc(92, 80, 22, dark) +
    disc(92, 80, 12, light) +
    box(166, 58, 12, 44, 4, INK),
  toothbrush: ({ main, dark, light }) =>
    `<g transform="rotate(18 100 100)">` +
    box(92, 26, 16, 34, 6, PALE) +
    [30, 37, 44, 51].map((y) => line(`M108 ${y}h12`, '#7fb6d6', 4)).join('') +
    box(96, 58, 8, 26, 3, METAL) +
    box(84, 82, 32, 92, 15, main) +
    box(94, 102, 12, 22, 6, dark) +
    line('M90 96v62', light, 3) +
    '</g>',
  shaver: ({ main, dark, light }) =>
    box(66, 82, 68, 88, 26, main) +
    path('M60 84c0-30 16-50 40-50s40 20 40 50z', dark) +
    disc(84, 66, 14, METAL) +
    disc(116, 66, 14, METAL) +
    disc(100, 50, 13, METAL) +
    disc(84, 66, 6, INK) +
    disc(116, 66, 6, INK) +
    disc(100, 50, 6, INK) +
    disc(100, 124, 11, light),
  brushes: ({ main, dark, light }) =>
    [-22, 0, 22]
      .map(
        (turn, i) =>
          `<g transform="rotate(${turn} 100 168)">${path('M88 64c0-24 12-36 12-36s12 12 12 36z', i === 1 ? light : main)}${box(89, 64, 22, 24, 3, METAL)}${box(93, 86, 14, 82, 6, dark)}</g>`,
      )
      .join(''),
  massagegun: ({ main, dark, light }) =>
    disc(48, 70, 18, INK) +
    box(58, 62, 24, 16, 4, METAL) +
    box(76, 42, 92, 56, 26, main) +
    path('M106 94h34l8 64c1 8-4 12-10 12h-20c-6 0-10-4-10-10z', dark) +
    line('M92 56h50', light, 4) +
    disc(146, 70, 9, light),
  blocks: () =>
    box(34, 106, 62, 54, 6, '#d3504e') +
    box(104, 106, 62, 54, 6, '#4f86d9') +
    box(68, 50, 64, 54, 6, '#eec14c') +
    [44, 70, 114, 140].map((x) => box(x, 98, 18, 10, 3, x < 100 ? '#a33130' : '#2f5fae')).join('') +
    [78, 104].map((x) => box(x, 42, 18, 10, 3, '#c6982a')).join('') +
    box(40, 114, 6, 38, 3, '#ec8a84') +
    box(110, 114, 6, 38, 3, '#8db4ee') +
    box(74, 58, 6, 38, 3, '#f7dd8f'),
  plush: ({ main, dark, light }) =>
    disc(66, 52, 19, main) +
    disc(134, 52, 19, main) +
    disc(66, 52, 10, light) +
    disc(134, 52, 10, light) +
    oval(100, 136, 42, 36, main) +
    oval(100, 140, 24, 24, light) +
    disc(100, 82, 44, main) +
    oval(100, 96, 20, 16, light) +
    disc(84, 76, 5, INK) +
    disc(116, 76, 5, INK) +
    oval(100, 90, 7, 5, INK) +
    line('M94 102c4 4 8 4 12 0', dark, 3) +
    oval(60, 130, 12, 20, dark) +
    oval(140, 130, 12, 20, dark),
  puzzle: () =>
    path(
      'M44 54h40c-6-22 28-22 22 0h40v40c-22-6-22 28 0 22v40h-40c6-22-28-22-22 0H44v-40c22 6 22-28 0-22z',
      '#5b9bd5',
    ) +
    path('M44 94V54h40c-6-22 28-22 22 0v34c-8-8-24-4-24 8-8-4-20-2-38-2z', '#f2c14e') +
    path('M146 116v40h-40c6-22-28-22-22 0', '#e2725b') +
    line('M60 66h14', PALE, 5),
  boardgame: () =>
    path('M30 118l70-40 70 40-70 40z', '#5b9bd5') +
    path('M65 98l35-20 35 20-35 20zM65 138l35-20 35 20-35 20z', '#f3e3cf') +
    path('M80 106c0-14 8-16 8-26a13 13 0 1 1 24 0c0 10 8 12 8 26z', '#d3504e') +
    disc(100, 68, 5, '#ec8a84') +
    `<g transform="rotate(-14 146 84)">${box(132, 72, 28, 28, 6, PALE)}${disc(140, 80, 3, INK)}${disc(152, 92, 3, INK)}${disc(146, 86, 3, INK)}</g>`,
  doll: ({ main, dark, light }) =>
    path('M64 74c-8-50 80-50 72 0l6 34H58z', WOOD) +
    disc(100, 72, 30, '#f3dcc4') +
    path('M70 66c10-18 50-18 60 0-16-6-44-6-60 0z', WOOD) +
    disc(89, 76, 4, INK) +
    disc(111, 76, 4, INK) +
    line('M94 88c4 4 8 4 12 0', '#cf7390', 3) +
    path('M82 102h36l26 60c-24 8-64 8-88 0z', main) +
    line('M78 120h44', light, 4) +
    line('M64 150c20 8 52 8 72 0', dark, 3),
  kite: ({ main, dark }) =>
    path('M112 26l46 52-58 66-42-66z', main) +
    path('M112 26l-12 118-42-66z', '#f2c14e') +
    path('M158 78l-58 66 6-66z', dark) +
    line('M112 26l-12 118M58 78h100', PALE, 3) +
    line('M100 144c-24 8 8 18-14 30', INK, 3) +
    path('M88 156l-12-6 2 14zM96 170l-12-4 4 12z', dark),
  crayons: () =>
    ['#d3504e', '#eec14c', '#5fa37a', '#4f86d9', '#9378c4']
      .map(
        (fill, i) =>
          path(`M${52 + i * 20} 62l8-22 8 22v60H${52 + i * 20}z`, fill) + line(`M${54 + i * 20} 78h12`, PALE, 3),
      )
      .join('') +
    path('M40 96h120v60c0 6-4 10-10 10H50c-6 0-10-4-10-10z', '#e9e4d8') +
    path('M56 138c20-30 28 16 46-10s28 18 44-6', 'none') +
    line('M58 136c18-26 26 14 44-8s26 14 40-6', '#e2725b', 5),
} satisfies Glyphs;
