import { readDelimited } from './delimited';
import type { FeedRow, Problem, Read } from './feed-row';
import type { Mapped } from './field-reading';
import { acpItems } from './formats/acp';
import { flatItem, type Reading } from './formats/flat';
import { rowOfJson } from './formats/open-ai-json';
import { shopifyMapper } from './formats/shopify';
import { readJsonLines } from './json-lines';
import { linesOf } from './text-lines';
import { readXmlItems } from './xml-items';

export const feedFormats = ['google', 'shopify', 'openai', 'acp'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** What a feed says at a line: something for sale, something refused, or something that isn't sold. */
export type FeedLine = { line: number } & Mapped;

/**
 * Everything in a feed, in its order, one at a time: the memory needed is one row's. Google's and OpenAI's files tell by
 * their first character whether they are XML, JSON lines or a table. Rejects only when the text itself can't be had.
 */
export async function* readFeed(
  format: FeedFormat,
  text: AsyncIterable<string>,
  reading: Reading,
): AsyncGenerator<FeedLine> {
  const { first, all } = await firstCharacter(text);
  if (format === 'acp') {
    for await (const read of readJsonLines(linesOf(all))) {
      if (read.ok) for (const mapped of acpItems(read.value)) yield { line: read.line, ...mapped };
      else yield refusedLine(read);
    }
    return;
  }
  const map = format === 'shopify' ? shopifyMapper(reading) : (row: FeedRow) => flatItem(row, reading);
  for await (const read of rows(first, all)) {
    if (read.ok) yield { line: read.line, ...map(read.value) };
    else yield refusedLine(read);
  }
}

const refusedLine = ({ line, problem }: { line: number; problem: Problem }): FeedLine => ({
  line,
  kind: 'refused',
  problem,
});

function rows(first: string, text: AsyncIterable<string>): AsyncIterable<Read<FeedRow>> {
  if (first === '<') return readXmlItems(text);
  if (first === '{') return jsonRows(text);
  return readDelimited(linesOf(text));
}

async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<Read<FeedRow>> {
  for await (const read of readJsonLines(linesOf(text))) {
    yield read.ok ? { line: read.line, ok: true, value: rowOfJson(read.line, read.value) } : read;
  }
}

/** The first character that isn't white, and the text with it still there. */
async function firstCharacter(text: AsyncIterable<string>): Promise<{ first: string; all: AsyncIterable<string> }> {
  const source = text[Symbol.asyncIterator]();
  let seen = '';
  let next = await source.next();
  while (!next.done) {
    seen += next.value;
    if (seen.replace(/^\uFEFF/, '').trim() !== '') break;
    next = await source.next();
  }
  async function* again() {
    yield seen;
    for (let more = await source.next(); !more.done; more = await source.next()) yield more.value;
  }
  return { first: seen.replace(/^\uFEFF/, '').trim()[0] ?? '', all: again() };
}
