import type { Currency } from '@/lib/catalogue/money';
import type { Amount } from './amounts';
import { type Cue, type CueRead, cuesAfter, cuesBefore } from './price-cues';
import type { Sentence, Span } from './sentence';

type Bound = { value: number; inclusive: boolean };

/** One price as one place of a sentence names it. `rank` says how surely it is the person's budget: higher wins. */
export type PricePhrase = Span & {
  min?: Bound;
  max?: Bound;
  approx?: number;
  currency?: Currency;
  per?: 'total' | 'person' | 'item';
  rank: number;
};

type Joined = Span & { low: Amount; high: Amount | null };

const joint = /^ ?(?:块|元)?(?:-+|~+|到|至|から|to|through)(?: ?(?:about|around|大概))? ?$/;
/** "20 or 30 dollars". */
const jointOr = /^(?: or |或)$/;
const jointAnd = /^ ?(?:and|和|跟|与|&) ?$/;

/** Every price phrase, in order. Amounts with nothing that makes them money are left out. */
export function pricePhrases(sentence: Sentence, amounts: Amount[]): PricePhrase[] {
  const phrases: PricePhrase[] = [];
  let from = 0;
  for (const joined of joinRanges(sentence, amounts)) {
    const phrase = phraseOf(sentence, joined, from);
    if (!phrase) continue;
    phrases.push(phrase);
    from = joined.end;
  }
  return phrases;
}

function joinRanges({ folded }: Sentence, amounts: Amount[]): Joined[] {
  const joined: Joined[] = [];
  for (let i = 0; i < amounts.length; i += 1) {
    const low = amounts[i];
    const high = amounts[i + 1];
    if (!low) continue;
    const between = high ? folded.slice(low.end, high.start) : '';
    const linked =
      joint.test(between) ||
      (jointOr.test(between) && high && high.high <= 2 * low.low) ||
      (jointAnd.test(between) &&
        /(?:between|介于|在|from) ?$/.test(folded.slice(Math.max(0, low.start - 9), low.start))) ||
      (jointAnd.test(between) && high && /^ ?(?:之间|の間)/.test(folded.slice(high.end)));
    const mended = high && linked && low.kind === 'exact' && high.kind === 'exact' ? lendScale(low, high) : null;
    if (
      mended &&
      high &&
      mended.low < high.high &&
      (!low.currency || !high.currency || low.currency === high.currency)
    ) {
      joined.push({ start: low.start, end: high.end, low: mended, high });
      i += 1;
    } else joined.push({ start: low.start, end: low.end, low, high: null });
  }
  return joined;
}

/** "3-5千": the first number takes the second one's unit when that keeps them in order. */
function lendScale(low: Amount, high: Amount): Amount {
  if (low.scale !== 1 || high.scale === 1 || low.low >= high.low / high.scale) return low;
  return { ...low, low: low.low * high.scale, high: low.low * high.scale };
}

function phraseOf(sentence: Sentence, { start, end, low, high }: Joined, from: number): PricePhrase | null {
  const { folded } = sentence;
  const before = cuesBefore(folded, start).filter((cue) => cue.start >= from);
  const after = cuesAfter(folded, end);
  const cues = [...before, ...after];
  const has = (is: Cue['is']) => cues.some(({ cue }) => cue.is === is);
  if (has('other') || has('measure')) return null;
  const currency = low.currency ?? high?.currency;
  const span = { start: before.at(-1)?.start ?? start, end: after.at(-1)?.end ?? end };
  const per = cues.map(({ cue }) => (cue.is === 'per' ? cue.per : undefined)).find((said) => said !== undefined);
  const base = { ...span, ...(currency ? { currency } : {}), ...(per ? { per } : {}) };
  const sure = currency || has('budget') ? 1 : 0;

  const bound = boundOf(cues, before, folded, span.end, high ?? low);
  if (high) {
    const range = { min: { value: low.low, inclusive: true }, max: { value: high.high, inclusive: true } };
    if (bound && bound.side === 'max' && !bound.value.inclusive) range.max.inclusive = false;
    const standing =
      currency ||
      has('budget') ||
      has('price') ||
      has('per') ||
      bound ||
      (cues.length > 0 && high.high >= 20) ||
      (standsAsPrice(folded, end) && high.high >= 20 && !(isYear(low.low) && isYear(high.high)));
    return standing ? { ...base, ...range, rank: 4 + sure } : null;
  }
  if (bound) {
    if (bound.value.value === 0) return null;
    const tooSmall = !currency && !has('budget') && countsThings(folded, low, span.end);
    return tooSmall ? null : { ...base, [bound.side]: bound.value, rank: 4 + sure };
  }
  return bare(sentence, low, { base, cues, has: has as (is: string) => boolean, before, after });
}

type Side = { side: 'min' | 'max'; value: Bound };

