import { chineseAt } from './numerals-zh';
import type { Sentence, Span } from './sentence';

export type PeopleRead = Span & { people: number };

const word: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((name, i) => [name, i + 1]),
);
const numberEn = `\\d{1,4}|${Object.keys(word).join('|')}`;
const numberZh = '\\d{1,4}|[一二两三四五六七八九十百俩]{1,4}';

const group =
  'people|persons?|adults?|kids|children|guests?|friends|colleagues|coworkers|students|players|diners|campers|users';
const forms: RegExp[] = [
  /(?:我们|咱们?|夫妻|姐妹|兄弟|母女|母子|父子|父女|情侣|爷孙)(?<n>[俩仨])/g,
  new RegExp(
    `(?<![\\d.])(?:(?:${numberZh}) ?[-~到至] ?)?(?<n>${numberZh}) ?(?:个(?:大|成年)?人|人(?!称|均|民|气|造|体|物|工|字|类|参|生|偶|像|形)|位(?!数|置|移)|口之家|口人|口子|个(?:朋友|同事|孩子|小孩|小朋友|同学|学生|客人|宾客|娃|家人))`,
    'g',
  ),
  /一家(?<n>[二两三四五六七八九]|\d)口?/g,
  /(?<n>[二三四五六七八九]|\d)口之家/g,
  new RegExp(`(?:(?:${numberEn}) ?(?:-|to) ?)?(?<![\\w.$€£¥])(?<n>${numberEn})(?: |-)?(?:${group})(?![a-z'])`, 'g'),
  new RegExp(`(?:family|party|group|team|household|crew) of (?<n>${numberEn})(?![\\w.])`, 'g'),
  new RegExp(`(?<![a-z])(?:serves|seats|sleeps|feeds) (?<n>${numberEn})(?![\\w.])`, 'g'),
  new RegExp(
    `(?<![a-z])for (?<n>${numberEn})(?: of us)?(?=$|[,.;!?]| (?:please|under|below|max|at|with|total|in total))`,
    'g',
  ),
  new RegExp(`(?<![a-z])(?<n>${numberEn}) of us(?![a-z])`, 'g'),
];

const parties = new RegExp(
  `(?<![\\w.$€£])(?<a>${numberEn}) adults?(?:,? and |, | \\+ )(?<b>${numberEn}) (?:kids?|child(?:ren)?)(?![a-z])`,
);

/** How many people a sentence speaks of. "每个人200" and "一个人200" are prices per person, not a head count. */
export function readPeople({ folded }: Sentence): PeopleRead | null {
  const mixed =
    parties.exec(folded) ??
    /(?<a>[一两二三四五六]|\d) ?(?:个)?(?:大人?|成人)[,，、和 ]?(?<b>[一两二三四五六]|\d) ?(?:个)?(?:小孩?|孩子|娃)(?!号|码)/.exec(
      folded,
    );
  if (mixed?.groups) {
    const people = count(mixed.groups.a) + count(mixed.groups.b);
    return { start: mixed.index, end: mixed.index + mixed[0].length, people };
  }
  for (const form of forms) {
    form.lastIndex = 0;
    for (const hit of folded.matchAll(form)) {
      const before = folded.slice(Math.max(0, hit.index - 3), hit.index);
      const end = hit.index + hit[0].length;
      const after = folded.slice(end, end + 6);
      const people = count(hit.groups?.n);
      if (people < 1 || /[第每$€£¥]\s?$|\/$/.test(before)) continue;
      if (people === 1 && !/^(?:用|住|吃|喝|玩|旅|露|份|在|的|-|$|[，,。])/.test(after)) continue;
      if (people === 1 && /\d[元块]? ?$/.test(before)) continue;
      return { start: hit.index, end, people };
    }
  }
  return null;
}

function count(said: string | undefined): number {
  if (!said) return 0;
  if (said === '仨') return 3;
  return word[said] ?? chineseAt(said, 0)?.high ?? 0;
}
