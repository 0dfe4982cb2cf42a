import type { LandedInput } from './input';
import { landedPrice } from './landed-price';
import type { LandedResult, UnknownCode } from './result';

export const today = new Date('2026-11-30T12:00:00Z');

type Line = LandedInput['lines'][number];

/** An order for tests: one line of `unitAmount`, no shipping charge, but for what is given. */
export function testOrder(parts: Partial<LandedInput> & { line?: Partial<Line> }): LandedInput {
  const { line, ...rest } = parts;
  const lines: Line[] = [{ hs6: '691200', unitAmount: 10_000, quantity: 1, ...line }];
  return { destination: 'FR', currency: 'EUR', shipping: 0, lines, ...rest };
}

const sumOf = (result: LandedResult, kind: string) =>
  result.lines.filter((line) => line.kind === kind).reduce((all, line) => all + line.amount, 0);

/** `[duty, tax, total]` in minor units, or the codes of what is unknown. */
export function figures(input: LandedInput, on: Date = today): [number, number, number] | UnknownCode[] {
  const result = landedPrice(input, on);
  if (!result.known) return result.unknown.map(({ code }) => code);
  return [sumOf(result, 'duty'), sumOf(result, 'tax'), result.total];
}
