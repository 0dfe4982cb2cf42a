import { box, disc, line, oval, path } from './draw';
import type { Glyphs } from './glyph';
import { INK, METAL, PALE } from './shades';

const TEE = 'M74 46l-40 22 12 32 16-6v62c0 4 3 6 6 6h64c3 0 6-2 6-6V94l16 6 12-32-40-22c-6 14-46 14-52 0z';
const LONG =
  'M74 44l-34 18-14 82 24 6 12-48v54c0 4 3 6 6 6h64c3 0 6-2 6-6v-54l12 48 24-6-14-82-34-18c-6 14-46 14-52 0z';

export const wearGlyphs = {
  runner: ({ main, dark, light }) =>
    path('M30 140c-4-24 4-48 12-60 10 12 26 14 36 2 14 24 40 36 74 42 16 4 22 12 20 24H34c-2 0-4-4-4-8z', main) +
    path('M30 140h142c2 12-2 18-12 18H42c-8 0-12-6-12-18z', PALE) +
    path('M30 148h140c-2 8-6 10-12 10H42c-6 0-10-2-12-10z', dark) +
    line('M78 92l18-8M90 104l18-10M104 114l18-10', PALE, 4) +
    path('M60 132c26 0 50-8 62-16-8 18-28 24-58 24z', light),
  sneaker: ({ main, dark, light }) =>
    path('M32 142V76c12 10 28 10 40 0 10 24 40 42 74 46 16 2 24 10 24 24z', main) +
    box(30, 140, 142, 18, 9, PALE) +
    line('M34 149h134', dark, 3) +
    line('M74 92l16-6M84 104l18-8M98 114l16-8', dark, 4) +
    path('M136 120c18 2 34 8 34 22h-40c0-8 2-16 6-22z', light),
  hightop: ({ main, dark, light }) =>
    path('M46 142V46h50c-2 34 18 66 52 74 16 4 22 12 22 24z', main) +
    path('M46 46h50v14H46z', dark) +
    box(42, 140, 130, 18, 9, PALE) +
    line('M80 70h18M82 84h20M88 98h20M98 110h18', light, 4) +
    line('M46 149h122', dark, 3),
  boot: ({ main, dark, light }) =>
    path('M58 142V40h52v58c0 14 14 20 36 24 14 4 20 10 20 22z', main) +
    path('M54 34h60v20H54z', light) +
    path('M52 142h116v8c0 6-4 10-10 10H62c-6 0-10-4-10-10z', INK) +
    line('M88 66h22M88 80h22M90 94h24', dark, 4),
  loafer: ({ main, dark, light }) =>
    path('M30 138c0-22 4-44 14-52 14 16 34 14 46 4 20 24 78 22 80 48z', main) +
    path('M70 96c8 0 16-2 20-6 10 12 28 18 44 22-8 12-54 8-64-16z', dark) +
    path('M28 138h144c0 10-6 14-14 14H96l-4-4H44c-10 0-16-2-16-10z', INK) +
    line('M88 104l24 8', light, 4),
  heel: ({ main, dark, light }) =>
    path('M44 62c20 8 36 34 62 56 20 16 46 16 62 30v8h-66C76 146 66 122 52 112l-2 46h-8l-6-62c-2-14 2-28 8-34z', main) +
    path('M44 62c20 8 36 34 62 56-24 2-40-12-54-22-8-6-12-20-8-34z', dark) +
    line('M112 128c14 8 30 10 46 18', light, 3),
  sandal: ({ main, dark, light }) =>
    path('M28 142c0-8 6-12 14-12h96c20 0 32 6 34 20H40c-8 0-12-2-12-8z', '#caa67c') +
    path('M30 146h142c0 8-6 12-12 12H42c-8 0-12-4-12-12z', INK) +
    path('M46 130c0-22 10-44 30-50l10 10c-14 8-20 22-20 40z', main) +
    path('M96 130c2-22 10-34 24-42l12 10c-12 8-16 18-16 32z', dark) +
    disc(80, 84, 5, METAL) +
    line('M48 96c14 4 22 4 34-4', light, 6),
  slipper: ({ main, dark, light }) =>
    path('M26 144c0-12 10-16 30-18 30-2 40-40 78-36 26 4 38 26 38 54z', main) +
    path('M56 126c30-2 40-40 78-36-22 8-30 34-34 54H40c-4-8 4-16 16-18z', dark) +
    box(24, 142, 150, 14, 7, light),
  insole: ({ main, dark, light }) =>
    path('M72 30c22 0 30 22 26 50-4 26-2 34-4 58-2 18-10 28-22 28s-20-10-20-28c0-22 2-32-2-56-4-30 0-52 22-52z', main) +
    path('M72 118c12 0 18 10 16 24-2 12-8 18-16 18s-14-6-14-18 2-24 14-24z', light) +
    path('M128 34c22 0 26 22 22 52-4 24-2 34-2 56 0 18-8 28-20 28s-20-10-22-28c-2-24 0-32-4-58-4-28 4-50 26-50z', dark),
  jacket: ({ main, dark, light }) =>
    path(LONG, main) +
    path('M80 44c6-14 34-14 40 0l-20 20z', dark) +
    line('M100 62v98', light, 4) +
    line('M70 128h18M112 128h18', dark, 4) +
    line('M62 104v52M138 104v52', dark, 3),
  puffer: ({ main, dark, light }) =>
    path(LONG, main) +
    path('M78 46c2-20 42-20 44 0l-22 14z', dark) +
    [80, 98, 116, 134].map((y) => line(`M64 ${y}c20 6 52 6 72 0`, dark, 3)).join('') +
    line('M38 90l22 6M34 114l22 6M162 90l-22 6M166 114l-22 6', dark, 3) +
    line('M100 60v100', light, 4),
  coat: ({ main, dark, light }) =>
    path('M76 36l-34 18-10 84 20 4 10-44v72c0 3 2 4 4 4h68c2 0 4-1 4-4V98l10 44 20-4-10-84-34-18z', main) +
    path('M76 36l24 44 24-44 10 8-20 50-14-12-14 12-20-50z', dark) +
    line('M100 84v88M64 112h72', light, 3) +
    disc(92, 102, 3, light) +
    disc(108, 102, 3, light),
  tshirt: ({ main, dark, light }) =>
    path(TEE, main) +
    line('M76 48c10 16 38 16 48 0', dark, 5) +
    line('M62 96v48M138 96v48', dark, 2) +
    line('M70 148h60', light, 3),
  shirt: ({ main, dark, light }) =>
    path(LONG, main) +
    path('M78 42l22 24 22-24 8 10-18 24-12-10-12 10-18-24z', light) +
    line('M100 66v94', dark, 2) +
    [84, 102, 120, 138].map((y) => disc(100, y, 3, dark)).join('') +
    line('M114 92h16v14h-16z', dark, 2),
  sweater: ({ main, dark, light }) =>
    path(LONG, main) +
    line('M78 46c10 14 34 14 44 0', dark, 7) +
    line('M64 152h72', dark, 7) +
    [78, 92, 106, 120].map((y) => line(`M70 ${y}l10 8 10-8 10 8 10-8 10 8 10-8`, light, 3)).join(''),
  hoodie: ({ main, dark, light }) =>
    path('M70 56c-4-36 64-36 60 0l-30 20z', dark) +
    path(LONG, main) +
    path('M76 48c6 22 42 22 48 0l-4 24c-8 8-32 8-40 0z', dark) +
    path('M76 116h48l10 30H66z', light) +
    line('M92 74v22M108 74v22', PALE, 3),
  dress: ({ main, dark, light }) =>
    path('M80 34c4 14 36 14 40 0l8 6-6 46 32 76c-30 10-78 10-108 0l32-76-6-46z', main) +
    line('M78 88h44', dark, 6) +
    line('M86 100l-16 60M100 100v66M114 100l16 60', light, 3),
  trousers: ({ main, dark, light }) =>
    path('M64 36h72l12 128h-34l-14-88-14 88H52z', main) +
    path('M64 36h72l2 14H62z', dark) +
    line('M100 50v26M72 56c0 10-4 14-10 16M128 56c0 10 4 14 10 16', light, 3),
  socks: ({ main, dark, light }) =>
    path('M66 34h32v66c0 10-6 18-16 26l-18 16c-12 10-30-6-20-20l22-30z', light) +
    path('M108 42h34v68c0 10-6 18-16 26l-18 16c-14 12-32-6-20-20l20-28z', main) +
    box(106, 38, 38, 18, 6, dark) +
    box(64, 30, 36, 18, 6, dark) +
    oval(100, 142, 12, 10, dark),
  scarf: ({ main, dark, light }) =>
    path('M58 52c20-18 64-18 84 0 8 22-10 38-42 38S50 74 58 52z', main) +
    path('M104 80l34 6 2 70H106z', main) +
    path('M70 80l32 4-8 58-32-4z', dark) +
    line('M106 120h34M106 132h34', light, 4) +
    [110, 118, 126, 134].map((x) => line(`M${x} 156v10`, main, 3)).join('') +
    line('M66 62c20 12 48 12 68 0', light, 4),
  gloves: ({ main, dark, light }) =>
    path(
      'M60 160V92l-16-22c-4-8 6-14 12-8l12 12V46c0-10 12-10 12 0v24-32c0-10 13-10 13 0v32-26c0-9 12-9 12 0v30-16c0-9 11-9 11 0v64c0 14-6 18-8 24v14z',
      main,
    ) +
    box(58, 140, 52, 24, 8, dark) +
    line('M80 76v20M93 76v20M105 80v16', dark, 2) +
    line('M72 110c8 8 22 8 30 0', light, 3) +
    path('M124 162V96c8-4 12-12 20-18 8-4 16 4 10 12l-8 16v56z', light),
  cap: ({ main, dark, light }) =>
    path('M40 116c0-44 26-64 60-64s60 20 60 64z', main) +
    path('M96 116h70c20 4 26 18 20 24-20-8-60-10-90-8z', dark) +
    line('M100 52v62M72 60c-8 16-10 34-10 54M128 60c8 16 10 34 10 54', light, 3) +
    disc(100, 52, 6, dark),
  belt: ({ main, dark, light }) =>
    path('M40 100c0-40 120-40 120 0s-120 40-120 0zm22 0c0 22 76 22 76 0s-76-22-76 0z', main, ' fill-rule="evenodd"') +
    line('M48 98c4-26 100-26 104 0', light, 3) +
    box(84, 112, 40, 34, 6, METAL) +
    box(92, 120, 24, 18, 3, dark) +
    line('M104 129h24', METAL, 4),
} satisfies Glyphs;