function boundOf(cues: CueRead[], before: CueRead[], folded: string, end: number, amount: Amount): Side | null {
  let side: Side | null = null;
  for (const { cue } of cues) {
    if (side || (cue.is !== 'max' && cue.is !== 'min')) continue;
    // 两三百以内 is at most 300, 两三百以上 at least 200.
    const value = cue.is === 'max' ? amount.high : amount.low;
    side = { side: cue.is, value: { value, inclusive: cue.inclusive } };
  }
  const than = cues.some(({ cue }) => cue.is === 'than');
  if (!side && than && cues.some(({ cue }) => cue.is === 'cheaper')) side = exclusive('max', amount.high);
  if (!side && than && cues.some(({ cue }) => cue.is === 'dearer')) side = exclusive('min', amount.low);
  if (!side && (amount.kind === 'atLeast' || (amount.currency && cues.some(({ cue }) => cue.is === 'from'))))
    side = { side: 'min', value: { value: amount.low, inclusive: true } };
  if (!side) return null;
  const refused =
    before.some(({ cue, end: at }) => cue.is === 'not' && folded[at - 1] !== ' ') ||
    /^的?(?:都|就|也|一律|我)?(?:不要|不考虑|不行|免谈|太贵|不[买看用]|算了|别|不想)/.test(folded.slice(end, end + 8));
  if (!refused) return side;
  // "500以上的不要" asks for less than 500, "超过500的不要" for at most 500.
  return {
    side: side.side === 'min' ? 'max' : 'min',
    value: { value: side.value.value, inclusive: !side.value.inclusive },
  };
}

const exclusive = (side: 'min' | 'max', value: number): Side => ({ side, value: { value, inclusive: false } });

type Around = {
  base: Span & { currency?: Currency; per?: 'total' | 'person' | 'item' };
  cues: CueRead[];
  before: CueRead[];
  after: CueRead[];
  has: (is: string) => boolean;
};

function bare({ folded }: Sentence, amount: Amount, { base, has }: Around): PricePhrase | null {
  const { low, high, kind, currency, end } = amount;
  if (high === 0) return null;
  const sure = currency ? 1 : 0;
  const money = currency !== undefined || has('budget') || has('price') || has('per') || standsAsPrice(folded, end);
  if (kind === 'between') {
    if (!money && !has('approx')) return null;
    return { ...base, min: { value: low, inclusive: true }, max: { value: high, inclusive: true }, rank: 3 + sure };
  }
  if (kind === 'more') {
    if (!money && !has('approx')) return null;
    return {
      ...base,
      approx: low,
      min: { value: low, inclusive: true },
      max: { value: high, inclusive: false },
      rank: 2 + sure,
    };
  }
  if (has('approx') && (currency || low >= 10)) return { ...base, ...about(low), rank: 3 + sure };
  if (has('budget') || has('per')) {
    if (low < 2 && !currency) return null;
    return { ...base, max: { value: high, inclusive: true }, rank: 3 + sure };
  }
  if (kind === 'about') return money ? { ...base, ...about(low), rank: 2 + sure } : null;
  if (currency || has('price') || (low >= 50 && !isYear(low) && standsAsPrice(folded, end) && alone(folded, amount))) {
    return { ...base, ...about(low), rank: 1 + sure };
  }
  return null;
}

/** About this much: a search may look a fifth to both sides. */
const about = (value: number) => ({
  approx: value,
  min: { value: Number((value * 0.8).toFixed(2)), inclusive: true },
  max: { value: Number((value * 1.2).toFixed(2)), inclusive: true },
});

const isYear = (value: number) => Number.isInteger(value) && value >= 1990 && value <= 2035;

/** Nothing but an end or 的 follows: "两三百的耳机". */
const standsAsPrice = (folded: string, end: number) =>
  /^(?: ?(?:的(?!时候|那)|$|[,，。.;!?\n、]|吧|之间)| [\u4e00-\u9fff])/.test(folded.slice(end, end + 4));

/** No Latin word or other number stands straight before: "Bose 700" is a name. */
const alone = (folded: string, { start }: Amount) =>
  /(?:^|[,，。;\n、]|[\u4e00-\u9fff]) ?$/.test(folded.slice(Math.max(0, start - 2), start)) &&
  !/(?:米|星|为|想|型号|款|电话|号|码|单|楼|室|栋|年|月|点) ?$/.test(folded.slice(Math.max(0, start - 3), start));

/** "at least 3 pockets", "more than 2 HDMI ports": a small number straight before a word. */
const countsThings = (folded: string, amount: Amount, end: number) =>
  amount.high < 20 &&
  /^ [a-z]{3,}/.test(folded.slice(end, end + 5)) &&
  !/^ (?:for|with|without|please|and|but|that|which|shipped|ideally|only|including|would|the|not|thanks|in)(?![a-z])/.test(
    folded.slice(end, end + 11),
  );
