/** Spellings of measuring units, matched after a number in folded text; the value is never converted. */
type UnitRow = { unit: string; pattern: string };

/** Longest first where one spelling begins another: `mm` before `m`. */
const measured: UnitRow[] = [
  { unit: 'mAh', pattern: '毫安时?|mah' },
  { unit: 'Wh', pattern: '瓦时|wh' },
  { unit: 'kWh', pattern: '千瓦时|kwh' },
  { unit: 'kHz', pattern: 'khz' },
  { unit: 'MHz', pattern: 'mhz|兆赫' },
  { unit: 'GHz', pattern: 'ghz' },
  { unit: 'Hz', pattern: '赫兹?|hertz|hz' },
  { unit: 'GB', pattern: 'gb|gigabytes?|gigs?|个g' },
  { unit: 'TB', pattern: 'tb|terabytes?' },
  { unit: 'MB', pattern: 'mb|megabytes?' },
  { unit: 'ml', pattern: '毫升|millilit(?:er|re)s?|ml|cc' },
  { unit: 'km', pattern: '公里|千米|km|kilomet(?:er|re)s?' },
  { unit: 'kg', pattern: '公斤|千克|kgs?|kilos?|kilograms?' },
  { unit: 'mg', pattern: '毫克|mg' },
  { unit: 'cm', pattern: '厘米|公分|cms?|centimet(?:er|re)s?' },
  { unit: 'mm', pattern: '毫米|mm|millimet(?:er|re)s?' },
  { unit: 'in', pattern: '英寸|英吋|寸|吋|inch(?:es)?' },
  { unit: 'ft', pattern: '英尺|ft|feet|foot' },
  { unit: 'lb', pattern: '磅|lbs?|pound(?= (?:dumb|kettle|weight|barbell|bag))' },
  { unit: 'oz', pattern: '盎司|fl oz|oz|ounces?' },
  { unit: 'kW', pattern: '千瓦|kw' },
  { unit: 'W', pattern: '瓦特?|watts?' },
  { unit: 'V', pattern: '伏特?|volts?|v' },
  { unit: 'Ω', pattern: '欧姆|ohms?|ω' },
  { unit: 'dB', pattern: '分贝|db' },
  { unit: 'lm', pattern: '流明|lumens?|lm' },
  { unit: '%', pattern: '%|percent' },
  { unit: '℃', pattern: '摄氏度|°c' },
  { unit: 'MP', pattern: '像素|megapixels?|mp' },
  { unit: 'L', pattern: '公升|升(?!级|降)|lit(?:er|re)s?|l' },
  { unit: 'g', pattern: '克(?!拉|力)|grams?' },
  { unit: '斤', pattern: '斤' },
  { unit: '两', pattern: '两(?=装|的|茶|酒|重|左右|以)' },
  { unit: '克拉', pattern: '克拉|carats?|ct' },
  { unit: 'm', pattern: '米(?!其林|白|色|家)|met(?:er|re)s?' },
  { unit: 'h', pattern: '个?(?:小时|钟头)|hours?|hrs?' },
  { unit: 'min', pattern: '分钟|minutes?|mins?' },
  { unit: 's', pattern: '秒|seconds?' },
  { unit: 'day', pattern: '天|日(?=内|以内|达|之内|送|到货)|(?:business |working )?days?' },
  { unit: 'week', pattern: '周|个?星期|个?礼拜|weeks?' },
  { unit: 'month', pattern: '个月|months?' },
  { unit: 'year', pattern: '年|years?(?:[ -]olds?)?|yrs?(?:[ -]olds?)?' },
  { unit: '岁', pattern: '周?岁' },
  { unit: 'mil', pattern: '丝' },
  { unit: 'rpm', pattern: 'rpm|转' },
  { unit: 'star', pattern: '颗?星|分(?!钟|贝|期|钱)|stars?' },
];

/** Counted things. Chinese measure words keep their own name, English ones become singular. */
const counted =
  '件(?!套)|副|双|套|盒|包(?!邮|包|里|的)|瓶|本|张|台|部|支|枝|箱|袋|条|只|把|片|罐|卷|杯|顶|辆|枚|颗|粒|株|盆|层|页|抽|提|听|根|份|头(?!戴)|盏|幅|间|款|个|口|块|组|对|桶|排|排|桌|位|格|档|键|核|孔|轮|季|代|次|步|倍|色|键|灯';
