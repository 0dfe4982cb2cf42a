import { readFile } from 'node:fs/promises';

/**
 * The words of the probe's session: one shopper, five topics, refinements, a saved memory, a change of mind, and a
 * summing-up.
 */
const probeWords: readonly string[] = [
  '想买一个通勤双肩包，400 以内，不要真皮的',
  '便宜点的还有吗',
  '第一个和第三个有什么区别',
  '记住我对镍过敏，以后都算上',
  '再看看旅行颈枕，100 块以内',
  '只要评分高的',
  '第二个详细说说',
  '还想要行李绑带，50 以内',
  '换个颜色，要蓝色的',
  '还是先说回双肩包，预算可以加到 600',
  '不要黑色的',
  '配一套旅行装备，一千以内，不要塑料的',
  '塑料的也可以了',
  '想买一副降噪耳机，500 以内，不要索尼',
  '有没有头戴式的',
  '送到法国的有哪些',
  '第二个和第三个有什么区别',
  '你记得我什么',
  '再便宜一点的降噪耳机',
  '最后帮我总结一下，选一副耳机',
];

/** The first `turns` of `words` (the probe's own by default); beyond their end they begin again. */
export function probeTurns(turns: number, words: readonly string[] = probeWords): string[] {
  return Array.from({ length: turns }, (_, index) => words[index % words.length] ?? '');
}

/** A script of one turn a line; empty lines are left out. Throws for one without a turn. */
export async function readProbeScript(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).map((line) => line.trim());
  const words = lines.filter((line) => line !== '');
  if (words.length === 0) throw new Error(`${file} holds no line with words.`);
  return words;
}

/**
 * Short sessions: `sessions` of them, each with as many turns as the range says in turn. Each opens with words of its own
 * (another product, another budget), so that no session reads another's answers from the cache: what they share is what
 * all people share. Given words, those open the sessions, over and over.
 */
export function shortSessions(
  sessions: number,
  range: { from: number; to: number },
  words?: readonly string[],
): string[][] {
  return Array.from({ length: sessions }, (_, at) => {
    const turns = range.from + (at % (range.to - range.from + 1));
    const opening = words?.[at % words.length] ?? shortOpening(at);
    return [opening, ...probeTurns(turns - 1, followUps.slice(at % followUps.length))];
  });
}

const wishes: readonly ((budget: number) => string)[] = [
  (budget) => `${budget} 以内的通勤双肩包，不要真皮的`,
  (budget) => `${budget} dollars at most: noise cancelling headphones, no Sony`,
  (budget) => `预算 ${budget}，给妈妈买条围巾，不要羊毛`,
  (budget) => `under ${budget} euros, a rain jacket for hiking`,
  (budget) => `${budget} 块左右的旅行颈枕`,
  (budget) => `我有 ${budget} 元，想买机械键盘，不要青轴`,
  (budget) => `for ${budget} or less: a gift for a six-year-old, no plastic`,
  (budget) => `不超过 ${budget} 的保温杯，要不锈钢的`,
];

function shortOpening(at: number): string {
  const wish = wishes[at % wishes.length] as (typeof wishes)[number];
  return wish(60 + 7 * at);
}

const followUps: readonly string[] = ['便宜点的还有吗', '第一个和第二个有什么区别', '只要评分高的', '换个颜色'];
