import type { QuantitySaid } from '@/lib/language/understanding';
import type { Tongue } from './tongue';

/** Units of what a product is; pieces and people say how much of it is wanted. */
const UNITS = /^(?:in|cm|mm|ml|l|g|kg|gb|tb|mb|hz|w|kw|mah|wh|mp|k)$/i;
const AT_LEAST =
  /以上|以下|以内|起|至少|不少于|不超过|\b(?:at least|over|under|up to|more than|less than|or (?:more|less))\b/i;

/** Exact quantities as search words ("27寸", "144Hz"); a bound ("500ml 以上") is none, since other values meet it too. */
export function quantityWords(said: readonly QuantitySaid[], words: string, tongue: Tongue): string[] {
  const measured = said.filter(({ unit }) => UNITS.test(unit));
  const bounded = measured.some(({ value }) => {
    const at = words.indexOf(String(value));
    return (
      at >= 0 &&
      AT_LEAST.test(words.slice(Math.max(0, at - 10), at + String(value).length + 8).replace(/\d+\s*(?:元|块).*/, ''))
    );
  });
  return bounded ? [] : measured.map(({ value, unit }) => quantityText(value, unit, tongue)).slice(0, 2);
}

function quantityText(value: number, unit: string, tongue: Tongue): string {
  if (unit === 'in') return tongue === 'zh' ? `${value}寸` : `${value} inch`;
  return `${value}${unit}`;
}

/** The same quantity as the other language writes it; null for what is none. */
export function quantityIn(word: string, tongue: Tongue): string | null {
  const found = /^(\d+(?:\.\d+)?)\s*(寸|inch|[a-z]+)$/i.exec(word);
  if (found === null) return null;
  return quantityText(Number(found[1]), /寸|inch/i.test(found[2] ?? '') ? 'in' : (found[2] ?? ''), tongue);
}