const countedEn =
  'pieces?|pcs?|packs?|pairs?|sets?|boxes|box|cans?|rolls?|units?|items?|sheets?|tablets?|capsules?|pages?|pockets?|ports?|speeds?|servings?|dozen|reviews?|slots?|compartments?|colou?rs';

/** Products that people count without a measure word: the number is a quantity, the word stays a product word. */
const products =
  '(?:mug|cup|bottle|bag|book|shirt|t-shirt|sock|plate|bowl|bulb|cable|chair|pillow|towel|candle|pen|toy|gift|glass|lamp|knife|knive|battery|batterie|card|poster|shoe|hat|scarf|scarve|glove)e?s';

/** Letters that are units only right behind the digits and in this case: "65W", "2L", "500g", "2m", "16G", "1T", "2A". */
const letters: [RegExp, string][] = [
  [/ ?[Ww](?![A-Za-z0-9])/y, 'W'],
  [/ ?[Ll](?![A-Za-z0-9])/y, 'L'],
  [/ ?g(?![A-Za-z0-9])(?! ?(?:内存|运存|存储|硬盘|手机|网|ram))/y, 'g'],
  [/[Gg](?![A-Za-z0-9])/y, 'GB'],
  [/[Tt](?![A-Za-z0-9])/y, 'TB'],
  [/ ?m(?![A-Za-z0-9])/y, 'm'],
  [/[Aa](?![A-Za-z0-9级])/y, 'A'],
  [/h(?![A-Za-z0-9])/y, 'h'],
];

const word = new RegExp(
  `[ -]?(?:${measured.map((row, i) => `(?<u${i}>${guarded(row.pattern)})`).join('|')}|(?<zh>(?:${counted}))|(?<en>(?:${countedEn})(?![a-z]))|(?= ?(?:${products})(?![a-z]))(?<thing>))`,
  'y',
);

/** Latin spellings end at a word's end. */
function guarded(pattern: string): string {
  return pattern
    .split(/\|(?![^(]*\))/)
    .map((one) => (/^[a-zω°(][\x20-\x7e°ω]*$/.test(one) ? `${one}(?![a-z\\d])` : one))
    .join('|');
}

export type UnitRead = { unit: string; end: number; counted: boolean };

/** The unit that begins at `at`, right after a number. `text` is the sentence as written, `folded` its folded form. */
export function unitAt(text: string, folded: string, at: number): UnitRead | null {
  for (const [pattern, unit] of letters) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { unit, end: pattern.lastIndex, counted: false };
  }
  const inch = inchAt(folded, at);
  if (inch) return { unit: 'in', end: inch, counted: false };
  word.lastIndex = at;
  const found = word.exec(folded);
  if (!found?.groups) return null;
  const end = at + found[0].length;
  if (found.groups.zh !== undefined) return { unit: found.groups.zh, end, counted: true };
  if (found.groups.thing !== undefined) return { unit: 'piece', end: at, counted: true };
  if (found.groups.en !== undefined) return { unit: singular(found.groups.en), end, counted: true };
  const row = measured.find((_, i) => found.groups?.[`u${i}`] !== undefined);
  return row ? { unit: row.unit, end, counted: false } : null;
}

const inchForm =
  /(?:"|''|-?in(?![a-z\d])(?! ?-?1(?!\d)| (?:the|one|a|my|total|all|black|white)\b)| in (?=monitor|display|screen|tv\b|laptop|tablet|wheel|pan\b|skillet|knife|wide|long|tall|deep|high))/y;

function inchAt(folded: string, at: number): number | null {
  inchForm.lastIndex = at;
  const found = inchForm.exec(folded);
  if (!found) return null;
  if (found[0] === '"' && (folded.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 1) return null;
  return at + found[0].trimEnd().length;
}

const singular = (word: string) =>
  word === 'pcs' || word === 'pc'
    ? 'piece'
    : word === 'boxes'
      ? 'box'
      : word === 'batteries'
        ? 'battery'
        : word.replace(/s$/, '');
