import { brands, colours, contentsEn, contentsZh } from './lexicon';
import type { Span } from './sentence';

/**
 * Where the words behind a trigger end: at punctuation, at a span already read (a price, a size), or at a word that starts
 * something new. A comma goes on only inside a list: "no nickel, wool, or latex".
 */
const stop =
  / -+ |[。.;；!！?？\n()\u2600-\u27bf\ud83c-\ud83e]|也?(?:不要|别要|不含|不带|不想|不喜欢|不能|没有|别买|别给|除了)|(?<![主重必需只不])要(?!求)|想(?:要|买)|但是?|不过(?![敏期时膝滤])|而且?|只[要想有]|最好|预算|价[格位]|可以|[也都就](?:行|可以|好|ok|成)|其[他它](?:的|都|随)|别的|谢谢|请|记住|送[到去货]|寄[到去往]|然后|即可|因为|由于|否则|不然|没[有]?要求|(?<=[\u4e00-\u9fff])(?<![和或与跟及含带有是用要]) (?=[\u4e00-\u9fffa-z0-9])(?! ?(?:和|或|与|跟|以及|and |or |\/))|(?<=[a-z0-9]) (?=[\u4e00-\u9fff])(?! ?(?:和|或|与|跟|以及|的|牌|这))|(?:^|[ ,，])(?:but|under|below|for|with|at|to|between|which|who|please|thanks|thank|if|when|because|since|around|about|over|above|up|max|less|more|by|as|though|just|is|are|was|must|should|would|could|can|i|i'm|i'd|i'll|my|we|it|budget|ship|shipping|deliver|so|then|also|only|something|preferably|ideally|like|need|needs|want|wants|looking|they|you|in|on|no|not|nor|without|except|and (?:i|it|with|under|ship|must|should|a|the|please|free|fast|not|no|without)|remember)(?![a-z'-])/;

const welcome = /^ ?(?:[也都就]?(?:行|可以|好|ok|成)|is |are |would )/;
const comma = /[,，]/;
/** A list's next part is short, and its last one is joined by a conjunction. */
const listPart = /^ ?(?:(?:or|and|nor) )?[\w' -]{1,24}$|^ ?[\u4e00-\u9fffa-z ]{1,8}$/;
const listEnd =
  /^ ?(?:(?:or|and|nor) .+|.+ (?:or|and|nor) .+|.{1,8}(?:和|或者?|以及|跟).{1,8}|(?:或者?|和|以及|还有) ?.{1,12})$/;

/** Without a conjunction only things of one known kind make a list: "不要索尼，Bose，苹果", "no wool, leather". */
const kinds = [brands, colours, `${contentsZh}|${contentsEn}`].map((words) => new RegExp(`^ ?(?:${words})的?$`));

export function phraseEnd(folded: string, from: number, barriers: Span[]): number {
  let limit = Math.min(folded.length, from + 160);
  for (const { start, end } of barriers) {
    if (start >= from && start < limit) limit = start;
    else if (start < from && end > from) limit = from;
  }
  const area = folded.slice(from, limit);
  const halt = area.search(stop);
  const upTo = halt < 0 ? area : area.slice(0, halt);
  const parts = upTo.split(comma);
  // "…，玻璃或者陶瓷都行" says what is welcome, it doesn't go on with the list.
  if (parts.length > 1 && halt >= 0 && welcome.test(area.slice(halt, halt + 8))) parts.pop();
  let length = parts[0]?.length ?? 0;
  let reach = length;
  const kind = kinds.find((one) => one.test((parts[0] ?? '').trimEnd()));
  for (const part of parts.slice(1, 7)) {
    if (kind?.test(part) && reach === length) {
      reach += 1 + part.length;
      length = reach;
      continue;
    }
    if (!listPart.test(part) && !listEnd.test(part)) break;
    reach += 1 + part.length;
    if (listEnd.test(part)) length = reach;
  }
  return from + length;
}

/** Clauses by punctuation and by what has been read already (`barriers`), with their places. */
export function clausesOf(folded: string, barriers: Span[] = []): Span[] {
  const clauses: Span[] = [];
  let start = 0;
  if (barriers.length) {
    for (const { start: from, end } of [...barriers, { start: folded.length, end: folded.length }].sort(
      (a, b) => a.start - b.start,
    )) {
      const within = clausesOf(folded.slice(start, Math.max(start, from)));
      clauses.push(...within.map((one) => ({ start: start + one.start, end: start + one.end })));
      start = Math.max(start, end);
    }
    return clauses;
  }
  for (const hit of folded.matchAll(
    /[,，。;；!！?？\n]|\.(?= |$)|(?:但是?|不过(?![敏期时膝滤])|而且|(?<![a-z])(?:but|and)(?![a-z]))/g,
  )) {
    if (hit.index > start) clauses.push({ start, end: hit.index });
    start = hit.index + hit[0].length;
  }
  if (start < folded.length) clauses.push({ start, end: folded.length });
  return clauses;
}
