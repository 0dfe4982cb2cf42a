import { HAN_NUMERALS, hanNumber } from './han-number';
import { latinWords, stem } from './words';

/** Two values with at least this share of character pairs in common can say the same thing. */
const ALIKE = 0.6;

const FREE_LATIN = new Set(
  'a an the is are am be i me my mine he she they user users person customer of to for please very really quite also too always usually generally normally and'.split(
    ' ',
  ),
);
const FREE_HAN =
  /(?<=[寄送发發])到|[对對的了呢啊吧呀哦嘛我您你很也都就是会會一般通常平时平時比较比較用户用戶本人和及]/gu;
const NEGATION =
  /[不非无無没沒别別勿忌免未拒除禁戒]|\b(?:no|not|never|without|non|except|avoid\w*|free|cannot|hates?|dislikes?)\b|n't\b/g;
/** Words that make the order of things part of what is said. */
const ORDER =
  /[比先再换換从從到由给給]|胜过|勝過|优于|不如|而不是|\b(?:over|than|rather|instead|before|after|from|to|then|versus|vs|but)\b/;
const NUMBER = /\d+(?:[.,]\d+)*/g;

/** NFKC, lower case, numbers in one form. */
function flatten(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(HAN_NUMERALS, hanNumber)
    .replace(NUMBER, (number) => number.replace(/,(?=\d{3}(?!\d))/g, '').replace(/\.0+$/, ''));
}

function pairs(text: string): Set<string> {
  const chars = [...text.replace(/[^\p{L}\p{N}]/gu, '')];
  if (chars.length === 1) return new Set(chars);
  return new Set(chars.slice(1).map((char, i) => `${chars[i]}${char}`));
}

function jaccard(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** What a text is about, in order: stems, numbers, Han characters; filler and doubling taken out. */
function content(text: string): string[] {
  const units: string[] = [];
  const bare = text.replace(FREE_HAN, '');
  for (const match of bare.matchAll(
    /\d+(?:[.,]\d+)*|\p{Script=Han}|[^\P{L}\p{Script=Han}][^\P{L}\p{Script=Han}'\p{M}]*|[^\p{L}\p{N}\s\p{P}]/gu,
  )) {
    const [word] = latinWords(match[0]);
    if (word !== undefined && FREE_LATIN.has(word)) continue;
    const unit = word === undefined ? match[0] : stem(word);
    if (unit !== units.at(-1)) units.push(unit);
  }
  return units;
}

const sameList = (a: string[], b: string[]) => a.length === b.length && a.every((unit, i) => unit === b[i]);
const sorted = (list: Iterable<string>) => [...list].sort();

/**
 * Whether two values say the same thing. Alike in letters isn't enough: a number, size, unit, place, negation or other
 * word of content that only one of them has makes them different, and so does another order where order means something.
 */
export function saysTheSame(a: string, b: string): boolean {
  const left = flatten(a);
  const right = flatten(b);
  const bare = [left, right].map((text) => pairs(text.replace(FREE_HAN, ''))) as [Set<string>, Set<string>];
  if (Math.max(jaccard(pairs(left), pairs(right)), jaccard(...bare)) < ALIKE) return false;
  if (!sameList(sorted(left.match(NUMBER) ?? []), sorted(right.match(NUMBER) ?? []))) return false;
  const negations = left.match(NEGATION) ?? [];
  if (!sameList(sorted(negations), sorted(right.match(NEGATION) ?? []))) return false;
  const leftContent = content(left);
  const rightContent = content(right);
  const ordered = negations.length > 0 || ORDER.test(left) || ORDER.test(right);
  return ordered
    ? sameList(leftContent, rightContent)
    : sameList(sorted(new Set(leftContent)), sorted(new Set(rightContent)));
}
