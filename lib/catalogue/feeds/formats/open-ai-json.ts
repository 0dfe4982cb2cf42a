import { type FeedRow, fieldName } from '../feed-row';

/**
 * A JSON line of OpenAI's feed as a row of texts, so that it is read like a line of its CSV. What is nested stays JSON;
 * a price given as amount and currency becomes one text.
 */
export function rowOfJson(line: number, object: Record<string, unknown>): FeedRow {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(object)) {
    const text = textOf(value);
    if (text !== '') fields.set(fieldName(name), text);
  }
  return { line, fields };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const parts = value as Record<string, unknown>;
  const amount = parts.amount ?? parts.value;
  if (typeof parts.currency === 'string' && (typeof amount === 'string' || typeof amount === 'number')) {
    return `${amount} ${parts.currency}`;
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n');
  return JSON.stringify(value);
}
