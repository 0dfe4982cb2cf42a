import type { Money } from '@/lib/catalogue/money';
import type { Text } from '@/lib/catalogue/offer';
import type { Locale } from '@/lib/settings';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  formats.set(key, format);
  return format;
}

/** An amount in minor units as people write it: "¥399", "US$12.50". The currency's own digits come from `Intl`. */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const format = formatOf(currency, locale);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

export function textIn(text: Text, locale: Locale): string {
  return locale === 'zh-CN' ? text.zh : text.en;
}
