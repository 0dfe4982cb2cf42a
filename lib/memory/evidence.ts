import { HAN_NUMERALS, hanNumber } from './han-number';
import { spellDigits } from './number-words';
import { latinWords, stem } from './words';

/**
 * Does the person's own text back a value? Every Latin word, number and pair of Han characters of the value must occur in
 * it. Words that carry no content of their own (topic nouns, "the user prefers") need no backing; words of refusing and
 * of liking need one of their kind.
 */
const REFUSING_HAN =
  /不(?!锈|銹|错|錯|同|仅|僅|但|论|論|管|过|過|断|斷|粘|沾|好意思)|别|別|勿|忌|讨厌|討厭|过敏|過敏|避免|避开|避開|没有|沒有|无|無|拒绝|拒絕|厌恶|受不了|除了|排除|戒|非/;
const REFUSING_LATIN =
  /\b(?:no|not|never|without|avoid\w*|hat(?:e|es|ed|ing)|dislik\w*|allerg\w*|intoleran\w*|exclud\w*|can(?:no|')?t|don'?t|doesn'?t|won'?t|isn'?t|aren'?t|free|except|refus\w*|skip|stop|stay away|none|sensitive|cannot|detest\w*|anything but|vegan|vegetarian)\b/i;
const LIKING_HAN = /喜欢|喜歡|偏爱|偏愛|爱|愛|钟意|鍾意|想要|更要|首选|首選|优先|優先/;
const LIKING_LATIN =
  /\b(?:lik(?:e|es|ing)|lov(?:e|es|ing)|prefer\w*|enjoy\w*|want\w*|fond|fan|favou?rite\w*|into|adore\w*)\b/i;

const FREE_HAN =
  /用户|用戶|本人|自己|我|他|她|的|了|是|在|对|對|于|於|和|与|與|及|或|也|都|就|会|會|有|要|可以|能|把|给|給|向|为|為|从|從|到|这|這|那|个|個|一般|通常|平时|平時|平常|经常|經常|常常|常|总是|總是|一直|默认|默認|习惯|習慣|只|仅|僅|长期|長期|以后|以後|今后|每次|喜欢|喜歡|偏爱|偏愛|偏好|爱|愛|讨厌|討厭|不喜欢|不喜歡|不要|不想|不吃|不穿|不用|不|别|別|避免|避开|過敏|过敏|忌|没有|沒有|希望|需要|倾向|傾向|想要|穿|戴|吃|喝|用|买|買|住|寄|送|发|發|收|码数|尺码|尺寸|尺碼|鞋码|鞋碼|鞋号|码|碼|号|號|身高|体重|收货地|收货|收貨|目的地|发货|寄送|配送|地区|地址|国家|城市|预算|品牌|材质|材料|颜色|口味|风格|类型|产品|商品|东西|東西|制品|类|类的|方面|最|很|比较|更|优先|優先|首选|首選|使用|选择|含有|含|成分|不含|已|过|過|去|来|吗|呢|吧|啊|呀|请|請|记住|記住|关于/g;
const FREE_LATIN = new Set(
  "a an the is are am was be been being of to in on at for from with and or by as it its this that these those user users person customer shopper i i'm me my mine myself he she they their them his her has have had do does did will would can may should usually always generally typically normally often regularly default by only just very really more most quite rather than any all some thing things item items product products stuff kind type please prefer prefers preferred preference likes like loves love wants want enjoys enjoy needs need wears wear wearing buys buy buying uses use using hates hate dislikes dislike avoid avoids avoiding allergic allergy allergies intolerant not no never without don't dont doesn't doesnt cannot can't cant size sizes ships ship shipping shipped send sends delivery deliver delivers delivered destination lives live living based located made containing contain contains remember remembered note s t m re ve eu us uk cm".split(
    ' ',
  ),
);
// Size systems and one-letter sizes carry content, so they stand with the words that need backing.
for (const word of ['eu', 'us', 'uk', 's', 'm']) FREE_LATIN.delete(word);

const NUMBER = /\d+(?:[.,]\d+)*/g;
const lowered = (text: string) => spellDigits(text.normalize('NFKC').replace(/’/g, "'").toLowerCase());
const plainNumber = (number: string) =>
  number
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(/[.,]0+$/, '')
    .replace(',', '.');

function numbersOf(text: string): Set<string> {
  const numbers = new Set((text.match(NUMBER) ?? []).map(plainNumber));
  for (const run of text.match(HAN_NUMERALS) ?? []) numbers.add(hanNumber(run));
  return numbers;
}

const refuses = (text: string) => REFUSING_HAN.test(text) || REFUSING_LATIN.test(text);

/** Phrases in which a refusing word refuses nothing. */
const NOT_REFUSING =
  /别忘(?:了|记)?|別忘(?:了|記)?|不要忘(?:了|记|記)?|don'?t forget|do not forget|no problem|not only|没问题|沒問題|不好意思|不用说/g;

/** All content that matches stands in clauses that refuse it: then liking it is the opposite of what was said. */
function turnsAround(value: string, words: string): boolean {
  if (refuses(value) || !(LIKING_HAN.test(value) || LIKING_LATIN.test(value))) return false;
  const han = value.replace(FREE_HAN, ' ').match(/\p{Script=Han}{2,}/gu) ?? [];
  const latin = latinWords(value).filter((word) => !FREE_LATIN.has(word));
  const clauses = words.split(/[,，。.;；!！?？、]| but | 但是?|but/);
  const meant = clauses.filter(
    (clause) =>
      han.some((part) => clause.includes(part)) ||
      latin.some((word) => latinWords(clause).map(stem).includes(stem(word))),
  );
  return meant.length > 0 && meant.every(refuses);
}

/** Whether `words`, what the person wrote in the turn, say what `value` says. */
export function isBacked(value: string, words: string): boolean {
  const said = lowered(words).replace(NOT_REFUSING, ' ');
  const claimed = lowered(value);
  const known = new Set(latinWords(said).map(stem));
  const latin = latinWords(claimed).filter((word) => !FREE_LATIN.has(word));
  if (!latin.every((word) => known.has(stem(word)))) return false;

  const numbers = numbersOf(said);
  if (!(claimed.match(NUMBER) ?? []).every((number) => numbers.has(plainNumber(number)))) return false;

  const flat = said.replace(/[^\p{L}\p{N}]/gu, '');
  const withoutNumbers = claimed.replace(HAN_NUMERALS, (run) =>
    flat.includes(run) || numbers.has(hanNumber(run)) ? ' ' : run,
  );
  for (const part of withoutNumbers.replace(FREE_HAN, ' ').match(/\p{Script=Han}+/gu) ?? []) {
    if (part.length === 1 && !flat.includes(part)) return false;
    for (let i = 0; i + 1 < part.length; i++) {
      if (!flat.includes(part.slice(i, i + 2))) return false;
    }
  }
  if (refuses(claimed) && !refuses(said)) return false;
  return !turnsAround(claimed, said);
}
