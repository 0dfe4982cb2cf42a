import type { Currency } from '../money';
import type { FeedItem } from './feed-item';
import { type FeedFormat, type FeedLine, readFeed } from './read-feed';

/** A text as it might come in: in pieces of so many characters. */
export async function* inPieces(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** Everything that a feed in a test says. */
export async function feedLines(
  format: FeedFormat,
  text: string,
  currency: Currency | null = null,
): Promise<FeedLine[]> {
  const found: FeedLine[] = [];
  const reading = { currency, now: new Date('2026-11-30T12:00:00Z') };
  for await (const line of readFeed(format, inPieces(text), reading)) found.push(line);
  return found;
}

/** The items alone; throws when anything else came. */
export async function feedItems(
  format: FeedFormat,
  text: string,
  currency: Currency | null = null,
): Promise<FeedItem[]> {
  return (await feedLines(format, text, currency)).map((line) => {
    if (line.kind !== 'item') throw new Error(`line ${line.line} is ${JSON.stringify(line)}`);
    return line.item;
  });
}

/** Lines refused, as `line code field`. */
export const refusals = (lines: FeedLine[]): string[] =>
  lines.flatMap((line) => (line.kind === 'refused' ? [`${line.line} ${line.problem.code} ${line.problem.field}`] : []));
