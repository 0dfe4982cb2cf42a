import type { PriceSaid, Understanding } from './understanding';

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

/** All of an understanding but its terms: "≤500 CNY · not 索尼 · 27 in · size EU 42 · 5 people · to FR". */
export function notation(said: Understanding): string {
  const list = (label: string, things: string[]) => (things.length ? [label + things.join(', ')] : []);
  return [
    priceNotation(said.price),
    ...list('not ', said.exclude),
    ...list('again ', said.allow),
    ...list(
      '',
      said.quantities.map(({ value, unit }) => `${value} ${unit}`),
    ),
    ...list(
      'size ',
      said.sizes.map(({ system, value }) => (system ? `${system} ${value}` : value)),
    ),
    ...(said.people ? [`${said.people} people`] : []),
    ...(said.destination ? [`to ${said.destination}`] : []),
  ].join(' · ');
}
