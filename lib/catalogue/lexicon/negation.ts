import { isHan } from './units';

const DENIES = new Set(['no', 'without', 'zero', 'non', 'not', 'never', '0', 'minus', 'except', 'excluding']);
const BETWEEN = new Set([
  'any',
  'added',
  'real',
  'the',
  'a',
  'an',
  'of',
  'from',
  'contain',
  'containing',
  'with',
  'use',
]);
const DENIES_ZH =
  /(?:不含有?|不要|别要|除了|排除|不带|没有|不加|未添加|未加|无添加|零添加|不使用|未使用|不用|不是|杜绝|拒绝|避免|无|非|零|免|未含|不)(?:任何|人工|添加|有)?$/;

/**
 * Whether a text denies the thing named by its units from `start` to `end`: "nickel-free", "free of nickel", "no
 * added sugar", "无镍", "不含任何坚果".
 */
export function negatedAt(text: string[], start: number, end: number): boolean {
  if (text[end] === 'free' && text[end + 1] !== 'of') return true;
  let at = start - 1;
  for (let steps = 0; steps < 3 && BETWEEN.has(text[at] ?? ''); steps++) {
    if (text[at] === 'of' && text[at - 1] === 'free') return true;
    at -= 1;
  }
  if (DENIES.has(text[at] ?? '')) return true;
  let from = start;
  while (from > 0 && start - from < 6 && isHan(text[from - 1])) from -= 1;
  return DENIES_ZH.test(text.slice(from, start).join(''));
}
