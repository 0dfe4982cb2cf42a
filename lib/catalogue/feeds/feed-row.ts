/**
 * One thing read from a feed, before its fields are understood: names as the file has them, texts untouched. `line` is
 * where it begins, counted from 1.
 */
export type FeedRow = { line: number; fields: ReadonlyMap<string, string> };

/** What a reader gives for each place in the file: a row, or why there is none. */
export type Read<T> = { line: number; ok: true; value: T } | { line: number; ok: false; problem: Problem };

/** Why a row is refused. Codes are counted in the report; `detail` quotes at most a few words of the row. */
export const problemCodes = [
  'malformed',
  'too_long',
  'field_missing',
  'field_invalid',
  'price_unreadable',
  'price_ambiguous',
  'price_not_positive',
  'currency_missing',
  'currency_unknown',
  'availability_unknown',
  'category_unknown',
  'duplicate_id',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
export type Problem = { code: ProblemCode; field: string | null; detail: string };

export function problem(code: ProblemCode, field: string | null, detail = ''): Problem {
  const short = [...detail.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, 80).join('');
  return { code, field, detail: short };
}

/** A header in one form: "Variant SKU", "variant_sku" and "Variant-SKU" are one name. */
export function fieldName(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}
