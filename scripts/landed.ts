import { createInterface } from 'node:readline';
import { z } from 'zod';
import { landedInputSchema } from '@/lib/catalogue/landed-price/input';
import { landedPrice } from '@/lib/catalogue/landed-price/landed-price';
import type { LandedResult, LineKind } from '@/lib/catalogue/landed-price/result';

const USAGE = `npm run -s landed -- --jsonl < lines     {"id","in"} a line; prints {"id","duty","tax","total"} or {"id","unknown":true}
npm run -s landed -- '<input as JSON>'   prints every line with its rule, date and source
  amounts are minor units of "currency"; --on 2026-12-31 (or "on" in the input) reckons for another day`;

const idSchema = z.object({ id: z.union([z.string(), z.number()]) });
const lineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  in: z.looseObject({ on: z.iso.date().optional() }),
});

/** Words that people write for the two ways of sending and the two channels. */
const otherWords: Record<string, Record<string, string>> = {
  carrier: { express: 'courier', post: 'mail', postal: 'mail' },
  channel: { post: 'mail', postal: 'mail', personal: 'mail', 'personal-mail': 'mail', personal_mail: 'mail' },
};

function withOwnWords(input: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(input).map(([key, value]) => [key, otherWords[key]?.[String(value)] ?? value]);
  return Object.fromEntries(entries);
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

function answer(line: string, today: Date): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return { id: null, error: 'This line is not JSON.' };
  }
  const id = idSchema.safeParse(parsed).data?.id ?? null;
  const read = lineSchema.safeParse(parsed);
  if (!read.success) return { id, error: problem(read.error) };
  const { on, ...rest } = read.data.in;
  const input = landedInputSchema.safeParse(withOwnWords(rest));
  if (!input.success) return { id, error: problem(input.error) };
  return { id, ...brief(landedPrice(input.data, on ? new Date(on) : today)) };
}

function dayAsked(args: string[]): Date {
  const at = args.indexOf('--on');
  return at === -1 ? new Date() : new Date(z.iso.date().parse(args[at + 1]));
}

async function main(args: string[]): Promise<number> {
  const today = dayAsked(args);
  if (args.includes('--jsonl')) {
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim()) process.stdout.write(`${JSON.stringify(answer(line, today))}\n`);
    }
    return 0;
  }
  const text = args.find((argument) => argument.startsWith('{'));
  if (text === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const input = landedInputSchema.safeParse(withOwnWords(JSON.parse(text)));
  if (!input.success) {
    process.stderr.write(`${problem(input.error)}\n`);
    return 2;
  }
  process.stdout.write(`${JSON.stringify(landedPrice(input.data, today), null, 2)}\n`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
