import type { Currency } from '@/lib/catalogue/money';

/**
 * Names of currencies as people write them, in folded text. `foreign` are real currencies that `Currency` doesn't hold: an
 * amount in one of them is no price that can be searched by.
 */
export type CurrencyRead = { currency: Currency | 'foreign'; start: number; end: number };

const before: [Currency | 'foreign', string][] = [
  ['HKD', 'hk\\$|hkd\\$?|港币|港元'],
  ['TWD', 'nt\\$?|twd|ntd|新?台币'],
  ['AUD', 'au\\$|a\\$|aud|澳元|澳币'],
  ['CAD', 'ca\\$|c\\$|cad|加元|加币'],
  ['SGD', 'sg\\$|s\\$|sgd|新币|新加坡元'],
  ['foreign', 'r\\$|mx\\$|nz\\$|₹|₽|฿|₫|₱|₺|₪|zł|inr|thb|nzd|sek|nok|dkk|pln|brl|mxn|rub|vnd|myr|php'],
  ['USD', 'us\\$|usd\\$?|\\$|美元|美金'],
  ['EUR', '€|euro?s?|欧元'],
  ['GBP', '£|gbp|英镑'],
  ['JPY', 'jp¥|jpy|日元|円'],
  ['CNY', 'cn¥|cny|rmb¥?|人民币|¥'],
  ['KRW', '₩|krw|韩元'],
  ['CHF', 'chf|fr\\.|sfr\\.?|瑞郎'],
  ['KWD', 'kwd|kd'],
];

const after: [Currency | 'foreign', string][] = [
  ['HKD', '港币|港元|港纸|港幣|蚊|hkd|hk ?dollars?|hong kong dollars?|hk\\$'],
  ['TWD', '新?台币|台元|twd|ntd|nt ?dollars?|taiwan(?:ese)? dollars?|nt\\$'],
  ['AUD', '澳元|澳币|澳刀|aud|aussie dollars?|australian dollars?'],
  ['CAD', '加元|加币|加刀|cad|canadian dollars?|loonies'],
  ['SGD', '新加坡元|新加坡币|新币|坡币|sgd|singapore dollars?'],
  [
    'foreign',
    '卢布|泰铢|卢比|越南盾|比索|雷亚尔|克朗|里拉|林吉特|纽币|rupees?|rubles?|baht|pesos?|reais|kron[ae]r?|lira|ringgit|zloty|inr|thb|nzd|sek|nok|dkk|pln|brl|mxn|rub|vnd|myr|₹|₽|฿|zł|kr',
  ],
  ['USD', '美元|美金|美刀|ドル|刀(?!头|片|锋|具|叉|架|鞘|剪|盒|网|面)|usd|us ?\\$|us dollars?|dollars?|bucks?|\\$'],
  ['EUR', 'ユーロ|欧元?(?!码|姆|版|美|洲|式|莱|舒|米|盟)|euros?|eur|€'],
  ['GBP', '英镑|镑|ポンド|gbp|pounds?(?: sterling)?|quid|£'],
  ['JPY', '日元|日圆|日币|円|yen|jpy'],
  ['KRW', '韩元|韩币|韩圆|ウォン|won|krw|₩'],
  ['CHF', '瑞郎|瑞士法郎|法郎|swiss francs?|francs?|chf'],
  ['KWD', '科威特第纳尔|第纳尔|kuwaiti dinars?|dinars?|kwd|kd'],
  [
    'CNY',
    '块钱|块大洋|大洋|软妹币|元人民币|块人民币|人民币|块|元(?!素|旦|宝|气|祖|宵)|圆|cny|rmb|yuan|kuai|renminbi|¥',
  ],
];

const cut = (pattern: string, edge: (one: string) => string) =>
  pattern
    .split(/\|(?![^(]*\))/)
    .map(edge)
    .join('|');
const beforeForm = new RegExp(
  `(?:${before.map(([, p], i) => `(?<c${i}>${cut(p, (one) => (/^[a-z]/.test(one) ? `(?<![a-z])${one}` : one))})`).join('|')})[ :]?$`,
);
const afterForm = new RegExp(
  `(?: |-(?=[a-z]))?(?:${after.map(([, p], i) => `(?<c${i}>${cut(p, (one) => (/^[a-z]/.test(one) ? `${one}(?![a-z])` : one))})`).join('|')})`,
  'y',
);

/** The currency that ends where a number starts: "$", "HK$", "RMB ". A ¥ is yen in a Japanese sentence, else yuan. */
export function currencyBefore(folded: string, at: number): CurrencyRead | null {
  const from = Math.max(0, at - 10);
  const found = beforeForm.exec(folded.slice(from, at));
  const row = found?.groups && before.find((_, i) => found.groups?.[`c${i}`] !== undefined);
  return row ? { currency: row[0], start: at - found[0].length, end: at } : null;
}

/** The currency that begins right after a number. "3块香皂" counts pieces: see `pieces`. */
export function currencyAfter(folded: string, at: number): CurrencyRead | null {
  afterForm.lastIndex = at;
  const found = afterForm.exec(folded);
  const row = found?.groups && after.find((_, i) => found.groups?.[`c${i}`] !== undefined);
  return row ? { currency: row[0], start: at, end: at + found[0].length } : null;
}
