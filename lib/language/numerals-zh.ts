import type { Numeral } from './numeral';
import { amountOf, big, small, type Token, tokensAt } from './numeral-tokens';
import { tidy } from './numerals-digits';

const colloquial = /(?:百八十|百儿八十|千儿?八百|万儿?八千)/y;
const colloquialValue: Record<string, number> = { 百: 100, 千: 1000, 万: 10000 };
const more = /多点儿?|[多余](?!功能|少|人|个人|色|用|层|款|种|合|媒|芬|口|维|肉)/y;
const about = /(?:来(?=[万亿块元个只件米公斤度岁欧刀镑的钱人张本台包瓶双条]|左右|美|日|港|$)|把(?=[块元个]|$)|出头)/y;
const tenMore = /来/y;

/**
 * Chinese numerals, formal and as spoken, also mixed with digits: 一千零五, 两百五, 2万3, 两三百, 十几, 几百, 百来, 三百多, 上千,
 * 半万. Null when none stands at `at`. A lone 百, 千 or 万 counts only where it is a number (百元), not in a word (百搭).
 */
export function chineseAt(folded: string, at: number): Numeral | null {
  const spoken = sticky(colloquial, folded, at);
  if (spoken) {
    const value = colloquialValue[spoken[0] ?? ''] ?? 0;
    return { start: at, end: at + spoken.length, low: value, high: value, kind: 'about', scale: 1 };
  }
  const first = folded[at] ?? '';
  if (first === '半' && /[万千百]/.test(folded[at + 1] ?? '')) {
    const value = (small[folded[at + 1] ?? ''] ?? 1e4) / 2;
    return { start: at, end: at + 2, low: value, high: value, kind: 'exact', scale: 1 };
  }
  if (first === '半' && /^(?:公?斤|公?升|米|千克|个?小时)/.test(folded.slice(at + 1, at + 4))) {
    return { start: at, end: at + 1, low: 0.5, high: 0.5, kind: 'exact', scale: 1 };
  }
  const { tokens, end } = tokensAt(folded, at);
  if (tokens.length === 0) return null;
  const low = amountOf(tokens, 'low');
  const high = amountOf(tokens, 'high');
  if (low === null || high === null || high > 1e13) return null;
  const scale = tokens.reduce(scaleAfter, 1);
  const numeral: Numeral = { start: at, end, low, high, kind: low === high ? 'exact' : 'between', scale };
  const pointed = numeral.kind === 'exact' ? withPoint(numeral, folded) : null;
  const tailed = pointed ?? withTail(numeral, folded, first);
  return tailed && inTenThousands(tailed, folded);
}

const point = /点([零一二三四五六七八九]{1,3}|\d{1,2})(?![\d十百千点分钟])([百千万亿])?/y;

/** "三点五元", "2点5万"; "八点" is a time and stays 8. */
function withPoint(numeral: Numeral, folded: string): Numeral | null {
  point.lastIndex = numeral.end;
  const found = point.exec(folded);
  if (!found) return null;
  const figures = (found[1] ?? '').replace(/[^\d]/g, (c) => String('零一二三四五六七八九'.indexOf(c)));
  const scale = unitOf(found[2] ?? '');
  const value = tidy((numeral.low + Number(`0.${figures}`)) * scale);
  return { ...numeral, end: point.lastIndex, low: value, high: value, scale };
}

/** "十来万", "二十多万", "十几万": the unit stands behind the tail. */
function inTenThousands(numeral: Numeral, folded: string): Numeral {
  const factor = big[folded[numeral.end] ?? ''];
  if (!factor || !/[来多余几]$/.test(folded.slice(numeral.start, numeral.end))) return numeral;
  const { low, high, end } = numeral;
  return { ...numeral, low: low * factor, high: high * factor, end: end + 1, scale: factor };
}

const unitOf = (c: string) => small[c] ?? big[c] ?? 1;

function withTail(numeral: Numeral, folded: string, first: string): Numeral | null {
  const { end, low, scale } = numeral;
  if (numeral.kind === 'exact' && low >= 10) {
    const beyond = sticky(more, folded, end);
    if (beyond) return { ...numeral, end: end + beyond.length, high: low + leading(low), kind: 'more' };
    const tail = sticky(about, folded, end) ?? (low === 10 ? sticky(tenMore, folded, end) : null);
    if (tail) return { ...numeral, end: end + tail.length, kind: 'about' };
  }
  const before = folded.slice(Math.max(0, numeral.start - 2), numeral.start);
  if (/[百千万亿]/.test(first)) {
    if (/(?:^|[^以晚早线网马身手])上$/.test(before)) return { ...numeral, start: numeral.start - 1, kind: 'atLeast' };
    if (numeral.end - numeral.start === 1 && !/^[元块钱十圆欧刀円]/.test(folded.slice(end))) return null;
  }
  if (/小$/.test(before) && scale >= 100 && numeral.kind === 'exact')
    return { ...numeral, start: numeral.start - 1, kind: 'about' };
  return numeral;
}

const scaleAfter = (scale: number, token: Token) =>
  token.is === 'unit' ? token.value : token.is === 'digit' && (token.scale ?? 1) > 1 ? (token.scale ?? 1) : scale;

/** The unit of a number's first digit: 100 for 350, 1000 for 2000. */
const leading = (value: number) => {
  const power = 10 ** Math.floor(Math.log10(value));
  return value % power === 0 ? power : 10 ** Math.floor(Math.log10(power / 10 || 1));
};

function sticky(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
