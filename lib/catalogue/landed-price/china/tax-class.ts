import { type Fraction, zero } from '../fraction';
import { isAlcohol, isChineseReduced, isFood, isPrinted, isTobacco } from '../hs-class';
import type { Item } from '../order';
import { isExcisable } from '../tax';
import { chineseRates, mailRates } from './rows';

/** VAT and consumption tax of an item; `sure` is false where the class was guessed. Null: it has one that isn't known. */
export function goodsRates(item: Item): { vat: Fraction; consumption: Fraction; sure: boolean } | null {
  const { hs6, taxClass } = item;
  if ((isExcisable(item) || taxClass === 'luxury_watch') && item.exciseRate === null) return null;
  const reduced =
    taxClass === 'books' || (hs6 === null ? taxClass === 'food' : taxClass !== 'general' && isChineseReduced(hs6));
  const consumption = taxClass === 'luxury_cosmetics' ? chineseRates.luxuryCosmetics : zero;
  return {
    vat: item.taxRate ?? (reduced ? chineseRates.reducedVat : chineseRates.vat),
    consumption: item.exciseRate ?? consumption,
    sure: item.taxRate !== null || (hs6 !== null && !item.hsEstimated),
  };
}

const starts = (hs6: string, ...prefixes: string[]) => prefixes.some((prefix) => hs6.startsWith(prefix));

/** Books, food, information technology, cameras, furniture, toys, gold and silver, medicine. */
const isLow = (hs6: string) =>
  isPrinted(hs6) ||
  isFood(hs6) ||
  starts(
    hs6,
    '8471',
    '844331',
    '844332',
    '8517',
    '8525',
    '8523',
    '9401',
    '9403',
    '9503',
    '9504',
    '9505',
    '30',
    '7108',
    '7106',
  );

/** Jewellery of precious metal, precious stones, golf. */
const isHigh = (hs6: string) =>
  isAlcohol(hs6) || isTobacco(hs6) || starts(hs6, '7113', '7101', '7102', '7103', '7116', '95063');

/** Rate of the tax on personal parcels for an item, or null where neither the tariff item nor a class is known. */
export function mailRate(item: Item): Fraction | null {
  const { hs6, taxClass } = item;
  if (item.taxRate) return item.taxRate;
  if (taxClass && taxClass !== 'general')
    return taxClass === 'food' || taxClass === 'books' ? mailRates.low : mailRates.high;
  if (hs6 === null) return taxClass === 'general' ? mailRates.middle : null;
  if (isHigh(hs6)) return mailRates.high;
  return isLow(hs6) ? mailRates.low : mailRates.middle;
}
