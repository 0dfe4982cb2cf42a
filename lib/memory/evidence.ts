import { HAN_NUMERALS, hanNumber } from './han-number';
import { spellDigits } from './number-words';
import { latinWords, stem } from './words';

/**
 * Does the person's own text back a value? Every Latin word, number and pair of Han characters of the value must occur in
 * it. Words that carry no content of their own (topic nouns, "the user prefers") need no backing; words of refusing and
 * of liking need one of their kind.
 */
/** One pattern of many words; a longer one is never cut short by one that it begins with. */
function longestFirst(words: string): RegExp {
  return new RegExp(
    words
      .split(' ')
      .sort((a, b) => b.length - a.length)
      .join('|'),
    'g',
  );
}

const REFUSING_HAN =
  /不(?!锈|銹|错|錯|同|仅|僅|但|论|論|管|过|過|断|斷|粘|沾|好意思)|别|別|勿|忌|讨厌|討厭|过敏|過敏|避免|避开|避開|没有|沒有|无|無|拒绝|拒絕|厌恶|受不了|除了|排除|戒|非/;
const REFUSING_LATIN =
  /\b(?:no|not|never|without|avoid\w*|hat(?:e|es|ed|ing)|dislik\w*|allerg\w*|intoleran\w*|exclud\w*|can(?:no|')?t|don'?t|doesn'?t|won'?t|isn'?t|aren'?t|free|except|refus\w*|skip|stop|stay away|none|sensitive|cannot|detest\w*|anything but|vegan|vegetarian)\b/i;
const LIKING_HAN = /喜欢|喜歡|偏爱|偏愛|爱|愛|钟意|鍾意|想要|更要|首选|首選|优先|優先/;
const LIKING_LATIN =
  /\b(?:lik(?:e|es|ing)|lov(?:e|es|ing)|prefer\w*|enjoy\w*|want\w*|fond|fan|favou?rite\w*|into|adore\w*)\b/i;

const FREE_HAN = longestFirst(
  '不喜欢 不喜歡 买东西 可接受 收货地 没问题 目的地 一直 一般 不吃 不含 不想 不用 不穿 不要 东西 习惯 产品 今后 以后 以後 优先 体重 使用 倾向 偏好 偏愛 偏爱 傾向 優先 公斤 关于 制品 千克 厘米 发货 口味 可以 含有 品牌 商品 喜欢 喜歡 国家 地区 地址 城市 大概 大約 大约 寄送 尺寸 尺码 尺碼 左右 希望 常常 平常 平日 平时 平時 总是 想要 成分 接受 收貨 收货 方面 本人 材料 材质 東西 每次 比较 沒有 没有 用戶 用户 码数 类型 类的 經常 總是 经常 習慣 自己 討厭 記住 讨厌 记住 购物 身高 过敏 选择 通常 過敏 選擇 避免 避开 配送 長期 长期 需要 鞋号 鞋码 鞋碼 预算 颜色 风格 首选 首選 默認 默认 不 与 个 为 也 买 了 于 些 仅 从 他 会 住 個 僅 元 別 别 到 去 及 发 只 可 号 吃 向 吗 吧 含 呀 呢 和 啊 喝 在 地 块 太 她 寄 对 對 就 岁 已 常 很 得 從 忌 愛 我 或 戴 把 收 斤 於 是 更 最 會 有 来 歲 点 為 爱 用 發 的 着 码 碼 穿 类 給 约 给 能 與 號 行 要 請 请 買 过 这 送 這 過 那 都 點',
);
const PARTICLE = /[的了太很也都就地得着些点點]/g;
const FREE_LATIN = new Set(
  "a an the is are am was be been being of to in on at for from with and or by as it its this that these those user users person customer shopper i i'm me my mine myself he she they their them his her has have had do does did will would can may should usually always generally typically normally often regularly default by only just very really more most quite rather than any all some thing things item items product products stuff kind type please prefer prefers preferred preference likes like loves love wants want enjoys enjoy needs need wears wear wearing buys buy buying uses use using hates hate dislikes dislike avoid avoids avoiding allergic allergy intolerant not no never without don't dont doesn't doesnt cannot can't cant size sizes ships ship shipping shipped send sends delivery deliver delivers delivered lives live living based located made containing contain contains remember remembered note diet eater budget brand colour color material style height weight fit destination country address allergies s t m re ve eu us uk cm".split(
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

/** Phrases in which a refusing word refuses nothing. */
const NOT_REFUSING =
  /别忘(?:了|记)?|別忘(?:了|記)?|不要忘(?:了|记|記)?|don'?t forget|do not forget|no problem|not only|没问题|沒問題|不好意思|不用说/g;

function refuses(text: string): boolean {
  const rest = text.replace(NOT_REFUSING, ' ');
  return REFUSING_HAN.test(rest) || REFUSING_LATIN.test(rest);
}

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
  const said = lowered(words);
  const claimed = lowered(value);
  const known = new Set(latinWords(said).map(stem));
  const latin = latinWords(claimed).filter((word) => !FREE_LATIN.has(word));
  if (!latin.every((word) => known.has(stem(word)))) return false;

  const numbers = numbersOf(said);
  if (!(claimed.match(NUMBER) ?? []).every((number) => numbers.has(plainNumber(number)))) return false;

  const flat = said.replace(/[^\p{L}\p{N}]/gu, '');
  // Without the small words, so that 无糖的饮料 also backs 无糖饮料.
  const tight = flat.replace(PARTICLE, '');
  const occurs = (text: string) => flat.includes(text) || tight.includes(text);
  const withoutNumbers = claimed.replace(HAN_NUMERALS, (run) =>
    flat.includes(run) || numbers.has(hanNumber(run)) ? ' ' : run,
  );
  for (const part of withoutNumbers.replace(FREE_HAN, ' ').match(/\p{Script=Han}+/gu) ?? []) {
    if (part.length === 1 && !occurs(part)) return false;
    for (let i = 0; i + 1 < part.length; i++) {
      if (!occurs(part.slice(i, i + 2))) return false;
    }
  }
  if (refuses(claimed) && !refuses(said)) return false;
  return !turnsAround(claimed, said);
}
