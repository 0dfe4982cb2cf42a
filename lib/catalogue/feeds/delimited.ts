import { type FeedRow, fieldName, problem, type Read } from './feed-row';

/** A record that goes on for longer than this has a quote that nobody closed. */
const MOST_LINES = 500;
const MOST_CHARACTERS = 400_000;

/**
 * Splits one record at its separators. A field in quotes may hold separators, line ends and doubled quotes; a quote
 * anywhere else is a character like any other (`27" monitor`). `open`: a quoted field goes on after the end. A lone
 * quote inside a quoted field is a slip that is forgiven in one line, and `broken` over several: there it is far more
 * likely to be another row's.
 */
function splitRecord(text: string, separator: string): string[] | 'open' | 'broken' {
  const manyLines = text.includes('\n');
  const fields: string[] = [];
  for (let at = 0; ; ) {
    if (text[at] !== '"') {
      const end = text.indexOf(separator, at);
      fields.push(end === -1 ? text.slice(at) : text.slice(at, end));
      if (end === -1) return fields;
      at = end + 1;
      continue;
    }
    let value = '';
    let from = at + 1;
    for (;;) {
      const quote = text.indexOf('"', from);
      if (quote === -1) return 'open';
      value += text.slice(from, quote);
      const next = text[quote + 1];
      if (next === undefined || next === separator) {
        fields.push(value);
        if (next === undefined) return fields;
        at = quote + 2;
        break;
      }
      if (next !== '"' && manyLines) return 'broken';
      value += '"';
      from = quote + (next === '"' ? 2 : 1);
    }
  }
}

/** Comma, semicolon or tab: whichever parts the header most often. */
function separatorOf(header: string): string {
  return [',', '\t', ';'].reduce((best, one) => (header.split(one).length > header.split(best).length ? one : best));
}

/**
 * The record that begins with the first line: the fewest lines whose quotes are closed. `taken` 0: it isn't a record,
 * or not yet. One that joins lines must fill the header, else its quotes were closed by those of another row.
 */
function firstRecord(lines: string[], separator: string, width: number | null) {
  let text = '';
  for (let taken = 1; taken <= lines.length; taken++) {
    text = taken === 1 ? (lines[0] ?? '') : `${text}\n${lines[taken - 1]}`;
    const fields = splitRecord(text, separator);
    if (fields === 'open') continue;
    if (fields === 'broken') return { taken: 0, fields: [], open: false };
    while (width !== null && fields.length > width && fields.at(-1)?.trim() === '') fields.pop();
    const fits = width === null || (taken === 1 ? fields.length <= width : fields.length === width);
    return { taken: fits ? taken : 0, fields, open: false };
  }
  return { taken: 0, fields: [], open: true };
}

/**
 * Rows of a text with a header line, as its lines come in. Nothing stops the rest: a record with too many fields or a
 * quote left open costs its first line only, and reading begins anew at the line after it.
 */
export async function* readDelimited(lines: AsyncIterable<string>): AsyncGenerator<Read<FeedRow>> {
  let names: string[] | null = null;
  let separator: string | null = null;
  /** Lines that make no whole record yet; the first of them is line `first` of the file. */
  let held: string[] = [];
  let first = 1;
  let isWaiting = false;

  function* settle(isLast: boolean): Generator<Read<FeedRow>> {
    isWaiting = false;
    while (held.length > 0) {
      const { taken, fields, open } =
        held[0]?.trim() === ''
          ? { taken: 1, fields: [], open: false }
          : firstRecord(held, separator ?? ',', names?.length ?? null);
      const goesOn = held.length <= MOST_LINES && held.reduce((sum, line) => sum + line.length, 0) <= MOST_CHARACTERS;
      if (open && goesOn && !isLast) {
        isWaiting = true;
        return;
      }
      if (taken === 0) {
        const why = open ? 'a quote is never closed' : 'its fields do not fit the header';
        yield { line: first, ok: false, problem: problem('malformed', null, why) };
      } else if (fields.length > 0) {
        if (names === null) names = fields.map(fieldName);
        else yield { line: first, ok: true, value: { line: first, fields: named(names, fields) } };
      }
      held = held.slice(Math.max(taken, 1));
      first += Math.max(taken, 1);
    }
  }

  for await (const raw of lines) {
    const line = first === 1 && held.length === 0 ? raw.replace(/^\uFEFF/, '') : raw;
    if (separator === null && line.trim() !== '') separator = separatorOf(line);
    held.push(line);
    // A line without a quote can't close one.
    if (!isWaiting || line.includes('"') || held.length > MOST_LINES) yield* settle(false);
  }
  yield* settle(true);
}

/** Empty fields are left out; of two columns of one name the first that says something counts. */
function named(names: string[], fields: string[]): Map<string, string> {
  const row = new Map<string, string>();
  names.forEach((name, i) => {
    const value = fields[i]?.trim() ?? '';
    if (name !== '' && value !== '' && !row.has(name)) row.set(name, value);
  });
  return row;
}
