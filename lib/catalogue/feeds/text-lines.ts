import { createReadStream } from 'node:fs';

/** The text of a file in pieces, UTF-8; told of each piece's bytes. Rejects when the file can't be read. */
export async function* fileText(file: string, onBytes: (bytes: number) => void = () => {}): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of createReadStream(file, { highWaterMark: 1 << 18 })) {
    const bytes = piece as Buffer;
    onBytes(bytes.length);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

/** A line that is longer is cut: no row of any feed is, and a file of one endless line must not fill the memory. */
const LONGEST_LINE = 4_000_000;

/** The lines of a text that comes in pieces, without their ends (LF, CR LF or CR). */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    // A CR at the very end may be half of a CR LF.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
    yield* lines;
  }
  const last = rest.replace(/\r$/, '');
  if (last !== '') yield last;
}
