import type { Sentence, Span } from './sentence';
import type { SizeSaid } from './understanding';

export type SizeRead = Span & SizeSaid;

const systems: [string, string][] = [
  ['US', 'us|usa|美国|美'],
  ['UK', 'uk|gb|英国|英'],
  ['EU', 'eu|eur|欧洲|欧'],
  ['JP', 'jp|jpn|日本|日'],
  ['CN', 'cn|chn|中国|国'],
  ['FR', 'fr'],
  ['IT', 'it'],
];
const system = '(?:usa?|uk|gb|eur?|jpn?|cn|fr|it)';
const hanSystem = '(?:美国?|英国?|欧洲?|日本?|中国|国)';
const number = '(?:\\d{1,3}(?:[.,]5)?(?:/\\d{2,3}[a-d]?)?|[二三四五]十[一二三四五六七八九]?)';
const letter = '(?:[2-6]?x{0,4}[sl]|[sml]|xxs|xs)';
const who = "(?:(?:men|women|kid|youth|junior)'?s? ?|男|女|童)?";

/** Each form names its groups `sys`, `val`; `list` may hold several values ("40-42码"). */
const forms: RegExp[] = [
  new RegExp(
    `(?<sys>${hanSystem})?(?:男|女|童)?码? ?(?<list>${number}(?: ?(?:[-~/、到或]|or|和) ?${number})*) ?[码碼](?<half>半)?`,
    'g',
  ),
  new RegExp(`(?<sys>${hanSystem})码(?:是|为|的|:)? ?(?<list>${number})(?![\\d.])`, 'g'),
  new RegExp(
    `(?:鞋码|尺码|码数|码号|脚码|鞋号|号码)(?:是|为|穿|要|:)? ?(?<sys>${system}|${hanSystem})?码? ?(?<list>${number}|${letter})(?![\\da-z.%]|[元块%寸])`,
    'g',
  ),
  new RegExp(
    `(?<![a-z])(?<sys>us|uk|eu|jp|cn)(?: ?${who}size)? ?${who}(?<list>\\d{1,2}(?:[.,]5)?)(?!\\d|[.%]|,\\d|[a-z]| ?(?:dollars|usd|bucks|yuan|eur|元|块|美|刀|€|\\$|以|左右|max|or less|and under))(?: ?size)?`,
    'g',
  ),
  /(?<![\w$€£¥.,])(?<list>\d{1,2}(?:[.,]5)?) ?\(?(?<sys>us|uk|eu)(?![a-z\d$])\)?(?: size)?(?! ?(?:\$|dollar))/g,
  new RegExp(
    `(?<![a-z])(?<sys>${system})? ?size (?<sys2>${system})? ?${who}(?<list>\\d{1,2}(?:[.,]5)?|${letter}|small|medium|large|x-?large|extra large|extra small)(?![\\w%$]|\\.\\d)(?: ?(?<sys3>us|uk|eu|jp)(?![a-z]))?`,
    'g',
  ),
  new RegExp(`(?<![a-z\\d])(?<list>${letter}|均) ?[码号]`, 'g'),
  /(?<![a-z])(?:women|men|kid)'?s (?:size )?(?<list>\d{1,2}(?:[.,]5)?)(?![\w%$-]|\.\d| ?(?:pack|pair|piece|in\b))/g,
  /(?<list>(?:3[4-9]|4[0-8])(?:\.5)?)的?(?=[男女童跑球运皮凉拖板帆雪]?动?鞋|靴)/g,
  /(?<=鞋子?|靴子?) ?(?<list>(?:3[4-9]|4[0-8])(?:\.5)?)(?![\d.元块以左刀-])/g,
  /(?<list>[特加]?[大中小]号|[加特]大码|[大小]码(?=的|$|[，,。 ]|女|男))/g,
];
/** More than this many is a pasted size chart; the rest is not read. */
const most = 40;
/** Letters that stand alone are sizes only in capitals. */
const bareLetters =
  /(?<![A-Za-z0-9-])(?<list>[SML](?:[/、或](?:[SML]|X{1,3}[SL]))+|[2-6]?X{1,4}[SL](?:[/、或](?:[SML]|X{1,3}[SL]))*)(?![A-Za-z0-9-])/g;

/** Clothing and shoe sizes with the system when one is named. Values keep the sentence's spelling; Chinese numerals become digits. */
export function readSizes({ text, folded }: Sentence): SizeRead[] {
  const found: SizeRead[] = [];
  for (const form of [...forms, bareLetters]) {
    const source = form === bareLetters ? text : folded;
    form.lastIndex = 0;
    for (const hit of source.matchAll(form)) {
      if (found.length >= most) break;
      const { list = '', half, sys, sys2, sys3 } = hit.groups ?? {};
      const span = { start: hit.index, end: hit.index + hit[0].length };
      if (found.some((one) => one.start < span.end && span.start < one.end)) continue;
      const named = sys ?? sys2 ?? sys3;
      const of = named ? systems.find(([, words]) => words.split('|').includes(named))?.[0] : undefined;
      for (const value of list.split(/ ?(?:[-~、到或和]| or |(?<=\d{2})\/(?=\d{2}$)|(?<=[a-zA-Z])\/(?=[a-zA-Z])) ?/)) {
        if (value)
          found.push({ ...span, ...(of ? { system: of } : {}), value: half ? `${asSize(value)}.5` : asSize(value) });
      }
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function asSize(value: string): string {
  const tens = /^([二三四五])十([一二三四五六七八九])?$/.exec(value);
  if (tens) {
    const of = (c: string | undefined) => (c ? '一二三四五六七八九'.indexOf(c) + 1 : 0);
    return String(of(tens[1]) * 10 + of(tens[2]));
  }
  return /^[a-z0-9/.,]+$/.test(value) && value.length <= 7 && !/^(?:small|medium|large)$/.test(value)
    ? value.toUpperCase().replace(',', '.')
    : value;
}
