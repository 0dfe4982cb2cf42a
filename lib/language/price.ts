import type { Amount } from './amounts';
import { type PricePhrase, pricePhrases } from './price-phrase';
import type { Sentence, Span } from './sentence';
import type { PriceSaid } from './understanding';

export type PriceRead = { price: PriceSaid | null; spans: Span[] };

/** The budget of a sentence: the surest phrase, the later of two equals (people correct themselves), never a sum. */
export function readPrice(sentence: Sentence, amounts: Amount[]): PriceRead {
  const phrases = pricePhrases(sentence, amounts);
  let best: PricePhrase | null = null;
  for (const phrase of phrases) if (!best || phrase.rank >= best.rank) best = phrase;
  if (!best) return { price: null, spans: [] };
  const whole = withOtherSide(best, phrases);
  const per = whole.per ?? scopeNearby(sentence, whole);
  const price: PriceSaid = {
    ...(whole.min ? { min: whole.min.value, minInclusive: whole.min.inclusive } : {}),
    ...(whole.max ? { max: whole.max.value, maxInclusive: whole.max.inclusive } : {}),
    ...(whole.approx === undefined ? {} : { approx: whole.approx }),
    ...(whole.currency ? { currency: whole.currency } : {}),
    ...(per ? { per } : {}),
  };
  return { price, spans: phrases };
}

/** "500以上1000以下", "over 50, under 100": two one-sided phrases are one range. */
function withOtherSide(best: PricePhrase, phrases: PricePhrase[]): PricePhrase {
  if (best.approx !== undefined || (best.min && best.max)) return best;
  const other = phrases.findLast((phrase) => {
    if (phrase === best || phrase.approx !== undefined || (phrase.min && phrase.max)) return false;
    if (phrase.currency && best.currency && phrase.currency !== best.currency) return false;
    const min = best.min ?? phrase.min;
    const max = best.max ?? phrase.max;
    return min !== undefined && max !== undefined && min.value <= max.value;
  });
  if (!other) return best;
  const { min = other.min, max = other.max, currency = other.currency, per = other.per } = best;
  return { ...best, min, max, ...(currency ? { currency } : {}), ...(per ? { per } : {}) };
}

/** "三件800，一共": a word for the whole or for each that stands elsewhere in the same sentence part. */
function scopeNearby({ folded }: Sentence, { start, end }: Span): PriceSaid['per'] {
  const around = folded.slice(Math.max(0, start - 16), end + 24);
  if (/in total|altogether|一共|总共|总预算|加起来|合计|total budget/.test(around)) return 'total';
  if (/per person|per head|人均|each person|a head(?![a-z])/.test(around)) return 'person';
  if (/(?<![a-z])(?:apiece|per (?:item|piece|pair))|单价|每件|每双/.test(around)) return 'item';
  return undefined;
}
