/** Which places of a shown list a sentence points at, counted from 0; `last` places need the list's length. */

const NUMERALS: Record<string, number> = {
  ...{ 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
};

const numeral = (said: string): number => NUMERALS[said] ?? Number(said);

const POINTED = [
  /第\s*([一二三四五六七八九十]|10|[1-9])\s*(?:个|款|件|双|副|条|只|台|种|样)?/gu,
  /(?<![\d一二三四五六])([1-9])\s*号(?!码)/gu,
  /\b(first|second|third|fourth|fifth|sixth)\b/g,
  /\b([1-9]|10)(?:st|nd|rd|th)\b/g,
  /(?:\b(?:number|no\.?|option|item|pick)\s*|#)([1-6]|one|two|three|four|five|six)\b/g,
];
const PAIRS = [
  /(?<![\d.])([1-6])\s*(?:和|跟|与|、|,|，|and|vs\.?|or|还是|&)\s*([1-6])(?![\d.%]|\s*(?:码|寸|块|元|个人|gb|inch))/g,
  /第?([一二三四五六])\s*(?:和|跟|与|、)\s*第?([一二三四五六])(?:个|款|件)?(?=有|哪|的|比|差|区|$|[，,？?])/gu,
];
const FIRST_N = [
  /前\s*([两二三四五2-5])\s*(?:个|款|件|双|样|种)/gu,
  /\b(?:first|top)\s+(two|three|four|five|[2-5])\b/g,
];
const LAST = /最后(?:一)?(?:个|款|件|双)|\blast one\b|\bthe last\b/;
const ALL = /这(?:两|二|三|几|些)(?:个|款|件|双)?|它们|都(?:比较|对比)|\b(?:these|them|all of (?:them|these)|both)\b/;

export type Pointed = { places: number[]; all: boolean };

/** Places in the order of the list. `count`: how many the list shows; places beyond it are kept for an honest answer. */
export function pointedAt(words: string, count: number): Pointed {
  const text = words.normalize('NFKC').toLowerCase();
  const places = new Set<number>();
  let rest = text;
  for (const pattern of FIRST_N) {
    for (const match of rest.matchAll(pattern)) {
      for (let place = 0; place < numeral(match[1] ?? ''); place++) places.add(place);
    }
    rest = rest.replace(pattern, ' ');
  }
  for (const pattern of [...POINTED, ...PAIRS]) {
    for (const match of rest.matchAll(pattern)) {
      for (const said of match.slice(1)) places.add(numeral(said) - 1);
    }
  }
  if (LAST.test(text) && count > 0) places.add(count - 1);
  return { places: [...places].filter((place) => place >= 0).toSorted((a, b) => a - b), all: ALL.test(text) };
}
