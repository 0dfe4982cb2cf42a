import type { ColourId } from '../lexicon/lexicon';

/** What one drawing is coloured with: the variant's colour in three depths, and the ground behind it. */
export type Shades = { main: string; dark: string; light: string; ground: [string, string] };

const shade = (main: string, dark: string, light: string, from: string, to: string): Shades => ({
  main,
  dark,
  light,
  ground: [from, to],
});

/** Each colour that a variant can have. The grounds are pale, so that every drawing stands out on them. */
export const shades: Record<ColourId, Shades> = {
  black: shade('#3a3f4a', '#21252d', '#5d6472', '#f1f2f5', '#dcdfe6'),
  white: shade('#fbfbfd', '#cfd4de', '#ffffff', '#e9edf4', '#cfd7e4'),
  grey: shade('#8b929f', '#666d7a', '#b4bac5', '#f2f3f6', '#dde0e7'),
  silver: shade('#c3c9d3', '#929aa8', '#e6e9ee', '#f3f5f8', '#dae0e9'),
  gold: shade('#d6ab58', '#a97f33', '#efd596', '#fbf6ea', '#f0e3c6'),
  blue: shade('#4f86d9', '#2f5fae', '#8db4ee', '#eef4fd', '#d3e2f8'),
  navy: shade('#34486f', '#1f2d4a', '#5c74a3', '#eef1f7', '#d5dcea'),
  red: shade('#d3504e', '#a33130', '#ec8a84', '#fdf0ee', '#f7d9d5'),
  pink: shade('#ec9db3', '#cf7390', '#f8c9d5', '#fdf2f5', '#f8dde5'),
  green: shade('#5fa37a', '#3f7b57', '#97c9aa', '#eff7f2', '#d5eadd'),
  olive: shade('#7d8257', '#595e39', '#a9ae83', '#f4f5ec', '#e1e4d0'),
  brown: shade('#96694a', '#6c4830', '#bf9373', '#f8f2ec', '#eaddd0'),
  beige: shade('#d9c3a2', '#b59b76', '#eddfc8', '#faf6ef', '#efe5d5'),
  yellow: shade('#eec14c', '#c6982a', '#f7dd8f', '#fdf8e8', '#f8ebc2'),
  orange: shade('#e58a49', '#bb6526', '#f3b485', '#fdf3ea', '#f8dfca'),
  purple: shade('#9378c4', '#6d549c', '#bba8de', '#f4f0fa', '#e2d9f1'),
  clear: shade('#d8e7ee', '#a9c2ce', '#f2f9fc', '#eef5f8', '#d6e5ec'),
  multicolour: shade('#5b9bd5', '#e2725b', '#f2c14e', '#f3f7fb', '#e4eaf3'),
};

/** Things that don't take the variant's colour. */
export const INK = '#2f3541';
export const METAL = '#c6ccd6';
export const PALE = '#ffffff';
export const WOOD = '#b98b5e';
export const SKIN = '#f3e3cf';
export const LEAF = '#78a36b';
