/** The words of the probe's session: one shopper, five topics, refinements, a saved memory, and a summing-up. */
export const probeWords: readonly string[] = [
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

/** The first `turns` of the session; beyond its length it begins again. */
export function probeTurns(turns: number): string[] {
  return Array.from({ length: turns }, (_, index) => probeWords[index % probeWords.length] ?? '');
}
