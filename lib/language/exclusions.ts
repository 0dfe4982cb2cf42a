import { readAllergies } from './allergies';
import { clausesOf, phraseEnd } from './clauses';
import { strip, thingsIn } from './exclusion-object';
import { afterZh, around, beforeEn, beforeZh, idleAfterEn, idleBeforeEn, onlyThis } from './exclusion-triggers';
import { overlaps, type Sentence, type Span } from './sentence';

export type ExclusionRead = Span & { things: string[] };

/** Everything a sentence rules out. `barriers`: what has been read already; `kept`: exclusions taken back, which win. */
export function readExclusions(sentence: Sentence, barriers: Span[], kept: Span[]): ExclusionRead[] {
  const { text, folded } = sentence;
  const found: ExclusionRead[] = [];
  const untouched = [...kept, ...onlyThis.flatMap((form) => [...folded.matchAll(form)].slice(0, most).map(spanOf))];
  const add = (span: Span, phrase: string, from?: number) => {
    if ([...untouched, ...found].some((other) => overlaps(other, span))) return;
    const things = thingsIn(phrase);
    if (things.length === 0) return;
    const end = from === undefined ? span.end : from + beforeProduct(phrase, things.at(-1) ?? '');
    found.push({ start: span.start, end, things });
  };
  for (const { start, end, phrase } of readAllergies(sentence)) add({ start, end }, phrase);
  for (const form of around) {
    for (const hit of folded.matchAll(form)) {
      if (found.length >= most) break;
      const x = hit.groups?.x ?? '';
      const at = hit.index + hit[0].indexOf(x);
      add({ start: hit.index, end: hit.index + hit[0].length }, text.slice(at, at + x.length));
    }
  }
  for (const clause of clausesOf(folded, barriers)) {
    const read = refusedBefore(sentence, clause);
    if (read && !barriers.some((barrier) => overlaps(barrier, read))) add(read, read.phrase);
  }
  for (const form of [beforeZh, beforeEn]) {
    for (const hit of folded.matchAll(form)) {
      if (found.length >= most) break;
      const from = hit.index + hit[0].length;
      if (barriers.some((barrier) => overlaps(barrier, { start: hit.index, end: from }))) continue;
      if (form === beforeEn && isIdle(folded, hit.index, hit[0])) continue;
      const end = phraseEnd(folded, from, [...barriers, ...kept]);
      add({ start: hit.index, end: Math.max(end, from) }, text.slice(from, end), from);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const spanOf = (hit: RegExpExecArray): Span => ({ start: hit.index, end: hit.index + hit[0].length });

/** More than this many is a pasted list; the rest is not read. */
const most = 60;

/** In "不要塑料的杯子" the cup is what is wanted: the exclusion ends behind 的. */
function beforeProduct(phrase: string, last: string): number {
  const behind = phrase.lastIndexOf(last) + last.length;
  const of = phrase.indexOf('的', behind);
  return of < 0 ? phrase.length : of + 1;
}

const generic =
  /^(?:算|行|好|可|能|第.+|我|这个|那个|这些|那些|都|什么|其他|别的|它|他|这|那|要|这样|如果|可以|太.*|.*(?:不|也|就|行)|要不|\d.*)?$/;
/** "想买个杯子塑料的不要": the wish before the thing is cut off. */
const wish = /^.*(?:想[买要]|[买要])(?:[一两]?[个副双件条款只])?/;

function refusedBefore({ text, folded }: Sentence, clause: Span): (Span & { phrase: string }) | null {
  const words = folded.slice(clause.start, clause.end).trimEnd();
  const tail = words.length > 60 ? null : afterZh.exec(words);
  if (!tail || tail.index === 0) return null;
  const whole = text.slice(clause.start, clause.start + tail.index);
  // "机械键盘 87键 青轴不要": in a row of keywords only the last one is refused.
  const gap = /[、和或与]/.test(whole) ? -1 : whole.search(/ [\u4e00-\u9fff]+的?$/);
  const phrase = strip(whole.slice(gap + 1).replace(wish, ''));
  if (generic.test(phrase) || phrase.length > 24) return null;
  return { start: clause.start + gap + 1, end: clause.start + words.length, phrase };
}

/** "not allergic to", "why not leather", "no, thanks": the trigger is denied, asked about, or has no thing behind it. */
function isIdle(folded: string, at: number, trigger: string): boolean {
  if (idleAfterEn.test(folded.slice(at + trigger.length, at + trigger.length + 16))) return true;
  const denied = /(?:not|n't|no longer|never) $/.test(folded.slice(Math.max(0, at - 12), at));
  if (denied && /allerg|sensitive|intolerant|avoid|exclude|hate|skip|rule/.test(trigger)) return true;
  return /^no[rt]?(?![a-z])/.test(trigger) && idleBeforeEn.test(folded.slice(Math.max(0, at - 8), at));
}
