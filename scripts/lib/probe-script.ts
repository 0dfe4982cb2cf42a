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
 * Short sessions: `sessions` of them, each with as many turns as the range says in turn, opening with words that differ
 * from session to session.
 */
export function shortSessions(
  sessions: number,
  range: { from: number; to: number },
  words: readonly string[] = shortOpenings,
): string[][] {
  return Array.from({ length: sessions }, (_, at) => {
    const turns = range.from + (at % (range.to - range.from + 1));
    const opening = words[at % words.length] ?? '';
    return [opening, ...probeTurns(turns - 1, followUps.slice(at % followUps.length).concat(followUps))];
  });
}

/** Words that open a session by themselves. */
const shortOpenings: readonly string[] = [
  '想买一个通勤双肩包，400 以内，不要真皮的',
  'noise cancelling headphones under 80 euros, no Sony',
  '送妈妈的围巾，200 左右，不要羊毛',
  'a rain jacket for hiking, size M',
  '旅行颈枕，100 块以内',
  '机械键盘哪种轴适合办公室',
  'a gift for a six-year-old, no plastic, under 30',
  '不锈钢保温杯，150 以内',
  '你记得我什么',
  '无坚果的零食礼盒',
];

const followUps: readonly string[] = ['便宜点的还有吗', '第一个和第二个有什么区别', '只要评分高的', '换个颜色'];
