import type { Currency } from '@/lib/catalogue/money';
import type { Offer } from '@/lib/catalogue/offer';
import { between, code, draw, upTo } from '@/lib/catalogue/sample/chance';
import { sampleOffers } from '@/lib/catalogue/sample/generate';
import type { SearchQuery } from '@/lib/catalogue/search';

/** Makers' series that tell the copies of a sample product apart. */
const SERIES_ZH = '星 云 山 海 风 林 石 川 月 辰 光 影 竹 松 兰 荷 鹤 鹿 燕 鲸'.split(' ');
const SERIES_EN =
  'Nova Cirrus Ridge Tidal Zephyr Grove Flint Brook Luna Orion Ray Umbra Reed Pine Iris Lotus Crane Elk'.split(' ');

function copyOf(offer: Offer, round: number): Offer {
  if (round === 0) return offer;
  const key = `${offer.id} ${round}`;
  const series = upTo(`${offer.groupId} ${round}`, 10_000);
  const zh = `${SERIES_ZH[series % SERIES_ZH.length]}${SERIES_ZH[(series >> 4) % SERIES_ZH.length]}系列${series}`;
  const en = `${SERIES_EN[series % SERIES_EN.length]} ${series}`;
  const factor = between(key, 0.5, 1.9);
  return {
    ...offer,
    id: `bn-${code(key)}`,
    productKey: `${offer.productKey}-${round}`,
    groupId: offer.groupId && `${offer.groupId}-${round}`,
    title: { zh: `${offer.title.zh} ${zh}`, en: `${offer.title.en}, ${en}` },
    price: { ...offer.price, amount: Math.max(1, Math.round(offer.price.amount * factor)) },
    stock: draw(`${key} stock`) < 0.1 ? 0 : 1 + upTo(key, 90),
  };
}

/** The sample catalogue over and over, each time other products: `count` offers in all, in pages. */
export function* manyOffers(count: number, page: number): Generator<Offer[]> {
  const sample = sampleOffers();
  for (let from = 0; from < count; from += page) {
    const size = Math.min(page, count - from);
    yield Array.from({ length: size }, (_, i) => {
      const n = from + i;
      return copyOf(sample[n % sample.length] as Offer, Math.floor(n / sample.length));
    });
  }
}

const EXCLUDED = ['索尼', 'nickel', '塑料', 'leather', '黑色', 'white', '羊毛', 'nuts', 'plastic', '镍'];
const CURRENCIES: Currency[] = ['CNY', 'USD', 'EUR', 'JPY'];
const PER_YUAN: Partial<Record<Currency, number>> = { CNY: 1, USD: 0.14, EUR: 0.127, JPY: 21 };

/** Queries as people put them, in both languages: a kind, some with a colour or a feature, each with a platform, a price range and an exclusion. */
export function benchQueries(count: number): SearchQuery[] {
  const sample = sampleOffers();
  return Array.from({ length: count }, (_, i) => {
    const key = `query ${i}`;
    const offer = sample[upTo(key, sample.length)] as Offer;
    const language = i % 2 ? 'zh' : 'en';
    const extra = offer.attributes.find(({ name }) => name === (i % 3 === 0 ? 'colour' : 'feature'))?.values[0];
    const currency = CURRENCIES[i % 4] ?? 'CNY';
    const rate = PER_YUAN[currency] ?? 1;
    const max = Math.round(between(`${key} max`, 80, 900) * rate);
    return {
      terms: i % 5 < 3 || !extra ? offer.kind[language] : `${offer.kind[language]} ${extra[language]}`,
      exclude: [EXCLUDED[upTo(`${key} not`, EXCLUDED.length)] ?? '镍'],
      price: { currency, min: Math.round(max * 0.1), max },
      platforms: i % 2 ? ['hualin', 'tsubaki'] : ['northpine', 'marchea', offer.platform],
      ...(i % 4 === 0 ? { shipsTo: 'JP' } : {}),
      inStock: true,
      sort: i % 7 === 0 ? 'price_asc' : 'relevance',
      limit: 8,
    };
  });
}
