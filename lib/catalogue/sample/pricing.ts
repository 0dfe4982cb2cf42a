import { convert } from '../exchange-rates';
import { currencyExponents, type Money } from '../money';
import type { Offer } from '../offer';
import { between, draw } from './chance';
import type { SamplePlatform } from './platforms';

/** A price as shops write it: whole with a nine at the end, `.99` where the currency has cents, tens in yen. */
function pretty(money: Money): Money {
  const { currency } = money;
  const scale = 10 ** currencyExponents[currency];
  const major = money.amount / scale;
  if (currency === 'JPY') return { amount: Math.max(100, Math.round(major / 10) * 10), currency };
  if (currency === 'CNY') {
    const whole = Math.max(9, Math.round(major));
    return { amount: (whole > 200 ? Math.round(whole / 10) * 10 - 1 : whole) * scale, currency };
  }
  return { amount: Math.max(1, Math.round(major)) * scale - (scale > 1 ? 1 : 0), currency };
}

/** What a platform asks for a product whose base price is `cny`, and what it asked before where it says so. */
export function priceOn(platform: SamplePlatform, cny: number, key: string): Pick<Offer, 'price' | 'listPrice'> {
  const base = cny * platform.level * between(`${key} price ${platform.id}`, 0.9, 1.1);
  const price = pretty(convert({ amount: Math.round(base * 100), currency: 'CNY' }, platform.currency));
  if (draw(`${key} reduced ${platform.id}`) > 0.22) return { price, listPrice: null };
  const before = pretty({ ...price, amount: Math.round(price.amount * between(`${key} before`, 1.12, 1.4)) });
  return { price, listPrice: before.amount > price.amount ? before : null };
}

/** Charges and days by destination. */
export function shippingOf(platform: SamplePlatform, price: Money, bulk: 1 | 2 | 3): Offer['shipping'] {
  const { charge, currency } = platform;
  const scale = 10 ** currencyExponents[currency];
  const free = price.amount >= charge.freeFrom * scale;
  const weight = { 1: 1, 2: 1.6, 3: 3.2 }[bulk];
  const money = (major: number) => ({ amount: Math.round(major * weight * scale), currency });
  return platform.shipsTo
    .filter((to) => bulk < 3 || to === platform.country || platform.near.includes(to) || to === 'US' || to === 'CN')
    .map((to) => {
      if (to === platform.country)
        return { to, price: free ? money(0) : money(charge.home), days: [1, 3] as [number, number] };
      if (platform.near.includes(to)) return { to, price: money(charge.near), days: [3, 7] as [number, number] };
      return { to, price: money(charge.far), days: [7, 16] as [number, number] };
    });
}
