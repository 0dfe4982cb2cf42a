import type { Span } from './sentence';

/**
 * A number as written. `low` = `high` unless `kind` is `between` (两三百, 五六十) or `more` (三百多: from low, below high).
 * `about`: 百来, 千把, a couple hundred. `atLeast`: 上千. `scale` is the multiplier that was written last (万, k) and 1 when
 * none was, so that "3-5千" can lend it to its first number.
 */
export type Numeral = Span & {
  low: number;
  high: number;
  kind: 'exact' | 'between' | 'about' | 'more' | 'atLeast';
  scale: number;
};
