import type { Numeral } from './numeral';

const literal = /(?:\d{1,24}|(?=\.\d))(?:[.,']\d{1,24}){0,6}(?:e[+-]?\d{1,2}(?![\da-z]))?/y;
const groupedBySpace = /\d{1,3}(?: \d{3})+(?:[.,]\d{2}(?!\d)| ?(?:€|eur))|\d{1,3}(?: 000)+(?!\d)/y;
const shortened = /[kw][1-9](?![a-z\d.])/y;
const word = /\s?(hundred|thousand|grand|million|mil)(?![a-z])/y;
const wordValue: Record<string, number> = { hundred: 100, thousand: 1000, grand: 1000, million: 1e6, mil: 1e6 };

/** Written with digits: 300, 1,299.00, 1.299,00, 139,99, 1.58e3, 1'299, 1.5k, 2 grand. Null when no digit stands at `at`. */
export function digitsAt(folded: string, at: number): Numeral | null {
  const spaced = match(groupedBySpace, folded, at);
  const raw = spaced ? spaced.replace(/ ?(?:€|eur)$/, '') : match(literal, folded, at);
  if (!raw) return null;
  const text = spaced ? raw.replace(/ /g, '') : cutAtClause(raw, folded, at);
  let end = at + (spaced ? raw.length : text.length);
  let value = plainValue(text, folded, at, end);
  let scale = 1;
  const elliptic = match(shortened, folded, end);
  if (elliptic) {
    // "1w5", "3k5": one and a half ten thousands, three and a half thousands.
    scale = elliptic.startsWith('k') ? 1000 : 10_000;
    value += Number(elliptic[1]) / 10;
    end += 2;
  } else if (folded[end] === 'k' && !/[a-z0-9]/.test(folded[end + 1] ?? '')) {
    scale = 1000;
    end += 1;
  } else if (folded[end] === 'w' && tenThousands(folded, at, end)) {
    scale = 10_000;
    end += 1;
  } else {
    const said = match(word, folded, end);
    if (said) {
      scale = wordValue[said.trim()] ?? 1;
      end += said.length;
    }
  }
  value *= scale;
  if (!Number.isFinite(value) || value > 1e13) return null;
  return { start: at, end, low: tidy(value), high: tidy(value), kind: 'exact', scale };
}

/** Binary noise out: 1.1 × 1000 is 1100. */
export const tidy = (value: number) => Number(value.toPrecision(12));

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** "300,5个人" and "300,27寸": an ASCII comma may part two clauses. A comma is decimal before two digits and no Han word. */
function cutAtClause(raw: string, folded: string, at: number): string {
  const comma = /^(\d+(?:\.\d{3})*),(\d+)$/.exec(raw);
  if (!comma) return raw;
  const [, whole = '', rest = ''] = comma;
  const after = folded.slice(at + raw.length, at + raw.length + 3);
  if (rest.length === 3 && whole.length <= 3 && !whole.startsWith('0')) return raw;
  const money =
    /^ ?(?:€|£|\$|欧|元|块|刀|镑|美|usd|eur|gbp|以|左|上|之|内)/.test(after) ||
    /[€£$¥]\s?$/.test(folded.slice(0, at).slice(-2));
  const tooLong = rest.length > 2 && !(whole.includes('.') && rest.length <= 2);
  if (tooLong || (!money && (rest.length > 2 || /^ ?[\u3400-\u9fff]/.test(after)))) return whole;
  return raw;
}

function plainValue(text: string, folded: string, at: number, end: number): number {
  const [mantissa = '', exponent] = text.split('e');
  const dots = mantissa.split('.').length - 1;
  const commas = mantissa.split(',').length - 1;
  let plain = mantissa.replaceAll("'", '');
  if (dots && commas) {
    const decimal = plain.lastIndexOf('.') > plain.lastIndexOf(',') ? '.' : ',';
    plain = plain.replaceAll(decimal === '.' ? ',' : '.', '').replace(',', '.');
  } else if (commas) {
    plain = commas > 1 || /^[1-9]\d{0,2},\d{3}$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  } else if (dots > 1) {
    plain = plain.replaceAll('.', '');
  } else if (/^[1-9]\d{0,2}\.\d{3}$/.test(plain) && nearEuro(folded, at, end)) {
    plain = plain.replace('.', '');
  }
  return Number(exponent === undefined ? plain : `${plain}e${exponent}`);
}

const power = /充电|快充|灯|功率|瓦|charg|适配|插头|电源|音响|音箱|风扇|吹风|电器|微波|烤箱|lamp|bulb|led|pd|gan/;

/** "3w 预算" is 30,000, "65w 充电器" is watts: money words must touch it and nothing electric may be near. */
function tenThousands(folded: string, at: number, end: number): boolean {
  const after = folded.slice(end + 1, end + 8);
  const before = folded.slice(Math.max(0, at - 8), at);
  if (/^[a-z\d]/.test(after) || power.test(folded.slice(Math.max(0, at - 20), end + 20))) return false;
  return (
    /^ ?(?:预算|以内|以下|之内|内|左右|上下|块|元|rmb|人民币|以上|起|多|出头|封顶|到|-|~|的预算)/.test(after) ||
    /(?:预算|不超过|最多|低于|高于|价格|价位|大概|大约|花|到|-|~|至|是)[ :]?$/.test(before)
  );
}

/** "1.299 €" is what a German writes for 1299. */
const nearEuro = (folded: string, at: number, end: number) =>
  /(?:€|eur) ?$/.test(folded.slice(Math.max(0, at - 4), at)) || /^ ?(?:€|eur|欧)/.test(folded.slice(end, end + 5));
