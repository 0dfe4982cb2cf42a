import type { Numeral } from './numeral';
import { digitsAt } from './numerals-digits';
import { englishAt, englishStart } from './numerals-en';
import { chineseAt } from './numerals-zh';

const start = new RegExp(
  `\\d|(?<=^|[ $€£¥])\\.\\d|[一二两三四五六七八九十百千万半零〇几数俩廿卅]|${englishStart.source}`,
  'g',
);

/** More numerals than this are a pasted table, not a sentence; the rest is not read. */
const most = 200;

/** Every number of a folded text, in order, without overlaps. Whether one is a price is for others to say. */
export function numeralsIn(folded: string): Numeral[] {
  const found: Numeral[] = [];
  start.lastIndex = 0;
  for (let hit = start.exec(folded); hit && found.length < most; hit = start.exec(folded)) {
    const at = hit.index;
    const first = folded[at] ?? '';
    const numeral = /[a-z]/.test(first)
      ? englishAt(folded, at)
      : first === '.'
        ? digitsAt(folded, at)
        : chineseAt(folded, at);
    if (!numeral) {
      const run = /[\d.,']+/y;
      run.lastIndex = at;
      if (run.test(folded)) start.lastIndex = run.lastIndex;
      continue;
    }
    if (found.length && numeral.start < (found.at(-1)?.end ?? 0)) continue;
    found.push(loosely(numeral, folded));
    start.lastIndex = Math.max(numeral.end, at + 1);
  }
  return found;
}

/** "60ish", "a hundred-something"; "50+ dollars". */
function loosely(numeral: Numeral, folded: string): Numeral {
  const ish = /^(?:-?ish|[- ]something)(?![a-z])/.exec(folded.slice(numeral.end, numeral.end + 11));
  if (/^\+ ?(?:[$€£¥元块]|[a-z]{3})/.test(folded.slice(numeral.end, numeral.end + 5))) {
    return { ...numeral, end: numeral.end + 1, kind: 'atLeast' };
  }
  return ish ? { ...numeral, end: numeral.end + ish[0].length, kind: 'about' } : numeral;
}
