import { clausesOf, phraseEnd } from './clauses';
import { strip, thingsIn } from './exclusion-object';
import { contentsEn, contentsZh } from './lexicon';
import { overlaps, type Sentence, type Span } from './sentence';

export type ExclusionRead = Span & { things: string[] };

/** Triggers that stand before what is excluded. */
const beforeZh = new RegExp(
  '(?<!要)不(?:想再?|愿意?|打算)?要(?!求|紧|忘|急|超|高于|大于|低于|担心|问|发|寄|送|催|客气|钱|太|那么|这么|过于|重复)|' +
    '(?<![特区分个级性辨])别(?:再)?(?:要|买|给我(?:推荐|看)?|推荐?|选|带|有|是|用|含|拿|来|放|加)|' +
    '不(?:想|打算)再?(?:买|看|碰)|不(?:要|想|能|可|得|应|应该|可以)?(?:含有?|带有?)|不(?:喜欢|爱|吃|接受|考虑|收|碰|买|选)(?![了什])|不(?:能|可以?|应该)(?:有|是|用(?=.{1,6}(?:的|做|材)))|' +
    '(?<!有)没有(?=.{1,8}(?:的|成分|$))(?!要求|限制|预算|偏好|想法|了|特别|什么|问题|关系|吗|上限|特殊|人|货|时间|别的|其他)|' +
    '(?<![是要])不是(?=[^不很太特说就]{1,8}的)|排除掉?|(?<!不)拒绝|避开|避免|回避|(?<!禁)忌(?!惮|讳)|讨厌|受不了|去掉|去除|过滤掉?|剔除|抛开|屏蔽|谢绝|拉黑|' +
    '[无非](?=(?:日本|中国|美国|索尼|苹果|耐克|华为|小米)(?:的|产|品牌))',
  'g',
);
const beforeEn =
  /(?<![a-z'-])(?:(?:do(?:es)?n'?t|do not|does not|didn'?t|never|not) (?:want|like|wear|eat|have|contain|include|use|buy|recommend|show(?: me)?|give me|suggest)(?: (?:any|to (?:buy|get|see|have|wear)))?|(?:can'?t|cannot|can not) (?:stand|have|wear|eat|use|tolerate|do)|(?:except(?:ing)?|excluding|exclude[ds]?|anything but|everything but|any(?:one)? but|other than|apart from|aside from|avoid(?:ing)?|leave out|leaving out|skip(?:ping)?|rule out|filter out|minus|sans|without|w\/o|free (?:of|from)|nothing|none of|hates?|dislikes?|steer clear of|stay away from|instead of|allergic to|intolerant (?:to|of)|sensitive to|allergy to|except for|isn'?t|aren'?t|not|no|nor|zero|non)(?: for)?)(?![a-z'-])/g;
const notBefore =
  /^ ?(?:for|to|at|as|on|until|till|before|after|if|because|when|than|[,，.;!?]|\d|more|only|sure|bad|too|so|very|really|in a|in stock|looking for(?! \w))(?![a-z])/;
const notAfter = /(?:not|isn'?t|aren'?t|'m|am|or|if|why|whether|is it|are they) $/;

/** Whole patterns whose group `x` is the thing. */
const whole: RegExp[] = [
  /对(?<x>[^,，。;!?、\n]{1,16}(?:、[^,，。;!?、\n]{1,8}){0,5}?)(?:严重|都|会|有点|比较|也|很|重度|轻度)?过敏(?!原|源|肌|性)/g,
  /(?:^|[,，。;\n ]|记住|记得|我|他|她|孩子|宝宝|老公|老婆|妈妈?|爸爸?|有)(?<x>[\u4e00-\u9fffA-Za-z]{1,6})过敏(?!原|源|肌|性|体质)/gi,
  /除(?:了|开|去)?(?<x>[^,，。;!?\n]{1,24}?)(?:(?:以外|之外|外)[,，]?(?!还|也|再|另)|[,，]? ?(?:其[他它]|别的|剩下)(?:的)?(?:牌子|品牌|颜色|材质)?|[,，]? ?(?:都|什么|随便|哪|啥|均|皆))/g,
  new RegExp(`(?<![a-z])(?<x>${contentsEn})[ -]free(?![a-z]| ship)`, 'gi'),
  /(?<![a-z])non-(?<x>(?!stick|slip|iron|toxic|skid|woven|stop|fiction|profit|refund|return)[a-z]{3,})/gi,
  new RegExp(`(?<![\\u4e00-\\u9fff]*[全有])[无非](?:任何)?(?:添加)?(?<x>${contentsZh})(?![纺敏线人])`, 'g'),
  /(?<![\d.])(?:0|零)(?:添加)?(?<x>糖|脂肪?|卡|蔗糖|添加剂?|防腐剂|酒精|香精)/g,
  /(?<![常是除咖])非(?<x>[^常洲要得凡但的,，。]{1,6})的/g,
  /(?<![a-z])(?<x>[a-z]+) allerg(?:y|ies)(?![a-z])/gi,
];
const afterZh =
  /(?:的|的话)?(?:我|也|都|就|全|一律|一概|统统|全部|坚决)*(?:不要|不考虑|不行|不想要|不喜欢|不接受|不能接受|免谈|除外|不可以|不买|算了|免了|排除掉?|pass|out)(?:了|啦|吧|哈|谢谢)?$/;
const generic =
  /^(?:我|这个|那个|这些|那些|都|什么|其他|别的|它|他|这|那|要|这样|如果|可以|太.*|.*(?:不|也|就)|要不|\d.*)?$/;

/** Everything a sentence rules out. `barriers`: what has been read already; `kept`: exclusions taken back, which win. */
export function readExclusions(sentence: Sentence, barriers: Span[], kept: Span[]): ExclusionRead[] {
  const { text, folded } = sentence;
  const found: ExclusionRead[] = [];
  const add = (span: Span, phrase: string) => {
    if ([...kept, ...found].some((other) => overlaps(other, span))) return;
    const things = thingsIn(phrase);
    if (things.length) found.push({ ...span, things });
  };
  for (const form of whole) {
    for (const hit of folded.matchAll(form)) {
      const x = hit.groups?.x ?? '';
      const at = hit.index + hit[0].indexOf(x);
      if (
        /^(?:过敏|不|没|防|抗)|[不没防抗]$/.test(x) ||
        /(?:不|没有?) ?$/.test(folded.slice(Math.max(0, hit.index - 3), hit.index))
      )
        continue;
      add({ start: hit.index, end: hit.index + hit[0].length }, text.slice(at, at + x.length));
    }
  }
  for (const clause of clausesOf(folded)) {
    const words = folded.slice(clause.start, clause.end).trimEnd();
    const tail = words.length > 60 ? null : afterZh.exec(words);
    if (!tail || tail.index === 0) continue;
    const span = { start: clause.start, end: clause.start + words.length };
    const thing = strip(
      text
        .slice(span.start, clause.start + tail.index)
        .replace(/^.*(?:想[买要]|[买要])(?:[一两]?[个副双件条款只])?/, ''),
    );
    if (barriers.some((barrier) => overlaps(barrier, span)) || generic.test(thing) || thing.length > 24) continue;
    add(span, thing);
  }
  for (const form of [beforeZh, beforeEn]) {
    for (const hit of folded.matchAll(form)) {
      const from = hit.index + hit[0].length;
      const span = { start: hit.index, end: from };
      if (barriers.some((barrier) => overlaps(barrier, span))) continue;
      if (form === beforeEn && (notBefore.test(folded.slice(from, from + 16)) || blockedEn(folded, hit.index, hit[0])))
        continue;
      const end = phraseEnd(folded, from, barriers);
      add({ start: hit.index, end: Math.max(end, from) }, text.slice(from, end));
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** "not allergic to", "is it not …", "no longer": the trigger itself is denied or asked about. */
const blockedEn = (folded: string, at: number, trigger: string) =>
  (/allerg|sensitive|intolerant|avoid|exclude|hate/.test(trigger) &&
    /(?:not|n't|n’t|no longer|never) $/.test(folded.slice(Math.max(0, at - 12), at))) ||
  (/^no[rt]?$/.test(trigger) && notAfter.test(folded.slice(Math.max(0, at - 8), at)) && trigger === 'no');
