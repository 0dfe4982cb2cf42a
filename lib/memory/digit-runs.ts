/** Runs of digits with whatever stands between them. */
export type DigitRun = {
  /** Digit groups in order: `['138', '0013', '8000']`. */
  groups: string[];
  /** What stands between group i and i + 1. */
  separators: string[];
  /** Offset of the first character. */
  start: number;
  end: number;
  /** A plus sign stands before it. */
  plus: boolean;
  /** No other digits stand right before it. */
  opens: boolean;
};

const RUN = /\d(?:[^\p{L}\p{N}]{0,3}\d)*/gu;

export function digitRuns(text: string): DigitRun[] {
  const runs: DigitRun[] = [];
  for (const match of text.matchAll(RUN)) {
    const groups = match[0].split(/\D+/);
    const separators = match[0].split(/\d+/).slice(1, -1);
    const start = match.index;
    const plus = /\+ ?\(?$/.test(text.slice(Math.max(0, start - 3), start));
    runs.push({ groups, separators, start, end: start + match[0].length, plus, opens: true });
  }
  return runs;
}

/** Every stretch of neighbouring groups with at least `least` and at most `most` digits. */
export function* windows(run: DigitRun, least: number, most: number): Generator<DigitRun> {
  for (let from = 0; from < run.groups.length; from++) {
    let size = 0;
    for (let to = from; to < run.groups.length; to++) {
      size += run.groups[to]?.length ?? 0;
      if (size > most) break;
      if (size < least) continue;
      yield {
        groups: run.groups.slice(from, to + 1),
        separators: run.separators.slice(from, to),
        start: run.start,
        end: run.end,
        plus: run.plus && from === 0,
        opens: from === 0,
      };
    }
  }
}

export function digitsOf(run: DigitRun): string {
  return run.groups.join('');
}

/** Sizes, ages, models, grits: short numbers that only go up, or only go down. */
export function isLadder(groups: string[]): boolean {
  const alike = groups.every((group) => group.length === groups[0]?.length);
  if (groups.length < 3 || groups.some((group) => group.length > (alike ? 4 : 3))) return false;
  // An area code, then a number that rises.
  if (/^0\d{2}/.test(groups[0] ?? '') && !groups[1]?.startsWith('0')) return false;
  const numbers = groups.map(Number);
  const up = numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? n));
  const down = numbers.every((n, i) => i === 0 || n < (numbers[i - 1] ?? n));
  return up || down;
}

/** Only the separators that people write inside one number. */
export function isTight(run: DigitRun): boolean {
  return run.separators.every((separator) => /^(?:[ \-.()_/、,]|, |\) |\)-| \(|-\(| - )$/.test(separator));
}
