import { digitsAt, tidy } from './numerals-digits';

const digit: Record<string, number> = { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 俩: 2 };
export const small: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
export const big: Record<string, number> = { 万: 1e4, 亿: 1e8 };
const zero = /[零〇]/;

export type Token =
  | { is: 'digit'; low: number; high: number; ascii: boolean; scale?: number }
  | { is: 'unit'; value: number }
  | { is: 'zero' };

/** Cuts a Chinese or mixed numeral into digits, units and zeros: 两三百 is a digit from two to three and a unit. */
export function tokensAt(folded: string, at: number): { tokens: Token[]; end: number } {
  const tokens: Token[] = [];
  let i = at;
  for (let length = 0; length < 32; length += 1) {
    const c = folded[i] ?? '';
    const previous = tokens.at(-1);
    if (/\d/.test(c)) {
      if (previous && previous.is !== 'unit') break;
      const number = digitsAt(folded, i);
      if (!number || (previous && number.low >= previous.value)) break;
      if (previous && /^(?:个?人|位|件|个)/.test(folded.slice(number.end))) break;
      tokens.push({ is: 'digit', low: number.low, high: number.low, ascii: true, scale: number.scale });
      i = number.end;
      if (number.scale > 1) break;
      continue;
    }
    if (/[几数]/.test(c)) {
      const after = folded[i + 1] ?? '';
      const tail = previous?.is === 'unit' && previous.value >= 10 && !/[码量据字]/.test(after);
      if (!tail && !(tokens.length === 0 && /[十百千万]/.test(after))) break;
      const span: Token = tail
        ? { is: 'digit', low: 0, high: 10, ascii: true }
        : { is: 'digit', low: 2, high: 9, ascii: false };
      tokens.push(span);
      i += 1;
      if (tail) break;
      continue;
    }
    // "3 百以内": a space between a figure and its unit.
    if (
      c === ' ' &&
      previous?.is === 'digit' &&
      previous.ascii &&
      /^ [百千万][元块以左的]/.test(folded.slice(i, i + 3))
    ) {
      i += 1;
      continue;
    }
    const value = digit[c];
    if (value !== undefined) {
      if (previous?.is === 'digit') {
        if (previous.ascii || !nextTo(previous.low, value) || previous.low !== previous.high) break;
        tokens[tokens.length - 1] = { is: 'digit', low: previous.low, high: value, ascii: false };
      } else tokens.push({ is: 'digit', low: value, high: value, ascii: false });
    } else if (c === '廿' || c === '卅') {
      if (previous) break;
      const tens = c === '廿' ? 2 : 3;
      tokens.push({ is: 'digit', low: tens, high: tens, ascii: false }, { is: 'unit', value: 10 });
    } else if (c === '千' && previous?.is === 'digit' && /[克瓦卡焦]/.test(folded[i + 1] ?? '')) break;
    else if (zero.test(c)) tokens.push({ is: 'zero' });
    else if (big[c] && tokens.some((token) => token.is === 'unit' && token.value === big[c])) break;
    else if (small[c] ?? big[c]) tokens.push({ is: 'unit', value: small[c] ?? big[c] ?? 1 });
    else break;
    i += 1;
  }
  while (tokens.at(-1)?.is === 'zero' && tokens.length > 1) {
    tokens.pop();
    i -= 1;
  }
  return { tokens, end: i };
}

/** 两三, 五六; and 三五, which people say for "three to five". */
const nextTo = (low: number, high: number) => high === low + 1 || (low === 3 && high === 5);

/** What the tokens amount to, taking the lower or the higher of 两三. Null when they are no number (二零二四 is read as text). */
export function amountOf(tokens: Token[], pick: 'low' | 'high'): number | null {
  let total = 0;
  let section = 0;
  let current: number | null = null;
  let unit = 0;
  let gap = false;
  for (const token of tokens) {
    if (token.is === 'zero') {
      if (current !== null) return null;
      gap = true;
      if (tokens.length === 1) return 0;
    } else if (token.is === 'digit') current = token[pick];
    else if (token.value >= 1e4) {
      total = (total + section + (current ?? (section || total ? 0 : 1))) * token.value;
      section = 0;
      current = null;
      unit = token.value;
      gap = false;
    } else {
      section += (current ?? 1) * token.value;
      current = null;
      unit = token.value;
      gap = false;
    }
  }
  // 一千五 and 2万3: a digit after a unit with no zero between stands for the next lower unit.
  const elliptic = unit >= 100 && !gap && current !== null && current < 10 && Number.isInteger(current);
  const indefinite = tokens.at(-1);
  if (indefinite?.is === 'digit' && indefinite.high === 10 && indefinite.low === 0) {
    return tidy(total + section + (pick === 'high' ? unit : 0));
  }
  return tidy(total + section + (current ?? 0) * (elliptic ? unit / 10 : 1));
}
