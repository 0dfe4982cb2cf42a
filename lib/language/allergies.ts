import type { Sentence, Span } from './sentence';

const person =
  '我们?|你|他|她|它|孩子|小孩|宝宝|娃|女儿|儿子|老公|老婆|妻子|丈夫|男友|女友|男朋友|女朋友|妈妈?|爸爸?|母亲|父亲|奶奶|爷爷|外婆|外公|朋友|同事|家人|家里人|室友|皮肤';
const lead = new RegExp(
  `^(?:请|帮我|帮|你|要)?(?:记住|记得|记一下|记|注意|因为|由于|另外|而且|对了)?[,，:： ]*(?:${person}|的|有个?|是|都|也|会|对|严重)*`,
);
const degree = '(?:严重|都|会|有点儿?|有些|比较|也|很|重度|轻度|容易|一直|非常|特别|是|从小)*';

const forms: RegExp[] = [
  new RegExp(`对(?<x>[^,，。;!?、\\n对]{1,16}?(?:、[^,，。;!?、\\n]{1,8}?){0,5}?)${degree}过敏(?!原|源|肌|性)`, 'g'),
  new RegExp(`(?<=^|[,，。;!?\\n ])(?<x>[\\u4e00-\\u9fffA-Za-z、]{1,20}?)${degree}过敏(?!原|源|肌|性|体质)`, 'gi'),
  /(?<![a-z])(?<x>(?!any\b|no\b|an?\b|the\b|have\b|my\b|food\b|skin\b|seasonal\b)[a-z]+) allerg(?:y|ies)(?![a-z])/gi,
];

const most = 40;

export type AllergyRead = Span & { phrase: string };

/** "记住我对镍过敏", "我花生过敏", "a peanut allergy": what the person can't have. Denied allergies are passed over. */
export function readAllergies({ text, folded }: Sentence): AllergyRead[] {
  const found: AllergyRead[] = [];
  for (const form of forms) {
    for (const hit of folded.matchAll(form)) {
      if (found.length >= most) break;
      const x = hit.groups?.x ?? '';
      const at = hit.index + hit[0].indexOf(x);
      const skip = lead.exec(x)?.[0].length ?? 0;
      const thing = x.slice(skip);
      const before = folded.slice(Math.max(0, hit.index - 5), hit.index);
      if (
        !thing ||
        /^(?:忘[掉记了]|删[掉除]|[不没防抗低])|[不没防抗无易低]$|没有|不会|不对/.test(thing) ||
        /(?:不|没有?|not?|without|忘[掉记了]|删[掉除]|取消)(?:我|我的)? ?$/.test(before)
      )
        continue;
      const span = { start: hit.index, end: hit.index + hit[0].length };
      if (found.some((one) => one.start < span.end && span.start < one.end)) continue;
      found.push({ ...span, phrase: text.slice(at + skip, at + x.length) });
    }
  }
  return found;
}
