import { type Locale, locales } from './settings';

/** Holds the language that the person chose on the preferences page; absent while the browser decides. */
export const LOCALE_COOKIE = 'locale';

const FALLBACK: Locale = 'en';

/** The locale that a language tag is served by: `zh-TW` by `zh-CN`, `en-GB` by `en`; null if by none. */
function servedBy(tag: string): Locale | null {
  const language = tag.trim().toLowerCase().split('-')[0];
  return locales.find((locale) => locale.toLowerCase().split('-')[0] === language) ?? null;
}

/**
 * The language of the screen: the cookie if it names a locale, else the best of an `Accept-Language` header by its
 * q-values (equal ones in the order given), else English.
 */
export function negotiateLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  const chosen = locales.find((locale) => locale === cookie);
  if (chosen !== undefined) return chosen;
  let best: { locale: Locale; quality: number } | null = null;
  for (const part of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const locale = servedBy(tag);
    if (locale === null) continue;
    const stated = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
    const quality = stated === undefined ? 1 : Number(stated.slice(2));
    if (quality > (best?.quality ?? 0)) best = { locale, quality };
  }
  return best?.locale ?? FALLBACK;
}
