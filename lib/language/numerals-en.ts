import type { Numeral } from './numeral';

const ones: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, i) => [word, i + 1]),
);
const tens: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, (i + 2) * 10]),
);
const scales: Record<string, number> = { hundred: 100, thousand: 1000, grand: 1000, million: 1e6 };
const token = /[ -]?([a-z]+)/y;

/** English number words: twenty-five, a hundred and fifty, twelve hundred, two grand, a couple hundred, a few hundred. */
export function englishAt(folded: string, at: number): Numeral | null {
  let end = at;
  let total = 0;
  let group: number | null = null;
  let kind: Numeral['kind'] = 'exact';
  let low: number | null = null;
  let scale = 1;
  let lastWasOne = false;
  for (let count = 0; count < 12; count += 1) {
    token.lastIndex = end;
    const found = token.exec(folded);
    const word = found?.[1] ?? '';
    if (!found || (count > 0 && /^[a-z]/.test(found[0]))) break;
    const next = (pattern: RegExp) => pattern.test(folded.slice(token.lastIndex, token.lastIndex + 22));
    if (count === 0 && (word === 'a' || word === 'half')) {
      if (!next(/^ (?:a )?(?:hundred|thousand|grand|million|couple (?:of )?(?:hund|thou|gran)|few (?:hund|thou))/))
        break;
      group = word === 'half' ? 0.5 : 1;
    } else if (count === 1 && group === 0.5 && word === 'a') {
      // "half a grand"
    } else if (word === 'couple' && next(/^ (?:of )?(?:hundred|thousand|grand)/)) {
      group = 2;
      kind = 'about';
    } else if ((word === 'few' || word === 'several') && next(/^ (?:hundred|thousand)/)) {
      group = 9;
      low = 2;
      kind = 'between';
    } else if (word === 'of' && kind === 'about' && count <= 2) {
      // "a couple of hundred"
    } else if (
      word === 'and' &&
      scale >= 100 &&
      next(/^ (?:[a-z]+teen|[a-z]+ty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![a-z])/)
    ) {
      // "a hundred and fifty"
    } else if (tens[word] !== undefined) {
      // "two fifty" is 250.
      if (lastWasOne && group !== null && group < 10) group *= 100;
      if (group !== null && group % 100 !== 0) break;
      group = (group ?? 0) + tens[word];
      lastWasOne = false;
    } else if (ones[word] !== undefined) {
      if (lastWasOne || (group !== null && (group % 10 !== 0 || ones[word] > 9) && group % 100 !== 0)) break;
      group = (group ?? 0) + ones[word];
      lastWasOne = true;
    } else if (scales[word] !== undefined && group !== null) {
      const factor = scales[word];
      scale = factor;
      if (low !== null) low *= factor;
      if (factor === 100) group *= 100;
      else {
        total += group * factor;
        group = 0;
      }
      lastWasOne = false;
    } else break;
    end = token.lastIndex;
  }
  if (group === null || end === at) return null;
  const value = total + group;
  return { start: at, end, low: low ?? value, high: value, kind, scale };
}

export const englishStart =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a (?:hundred|thousand|grand|couple|few)|half a (?:grand|million)|couple|few|several)(?![a-z])/;
