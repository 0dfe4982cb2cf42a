/** Words that describe a product without naming one, in both languages: [Chinese, English]. */
const colours: readonly (readonly [string, string])[] = [
  ['黑', 'black'],
  ['白', 'white'],
  ['红', 'red'],
  ['蓝', 'blue'],
  ['绿', 'green'],
  ['黄', 'yellow'],
  ['灰', 'grey'],
  ['灰', 'gray'],
  ['粉', 'pink'],
  ['紫', 'purple'],
  ['橙', 'orange'],
  ['棕', 'brown'],
  ['米', 'beige'],
  ['银', 'silver'],
  ['金', 'gold'],
  ['藏青', 'navy'],
  ['卡其', 'khaki'],
  ['深蓝', 'dark blue'],
];

const features: readonly (readonly [string, string])[] = [
  ['防水', 'waterproof'],
  ['无线', 'wireless'],
  ['有线', 'wired'],
  ['蓝牙', 'bluetooth'],
  ['降噪', 'noise cancelling'],
  ['静音', 'quiet'],
  ['轻便', 'lightweight'],
  ['折叠', 'foldable'],
  ['便携', 'portable'],
  ['快充', 'fast charging'],
  ['透气', 'breathable'],
  ['保暖', 'warm'],
  ['复古', 'vintage'],
  ['简约', 'minimalist'],
  ['可爱', 'cute'],
  ['商务', 'business'],
  ['运动', 'sports'],
  ['大容量', 'large capacity'],
  ['防滑', 'non-slip'],
  ['环保', 'eco-friendly'],
  ['无糖', 'sugar-free'],
  ['有机', 'organic'],
];

/** What things are made of; exclusions of these belong to one subject, unlike those of brands and allergens. */
const materials: readonly (readonly [string, string])[] = [
  ['塑料', 'plastic'],
  ['不锈钢', 'stainless steel'],
  ['皮革', 'leather'],
  ['真皮', 'genuine leather'],
  ['羊毛', 'wool'],
  ['棉', 'cotton'],
  ['涤纶', 'polyester'],
  ['尼龙', 'nylon'],
  ['硅胶', 'silicone'],
  ['玻璃', 'glass'],
  ['陶瓷', 'ceramic'],
  ['木', 'wood'],
  ['铝', 'aluminium'],
  ['钛', 'titanium'],
  ['羽绒', 'down'],
  ['橡胶', 'rubber'],
  ['丝绸', 'silk'],
  ['帆布', 'canvas'],
];

/** What people react to or don't eat; a rule that holds beyond one subject. */
const substances: readonly (readonly [string, string])[] = [
  ['镍', 'nickel'],
  ['坚果', 'nuts'],
  ['花生', 'peanuts'],
  ['牛奶', 'milk'],
  ['乳糖', 'lactose'],
  ['麸质', 'gluten'],
  ['海鲜', 'seafood'],
  ['虾', 'shrimp'],
  ['鸡蛋', 'eggs'],
  ['大豆', 'soy'],
  ['乳胶', 'latex'],
  ['香精', 'fragrance'],
  ['酒精', 'alcohol'],
  ['猪肉', 'pork'],
  ['牛肉', 'beef'],
  ['肉', 'meat'],
  ['糖', 'sugar'],
  ['咖啡因', 'caffeine'],
  ['花粉', 'pollen'],
];

const all = [...colours, ...features, ...materials, ...substances];

/** The same word in the other language, or null. Chinese colours with or without 色. */
export function otherName(word: string): string | null {
  const plain = fold(word);
  for (const [zh, en] of all) {
    if (plain === zh) return en;
    if (plain === en) return zh.length === 1 && colours.some((pair) => pair[0] === zh) ? `${zh}色` : zh;
  }
  return null;
}

/** Whether two words mean the same thing, across the languages. */
export function sameThing(a: string, b: string): boolean {
  const [left, right] = [fold(a), fold(b)];
  if (left === right) return true;
  return [otherName(a), otherName(b)].some((other, at) => other !== null && fold(other) === (at === 0 ? right : left));
}

function fold(word: string): string {
  const plain = word.normalize('NFKC').trim().toLowerCase();
  return /^\p{Script=Han}+$/u.test(plain) ? plain.replace(/(色|制品|材质|质|的)+$/u, '') || plain : plain;
}

const listed = (pairs: readonly (readonly [string, string])[], word: string) =>
  pairs.some(([zh, en]) => sameThing(word, zh) || sameThing(word, en));

export const isColour = (word: string) => listed(colours, word);
export const isSubstance = (word: string) => listed(substances, word);
/** Colour, feature or material: what belongs to the subject at hand and not to the person. */
export const isTrait = (word: string) => isColour(word) || listed(features, word) || listed(materials, word);

/** Colours that a text names, as it names them. */
export function coloursIn(text: string): string[] {
  const said = text.normalize('NFKC').toLowerCase();
  const han = [...said.matchAll(/(?:深|浅|亮|暗)?(?:藏青|卡其|黑|白|红|蓝|绿|黄|灰|粉|紫|橙|棕|米|银|金)色/gu)];
  const latin = colours.filter(([, en]) => new RegExp(`\\b${en}\\b`).test(said)).map(([, en]) => en);
  return [...new Set([...han.map((match) => match[0]), ...latin])];
}

/** Features that a text names ("waterproof", 防水), as it names them. */
export function featuresIn(text: string): string[] {
  const said = text.normalize('NFKC').toLowerCase();
  return features.flatMap(([zh, en]) => [
    ...(said.includes(zh) ? [zh] : []),
    ...(new RegExp(`\\b${en.replace(/[ -]/g, '[ -]?')}\\b`).test(said) ? [en] : []),
  ]);
}

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/(?:太|有点|好)(?:重|沉)/, '轻便'],
  [/(?:太|有点)吵/, '静音'],
  [/(?:太|有点)(?:占地方|笨重)/, '便携'],
  [/轻(?:一)?(?:点|些)|更轻/, '轻便'],
  [/安静(?:一)?(?:点|些)|更安静/, '静音'],
  [/\btoo (?:heavy|bulky)\b|\blighter\b/i, 'lightweight'],
  [/\btoo (?:loud|noisy)\b|\bquieter\b/i, 'quiet'],
];

/** What is wanted instead, when a complaint or a comparison says it: 太重, 轻一点 → 轻便. */
export function remediesIn(text: string): string[] {
  return REMEDIES.flatMap(([pattern, remedy]) => (pattern.test(text) ? [remedy] : []));
}
