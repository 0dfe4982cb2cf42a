import 'server-only';
import { currencies } from '@/lib/catalogue/money';
import type { Owner } from '@/lib/owner';
import type { Locale } from '@/lib/settings';
import { platforms } from './catalogue';
import { readSettings } from './settings';

/**
 * What a person can choose from while shopping, with what is chosen. Countries and currencies are named here, in the
 * language of the screen: browsers differ in what they call some of them.
 */
export async function shopChoices(owner: Owner, locale: Locale) {
  const [shops, settings] = await Promise.all([platforms(), readSettings(owner)]);
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const moneys = new Intl.DisplayNames(locale, { type: 'currency' });
  const codes = [...new Set(shops.flatMap((shop) => shop.shipsTo))];
  return {
    platforms: shops.map(({ id, name }) => ({ id, name })),
    destinations: codes
      .map((code) => ({ code, name: regions.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
    currencies: currencies.map((code) => ({ code, name: moneys.of(code) ?? code })),
    settings,
  };
}
