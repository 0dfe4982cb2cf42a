import type { Currency } from '@/lib/catalogue/money';
import { currencyAfter, currencyBefore } from './currencies';
import type { Numeral } from './numeral';
import type { Sentence, Span } from './sentence';
import type { QuantitySaid } from './understanding';
import { type UnitRead, unitAt } from './units';

/** A number that may be money. The span takes in the currency. */
export type Amount = Span & Pick<Numeral, 'low' | 'high' | 'kind' | 'scale'> & { currency?: Currency };
export type Quantity = Span & QuantitySaid & { counted: boolean };

type NumberRead = { numeral: Numeral; quantity?: Quantity; amount?: Amount };

const joint = /^ ?(?:-|~|到|至|x|\*|×|to|and|or|或) ?$/;

/** Sorts a sentence's numbers into measured or counted ones and possible money. Words, models and ordinals are neither. */
export function amountsIn(sentence: Sentence, numerals: Numeral[]): { amounts: Amount[]; quantities: Quantity[] } {
  const reads: NumberRead[] = [];
  for (const numeral of numerals) {
    // The 5 of "12元5角" belongs to the 12.
    if (numeral.start >= (reads.at(-1)?.amount?.end ?? 0)) reads.push(readNumber(sentence, numeral));
  }
  for (let i = reads.length - 2; i >= 0; i -= 1) {
    const [read, next] = [reads[i], reads[i + 1]];
    if (!read?.amount || read.amount.currency || !next?.quantity) continue;
    const between = sentence.folded.slice(read.numeral.end, next.numeral.start);
    if (!joint.test(between)) continue;
    const { unit, counted } = next.quantity;
    read.quantity = { start: read.numeral.start, end: read.numeral.end, value: read.numeral.low, unit, counted };
    read.amount = undefined;
  }
  return {
    amounts: reads.flatMap((read) => read.amount ?? []),
    quantities: reads.flatMap((read) => read.quantity ?? []),
  };
}

function readNumber(sentence: Sentence, numeral: Numeral): NumberRead {
  const { text, folded } = sentence;
  const { start, end, low, high, kind, scale } = numeral;
  const leading = currencyBefore(folded, start);
  const trailing = currencyAfter(folded, end);
  const none = { numeral };
  if (!leading && partOfWord(sentence, numeral)) return none;
  const money = trailing !== null && !countsPieces(folded, numeral, trailing.end);
  if (!money && !leading) {
    const unit = unitAt(text, folded, end);
    if (unit && !/^\/(?:s|h|min)/.test(folded.slice(unit.end))) {
      const network = unit.unit === 'GB' && unit.end === end + 1 && low <= 6;
      const date = unit.unit === 'year' && low > 1900;
      if (network || date || (unit.counted && (low === 1 || /[这那前后]$/.test(folded.slice(0, start).slice(-1)))))
        return none;
      const value = unit.unit === 'MP' && low >= 1e5 ? low / 1e6 : low;
      const read = withTail(folded, value, unit);
      return { numeral, quantity: { start, end: read.end, value: read.value, unit: unit.unit, counted: unit.counted } };
    }
    const cents = /^ ?(?:毛钱?|角(?!度|落|质|色|架)|cents?(?![a-z])|¢)/.exec(folded.slice(end, end + 8));
    if (cents) {
      const [value, currency] = /[毛角]/.test(cents[0]) ? [low / 10, 'CNY' as const] : [low / 100, 'USD' as const];
      return {
        numeral,
        amount: { start, end: end + cents[0].length, low: value, high: value, kind, scale: 1, currency },
      };
    }
    if (/^ ?(?:折|度|号(?!码)|月|点(?!钱)|后$|年|届|楼|合一|in ?-?1)/.test(folded.slice(end, end + 6))) return none;
  }
  const said = money ? trailing.currency : (leading?.currency ?? undefined);
  if (said === 'foreign') return none;
  const from = leading?.start ?? start;
  const to = money ? trailing.end : end;
  const part = money && kind === 'exact' ? minorPart(folded, to) : null;
  const amount: Amount = {
    start: from,
    end: part?.end ?? to,
    low: low + (part?.value ?? 0),
    high: high + (part?.value ?? 0),
    kind,
    scale,
    ...(said ? { currency: yen(said, sentence, folded.slice(from, start)) } : {}),
  };
  return { numeral, amount };
}

/** "¥5000" in a Japanese sentence is yen. */
const yen = (currency: Currency, sentence: Sentence, sign: string): Currency =>
  currency === 'CNY' && /^¥/.test(sign) && sentence.lang === 'ja' ? 'JPY' : currency;

/** "3块5", "9块9", "12元5角": tenths behind the currency. */
function minorPart(folded: string, at: number): { value: number; end: number } | null {
  if (!/[块元]$/.test(folded.slice(0, at).slice(-1))) return null;
  const found =
    /^零?([1-9一二三四五六七八九])(?:毛|角)?(?![\d十百千万块元.件个双人条只套瓶盒一二三四五六七八九-])/.exec(
      folded.slice(at, at + 4),
    );
  if (!found) return null;
  return { value: tenths(found[1] ?? ''), end: at + found[0].length };
}

/** "一米八" is 1.8 m, "两斤半" 2.5, "一升半" 1.5. */
function withTail(folded: string, value: number, { unit, end, counted }: UnitRead): { value: number; end: number } {
  if (counted || !/[\u4e00-\u9fff]/.test(folded[end - 1] ?? '')) return { value, end };
  if (/^半(?![自截])/.test(folded.slice(end, end + 2))) return { value: value + 0.5, end: end + 1 };
  const digits = unit === 'm' || unit === '斤';
  const found = digits
    ? /^([1-9一二三四五六七八九])(?![\d十百千万米.股根条个段])/.exec(folded.slice(end, end + 2))
    : null;
  return found ? { value: Number((value + tenths(found[1] ?? '')).toFixed(1)), end: end + 1 } : { value, end };
}

const tenths = (digit: string) => (/\d/.test(digit) ? Number(digit) : '一二三四五六七八九'.indexOf(digit) + 1) / 10;

/** "3块香皂", "两块手表": a small number and 块 straight before a thing. */
const countsPieces = (folded: string, numeral: Numeral, end: number) =>
  folded.slice(numeral.end, end).trim() === '块' &&
  numeral.high < 10 &&
  numeral.kind === 'exact' &&
  /^[\u4e00-\u9fffa-z]/.test(folded.slice(end)) &&
  !/^[以之内左上下的一二三四五六七八九每多出起封打到至不就包]/.test(folded.slice(end));

/** "WH-1000XM5", "iPhone15", "B5", "第3", "一加": the number belongs to a word. */
function partOfWord({ text, folded }: Sentence, { start, end }: Numeral): boolean {
  const before = folded.slice(Math.max(0, start - 4), start);
  const after = folded.slice(end, end + 3);
  const digits = /\d/.test(folded[start] ?? '');
  if (/第$/.test(before)) return true;
  if (!digits) return /^[加体起次些样般定直切星阳共]/.test(after) && end - start === 1;
  if (/[a-z_#]$/.test(before) && !/[\d米]x$/.test(before) && currencyBefore(folded, start) === null) return true;
  if ((/[a-z]-$/.test(before) && !/\d[kw]-$/.test(before)) || /\d[:./]$/.test(before)) return true;
  return (
    /^[a-z]/.test(after) &&
    !/^(?:ish|x)(?![a-z])/.test(after) &&
    !currencyAfter(folded, end) &&
    !unitAt(text, folded, end)
  );
}
