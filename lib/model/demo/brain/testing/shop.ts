import { type Currency, currencySchema } from '@/lib/catalogue/money';
import { priceIn } from '../seen-offer';

/** A small shop for tests: its lines have the form of the real tool results. */
export type Article = {
  id: string;
  zh: string;
  en: string;
  price: number;
  currency: Currency;
  platform: string;
  rating?: [number, number];
  stock?: number;
  material?: [string, string];
  freeOf?: [string, string];
  brand?: string;
};

type Query = {
  query: string;
  exclude?: string[];
  price_min?: number | null;
  price_max?: number | null;
  currency?: string | null;
  platforms?: string[];
};

const PAIRS: Record<string, string> = { 索尼: 'sony', 塑料: 'plastic', 镍: 'nickel', 黑色: 'black' };

export function searchShop(articles: readonly Article[], query: Query, zh: boolean): string {
  const words = query.query.toLowerCase();
  const currency = currencySchema.catch('CNY').parse(query.currency);
  const texts = (one: Article) => `${one.zh} ${one.en}`.toLowerCase();
  const met = articles.filter(
    (one) =>
      (words.split(/\s+/).every((word) => texts(one).includes(word)) || texts(one).includes(words)) &&
      (query.platforms?.length ? query.platforms.includes(one.platform) : true),
  );
  const excluded = (one: Article) => (query.exclude ?? []).some((term) => holds(one, term));
  const kept = met.filter((one) => !excluded(one) && one.stock !== 0);
  const inRange = kept.filter((one) => {
    const price = priceIn(one, currency);
    return price <= (query.price_max ?? Number.POSITIVE_INFINITY) && price >= (query.price_min ?? 0);
  });
  if (inRange.length === 0) {
    const near = kept.toSorted((a, b) => a.price - b.price)[0];
    return ['0 of 0 offers', ...(near ? [`nearest: ${near.id} ${near.price.toFixed(2)} ${near.currency}`] : [])].join(
      '\n',
    );
  }
  const lines = inRange.slice(0, 8).map((one) => line(one, query.exclude ?? [], zh));
  return [`${lines.length} of ${inRange.length} offers`, ...lines].join('\n');
}

function holds(one: Article, term: string): boolean {
  const names = [term.toLowerCase(), PAIRS[term] ?? '—'];
  const text = `${one.brand ?? ''} ${one.zh} ${one.en} ${one.material?.join(' ') ?? ''}`.toLowerCase();
  return names.some((name) => text.includes(name));
}

function line(one: Article, exclude: readonly string[], zh: boolean): string {
  const side = zh ? 0 : 1;
  const unstated = exclude.filter((term) => /镍|nickel/.test(term) && one.freeOf === undefined);
  return [
    one.id,
    zh ? one.zh : one.en,
    `${one.price.toFixed(2)} ${one.currency}`,
    one.platform,
    one.rating ? `★${one.rating[0].toFixed(1)} (${one.rating[1]})` : 'no ratings',
    ...(one.stock !== undefined && one.stock < 5 ? [`stock ${one.stock}`] : []),
    ...(one.material ? [`material: ${one.material[side]}`] : []),
    ...(one.freeOf ? [`free_of: ${one.freeOf[side]}`] : []),
    ...(unstated.length > 0 ? [`not stated: ${unstated.join(', ')}`] : []),
  ].join(' | ');
}

const phone = (n: number, brand: string, price: number, rest: Partial<Article> = {}): Article => ({
  ...{
    id: `hp-${n}00${n}`,
    zh: `${brand} 降噪耳机 型号${n} 黑色`,
    en: `${brand} noise-cancelling headphones model ${n} black`,
    price,
  },
  ...{ currency: 'CNY', platform: n % 2 ? 'haitang' : 'bluebarn', brand, rating: [4 + n / 10, 100 * n], ...rest },
});

export const articles: readonly Article[] = [
  phone(1, 'Sony', 450),
  phone(2, 'Auralis', 399, { freeOf: ['镍', 'nickel'], material: ['铝', 'aluminium'] }),
  phone(3, 'Auralis', 299, { material: ['塑料', 'plastic'] }),
  phone(4, 'Nordklang', 480, { stock: 3 }),
  phone(5, 'Nordklang', 259),
  phone(6, 'Tern', 199, { rating: [3.9, 12] }),
  phone(7, 'Tern', 899),
  { ...phone(8, 'Tern', 60), currency: 'USD' },
  {
    ...{ id: 'cup-1', zh: '不锈钢保温杯 500ml', en: 'steel thermos 500ml', price: 129, currency: 'CNY' },
    platform: 'haitang',
  },
  {
    ...{ id: 'cup-2', zh: '塑料保温杯', en: 'plastic thermos', price: 39, currency: 'CNY' },
    platform: 'haitang',
    material: ['塑料', 'plastic'],
  },
  {
    ...{ id: 'cup-3', zh: '陶瓷保温杯', en: 'ceramic thermos', price: 159, currency: 'CNY' },
    platform: 'bluebarn',
    rating: [4.8, 300],
  },
  {
    ...{ id: 'bag-1', zh: '双肩包 城市款', en: 'city backpack', price: 399, currency: 'CNY' },
    platform: 'haitang',
    rating: [4.5, 80],
  },
  {
    ...{ id: 'bag-2', zh: '双肩包 轻便款', en: 'light backpack', price: 259, currency: 'CNY' },
    platform: 'bluebarn',
    rating: [4.1, 20],
  },
  {
    ...{ id: 'tent-1', zh: '帐篷 双人', en: 'tent for two', price: 900, currency: 'CNY' },
    platform: 'haitang',
    rating: [4.6, 90],
  },
  {
    ...{ id: 'tent-2', zh: '帐篷 单人', en: 'tent for one', price: 500, currency: 'CNY' },
    platform: 'haitang',
    rating: [4.2, 40],
  },
  {
    ...{ id: 'sack-1', zh: '睡袋 羽绒', en: 'down sleeping bag', price: 700, currency: 'CNY' },
    platform: 'haitang',
    rating: [4.7, 60],
  },
  {
    ...{ id: 'lamp-1', zh: '露营灯', en: 'camping lantern', price: 99, currency: 'CNY' },
    platform: 'bluebarn',
    rating: [4.3, 55],
  },
];
