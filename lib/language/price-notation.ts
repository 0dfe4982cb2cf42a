import type { PriceSaid } from './understanding';

/**
 * A price in one short line, for tables of examples: "≤300 CNY", "<20 USD", "≥200 ≤300", "~1500", "≤200 person", "none".
 * About-prices leave their tolerance out.
 */
export function priceNotation(price: PriceSaid | null): string {
  if (!price) return 'none';
  const { min, max, minInclusive, maxInclusive, approx, currency, per } = price;
  const bounds =
    approx === undefined
      ? [
          min === undefined ? '' : `${minInclusive ? '≥' : '>'}${min}`,
          max === undefined ? '' : `${maxInclusive ? '≤' : '<'}${max}`,
        ]
      : [`~${approx}`];
  return [...bounds, currency ?? '', per ?? ''].filter(Boolean).join(' ');
}
