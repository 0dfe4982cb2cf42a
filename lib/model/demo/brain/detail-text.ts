import { clip } from './reasons';
import type { Wording } from './wording-zh';

export type DetailSite = { place: number; title: string; result: string; words: string };

const ASKS_PRICE = /多少钱|价格|价钱|运费|\bprice|\bcost|how much|shipping/i;
const PRICE_LINE = /price|cost|shipping|landed|offers|价|运费/i;
const SKIPPED = /^(?:id|picture|title|name|gtin|product|url|link|productkey|product_key)$/i;
const MOST = 10;

/** What the tool said of one offer, line by line, with the names of its fields in the person's language. */
export function detailText({ place, title, result, words }: DetailSite, say: Wording): string {
  const lines = result.split('\n').flatMap((line) => {
    const found = /^\s*(?:[-*]\s*)?([\p{L}_ ]{2,40}):\s*(.+)$/u.exec(line);
    const name = (found?.[1] ?? '').trim().toLowerCase();
    if (found === null || SKIPPED.test(name)) return [];
    if (PRICE_LINE.test(name) && !ASKS_PRICE.test(words)) return [];
    return [`- **${say.fields[name.replaceAll(' ', '_')] ?? name}**: ${clip((found[2] ?? '').trim(), 300)}`];
  });
  const head = say.detail(say.place(place), title);
  if (lines.length === 0) return say.detailMissing(say.place(place), title);
  return `${head}\n\n${lines.slice(0, MOST).join('\n')}\n\n${say.detailEnd}`;
}
