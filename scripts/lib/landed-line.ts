import { z } from 'zod';
import { landedInputSchema } from '@/lib/catalogue/landed-price/input';
import { landedPrice } from '@/lib/catalogue/landed-price/landed-price';
import type { LandedResult, LineKind } from '@/lib/catalogue/landed-price/result';

const idSchema = z.object({ id: z.union([z.string(), z.number()]) });
const lineSchema = z.object({ id: z.union([z.string(), z.number()]), in: z.record(z.string(), z.unknown()) });
const daySchema = z.iso.date().optional();

/** Other names and words of one meaning that systems write, in the form of the input. */
const otherNames: Record<string, string> = {
  category: 'taxClass',
  vatRate: 'taxRate',
  consumptionTaxRate: 'exciseRate',
  province: 'region',
  origin: 'from',
  date: 'on',
};
const otherWords: Record<string, Record<string, string>> = {
  carrier: { express: 'courier', post: 'mail', postal: 'mail' },
  channel: { post: 'mail', postal: 'mail', personal: 'mail', 'personal-mail': 'mail', personal_mail: 'mail' },
  taxClass: { agricultural: 'food', grain: 'food', groceries: 'food', 'luxury-cosmetics': 'luxury_cosmetics' },
};

function inOwnWords(parts: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(parts).map(([written, value]) => {
    const name = otherNames[written] ?? written;
    return [name, typeof value === 'string' ? (otherWords[name]?.[value.toLowerCase()] ?? value) : value];
  });
  return Object.fromEntries(entries);
}

/** The input in the names that its schema has; what isn't an object stays as it is, for the schema to refuse. */
function renamed(input: Record<string, unknown>): Record<string, unknown> {
  const own = inOwnWords(input);
  const isObject = (line: unknown) => typeof line === 'object' && line !== null && !Array.isArray(line);
  const lines = Array.isArray(own.lines)
    ? own.lines.map((line) => (isObject(line) ? inOwnWords(line as Record<string, unknown>) : line))
    : own.lines;
  return { ...own, lines };
}

const problem = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ');

function sumOf(result: LandedResult, kind: LineKind): number {
  return result.lines.filter((line) => line.kind === kind).reduce((all, line) => all + line.amount, 0);
}

function brief(result: LandedResult): object {
  if (!result.known) {
    return { unknown: true, reasons: [...new Set(result.unknown.map(({ part, code }) => `${part}: ${code}`))] };
  }
  return { duty: sumOf(result, 'duty'), tax: sumOf(result, 'tax'), total: result.total };
}

/** What one `{"id","in"}` line gets: the figures, `unknown`, or what is wrong with the line. */
export function landedAnswer(line: string, today: Date): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return { id: null, error: 'This line is not JSON.' };
  }
  const id = idSchema.safeParse(parsed).data?.id ?? null;
  const read = lineSchema.safeParse(parsed);
  if (!read.success) return { id, error: problem(read.error) };
  return { id, ...reckon(read.data.in, today, brief) };
}

/** The result as `show` gives it, or what is wrong with the input. */
export function reckon(raw: Record<string, unknown>, today: Date, show: (result: LandedResult) => object): object {
  const { on, ...rest } = renamed(raw);
  const day = daySchema.safeParse(on);
  const input = landedInputSchema.safeParse(rest);
  if (!day.success) return { error: 'on: a day is written 2026-12-31.' };
  if (!input.success) return { error: problem(input.error) };
  return show(landedPrice(input.data, day.data ? new Date(day.data) : today));
}
