import type { Attribute, Offer, Text } from '@/lib/catalogue/offer';
import { attributeNames } from '@/lib/catalogue/offer';
import type { Comparison, OfferCard } from '@/lib/events';
import { moneyText } from './offer-text';

type Row = Comparison['rows'][number];

const LABELS: Record<string, Text> = {
  price: { zh: '价格', en: 'Price' },
  platform: { zh: '平台', en: 'Platform' },
  rating: { zh: '评分', en: 'Rating' },
  stock: { zh: '库存', en: 'Stock' },
  size_label: { zh: '尺码', en: 'Size' },
  shipping: { zh: '运费', en: 'Shipping' },
  brand: { zh: '品牌', en: 'Brand' },
  material: { zh: '材质', en: 'Material' },
  colour: { zh: '颜色', en: 'Colour' },
  size: { zh: '规格', en: 'Sizes' },
  contains: { zh: '含有', en: 'Contains' },
  free_of: { zh: '不含', en: 'Free of' },
  feature: { zh: '特点', en: 'Features' },
  capacity: { zh: '容量', en: 'Capacity' },
  power: { zh: '功率/续航', en: 'Power' },
  weight: { zh: '重量', en: 'Weight' },
  connectivity: { zh: '连接', en: 'Connectivity' },
  style: { zh: '款式', en: 'Style' },
  use: { zh: '适用', en: 'Use' },
};

/** Offers side by side: rows that differ first, a null where an offer states nothing. */
export function compareOffers(offers: readonly Offer[], cards: OfferCard[]): Comparison {
  const rows = [
    row(
      'price',
      offers.map((offer) => same(moneyText(offer.price))),
    ),
    row(
      'platform',
      cards.map((card) => card.platformName),
    ),
    row(
      'brand',
      offers.map((offer) => offer.brand),
    ),
    row(
      'rating',
      offers.map((offer) => offer.rating && same(`${offer.rating.average.toFixed(1)} (${offer.rating.count})`)),
    ),
    row(
      'stock',
      offers.map((offer) => stockText(offer.stock)),
    ),
    row(
      'size_label',
      offers.map((offer) => offer.size && same(`${offer.size.system} ${offer.size.value}`)),
    ),
    row(
      'shipping',
      cards.map((card) => card.shipping && same(moneyText(card.shipping.price))),
    ),
    ...attributeNames.map((name) =>
      row(
        name,
        offers.map((offer) => valuesOf(offer, name)),
      ),
    ),
  ].filter((one) => one.values.some((value) => value !== null));
  return { offers: cards, rows: [...rows.filter((one) => one.differs), ...rows.filter((one) => !one.differs)] };
}

function row(field: string, values: (Text | null)[]): Row {
  const label = LABELS[field];
  if (!label) throw new Error(`no label for the row ${field}`);
  return { field, label, values, differs: new Set(values.map((value) => value?.en ?? '')).size > 1 };
}

function valuesOf(offer: Offer, name: Attribute['name']): Text | null {
  const values = offer.attributes.filter((one) => one.name === name).flatMap((one) => one.values);
  if (values.length === 0) return null;
  return { zh: values.map((one) => one.zh).join('、'), en: values.map((one) => one.en).join(', ') };
}

function same(text: string): Text {
  return { zh: text, en: text };
}

function stockText(stock: number): Text {
  if (stock === 0) return { zh: '缺货', en: 'Out of stock' };
  return stock < 5 ? { zh: `仅剩 ${stock} 件`, en: `${stock} left` } : { zh: '有货', en: 'In stock' };
}

/** The table as the model reads it: a line a row, values in the order of the ids. */
export function comparisonText(comparison: Comparison, language: 'zh' | 'en'): string {
  const ids = comparison.offers.map((offer) => offer.id).join(' | ');
  const lines = comparison.rows.map((one) => {
    const values = one.values.map((value) => (value === null ? 'not stated' : value[language]));
    return `${one.differs ? 'differs' : 'same'} | ${one.label[language]} | ${values.join(' | ')}`;
  });
  return [`offers | | ${ids}`, ...lines].join('\n');
}
