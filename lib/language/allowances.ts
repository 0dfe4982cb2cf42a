import { afterEn, afterZh, beforeEn, beforeZh, nothingTakenBack, wholeZh } from './allowance-patterns';
import { clausesOf } from './clauses';
import { thingsIn } from './exclusion-object';
import type { Sentence, Span } from './sentence';

export type AllowanceRead = Span & { things: string[] };

const most = 40;

/** Exclusions taken back: "塑料的也可以了", "leather is fine now", "不是不要索尼", "I don't mind wool". */
export function readAllowances({ text, folded }: Sentence): AllowanceRead[] {
  const found: AllowanceRead[] = [];
  const add = (start: number, end: number, words: string) => {
    if (found.length >= most || words.length > 40 || nothingTakenBack.test(words.trim())) return;
    const things = thingsIn(withoutEdges(words)).filter((thing) => !nothingTakenBack.test(thing));
    if (things.length) found.push({ start, end, things });
  };
  for (const { start, end } of clausesOf(folded)) {
    if (end - start > 60) continue;
    const words = folded.slice(start, end).trim();
    const from = folded.indexOf(words, start);
    const x = [beforeZh, ...wholeZh, afterEn]
      .map((form) => form.exec(words)?.groups?.x)
      .find((one) => one !== undefined);
    const tail = x === undefined ? afterZh.exec(words) : null;
    if (x !== undefined) {
      const at = from + words.lastIndexOf(x);
      add(from, from + words.length, text.slice(at, at + x.length));
    } else if (tail && tail.index > 0) add(from, from + words.length, text.slice(from, from + tail.index));
  }
  for (const hit of folded.matchAll(beforeEn)) {
    const x = hit.groups?.x ?? '';
    const end = hit.index + hit[0].length;
    add(hit.index, end, text.slice(end - x.length, end));
  }
  return found;
}

const withoutEdges = (words: string) =>
  words
    .replace(/^(?:现在|其实|算了|那就?|如果|要是|是|用|我觉得|反正|嗯|好吧)+/, '')
    .replace(/ (?:now|too|again|any ?more|either|if|as well|rule|restriction|thing)(?: .*)?$/i, '');
