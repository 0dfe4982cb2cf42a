import { clausesOf } from './clauses';
import { strip } from './exclusion-object';
import type { Sentence, Span } from './sentence';

export type AllowanceRead = Span & { thing: string };

const afterZh =
  /(?:的)?(?:的话)?(?:现在)?(?:(?:[也都又]|其实)(?:是)?(?:可以|行|能接受|可以接受|没问题|没关系|ok|好|成|无所谓|无妨)(?:考虑|接受)?(?:了|啦)?|(?:可以|行|能接受|可以接受|ok)(?:考虑|接受)?(?:了|啦)|没关系|无所谓|没问题|不介意)(?:的|吧|啊|呀|哦|呢|哈)?$/;
const beforeZh =
  /^(?:我|现在|其实|那|也|就|都)*(?:不介意|不排除|不拒绝|不反感|可以接受|能接受|接受|不用避开|不用排除|不需要避开|不必避开|不必排除|不再排除|不再避开|不是不要|不讨厌|别排除|取消排除|可以考虑|可以要|可以有|可以含)(?<x>[^,，。;!?\n]{1,20}?)(?:的)?(?:限制)?(?:了|啦|吧|也行|也可以)?$/;
const afterEn =
  /^(?:actually |ok |okay |now |well |fine |oh )*(?<x>[\w'-]+(?: [\w'-]+){0,2}?) (?:is|are|would be|will be|works?|might be|can be)(?: also| now| totally| perfectly| actually| just| all)* ?(?:fine|ok|okay|alright|right|acceptable|good|great|allowed|welcome|included|for me)?(?: now| too| again| as well| after all| with me| by me| for me| then)*\.?$/;
const beforeEn =
  /(?<![a-z])(?:(?:do(?:n'?t| not)|wouldn'?t|would not) (?:mind|exclude|avoid|object to|rule out)|(?:ok|okay|fine|good|cool|happy) with|no (?:problem|issues?|objections?|worries) with|not opposed to|open to|no need to (?:exclude|avoid)|(?:no longer|not) (?:allergic to|avoiding|excluding)|(?:you can|please) (?:include|allow)|bring back) (?<x>[^,，.;!?\n]{1,40})/g;
const isNothing =
  /^(?:其[他它].*|别的.*|什么.*|啥.*|怎[样么].*|哪.*|任何.*|随便.*|都|我|牌子|颜色|价格|贵.*|便宜.*|这.*|那.*|.*[吗么]|\d.*|除.*|不.*|没.*|只要.*|.*以[内下上].*|that|this|it|any|anything|everything|either|both|colou?r|brand|they|these|those|which|what|there|price|all|.*\$.*|quality|shipping|the.*)?$/i;

const most = 40;

/** Exclusions taken back: "塑料的也可以了", "leather is fine now", "不是不要索尼", "I don't mind wool". */
export function readAllowances({ text, folded }: Sentence): AllowanceRead[] {
  const found: AllowanceRead[] = [];
  const add = (start: number, end: number, words: string) => {
    const thing = strip(
      words
        .replace(/^(?:现在|其实|算了|那|如果|要是|是|用|我觉得|反正|其实|那就|嗯|好吧)+/, '')
        .replace(/(?: (?:now|too|again|any ?more|either|if|as well).*)$/i, ''),
    );
    if (thing.length <= 30 && !isNothing.test(thing) && !isNothing.test(words.trim()))
      found.push({ start, end, thing });
  };
  for (const { start, end } of clausesOf(folded)) {
    if (found.length >= most) break;
    if (end - start > 60) continue;
    const words = folded.slice(start, end).trim();
    const from = folded.indexOf(words, start);
    const back = beforeZh.exec(words) ?? afterEn.exec(words);
    const x = back?.groups?.x;
    const tail = afterZh.exec(words);
    if (x !== undefined) {
      const said = /(?:is|are|be|works?)(?: (?:also|now|totally|perfectly|actually|just|all))*$/.test(words);
      const at = from + words.indexOf(x, back?.[0].startsWith(x) ? 0 : (back?.[0].lastIndexOf(x) ?? 0));
      if (!said) add(from, from + words.length, text.slice(at, at + x.length));
    } else if (tail && tail.index > 0) add(from, from + words.length, text.slice(from, from + tail.index));
  }
  for (const hit of folded.matchAll(beforeEn)) {
    if (found.length >= most) break;
    const x = hit.groups?.x ?? '';
    const end = hit.index + hit[0].length;
    add(hit.index, end, text.slice(end - x.length, end));
  }
  return found;
}
