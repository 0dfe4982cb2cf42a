import { simplified } from './traditional';

const PIECES =
  /\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\d+(?:\.\d+)?|\p{Script=Latin}+(?:['’]\p{Script=Latin}+)?|\p{L}+|[,，、/&]|[;:!?…|()[\]{}（）。；：！？\n]/gu;

/** The unit that stands for a comma-like border, across which a list goes on, and for one that ends a statement. */
export const LIST_BORDER = ',';
export const BORDER = '|';

/** English plural and possessive forms to one form: "nuts" and "nut", "men's" and "men". */
function singular(word: string): string {
  const bare = word.replace(/['’]s?$/, '').replace(/['’]/g, '');
  if (bare.length < 4 || /(ss|us|is|ous)$/.test(bare)) return bare;
  if (bare.endsWith('ies') && bare.length > 4) return `${bare.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(bare)) return bare.slice(0, -2);
  return bare.endsWith('s') ? bare.slice(0, -1) : bare;
}

/**
 * A text as comparable units: Chinese characters one by one, Latin words in lower case and singular, numbers apart
 * from letters ("iPhone15" is `iphone`, `15`), borders as `,` or `|`. Width, case and accents are folded.
 */
export function units(text: string): string[] {
  const folded = simplified(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
  const found: string[] = [];
  for (const [piece] of folded.matchAll(PIECES)) {
    if (/^[,，、/&]$/.test(piece)) found.push(LIST_BORDER);
    else if (/^[;:!?…|()[\]{}（）。；：！？\n]$/.test(piece)) found.push(BORDER);
    else found.push(/^[a-z]/.test(piece) ? singular(piece) : piece);
  }
  return found;
}

const HAN = /^\p{Script=Han}$/u;

/** Whether a unit is one Chinese character. */
export function isHan(unit: string | undefined): boolean {
  return unit !== undefined && HAN.test(unit);
}
