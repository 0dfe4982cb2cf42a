import type { Currency } from '@/lib/catalogue/money';

/** A price as a sentence names it, in major units. Absent bounds are absent, never 0. */
export type PriceSaid = {
  min?: number;
  max?: number;
  /** Present with their bound. "under 20" and "低于800" are exclusive, "不超过800" and "max 120" inclusive. */
  minInclusive?: boolean;
  maxInclusive?: boolean;
  /** About this much; then `min` and `max` hold the tolerance that a search may use. */
  approx?: number;
  /** Absent when not said. */
  currency?: Currency;
  per?: 'total' | 'person' | 'item';
};

export type QuantitySaid = { value: number; unit: string };
export type SizeSaid = { system?: string; value: string };

/** What one sentence says, read by rules. Every text is in the sentence's own words. */
export type Understanding = {
  lang: 'zh' | 'en' | 'ja' | 'mixed';
  price: PriceSaid | null;
  /** What must not be in the offer. */
  exclude: string[];
  /** Exclusions taken back: "塑料的也可以了", "leather is fine now". */
  allow: string[];
  quantities: QuantitySaid[];
  sizes: SizeSaid[];
  people: number | null;
  /** ISO 3166 alpha-2 of a place to send to: "送到法国", "ship to Japan". */
  destination: string | null;
  /** What is left once prices, sizes, exclusions, politeness and commands are taken out: the product words. */
  terms: string[];
};
