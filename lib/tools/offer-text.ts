import { toMajor } from '@/lib/catalogue/exchange-rates';
import { currencyExponents, type Money } from '@/lib/catalogue/money';
import type { Attribute, Offer, Text } from '@/lib/catalogue/offer';

/**
 * Offers as the model reads them: one line each, few fields, the rest by item_detail. Seller text is escaped and kept to
 * one line, so that it can't look like anything but a field.
 */

export type Language = 'zh' | 'en';

/** The language of what the person wrote: offers are told to the model in it. */
export function languageOf(words: string): Language {
  return /\p{Script=Han}/u.test(words) ? 'zh' : 'en';
}

/** Text of somebody else in one line, unable to look like a field or a block. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').replaceAll('<', '&lt;').trim();
}

/** `199.00 CNY`, `5000 JPY`. */
export function moneyText(money: Money): string {
  return `${toMajor(money).toFixed(currencyExponents[money.currency])} ${money.currency}`;
}

function attributeText(attribute: Attribute, language: Language): string {
  return `${attribute.name}: ${attribute.values.map((value: Text) => oneLine(value[language])).join(', ')}`;
}

const IN_LINE: ReadonlySet<Attribute['name']> = new Set(['material', 'contains', 'free_of']);

/** `id | title | price | platform | ★4.5 (120) | size | material: … | not stated: 镍`. */
export function offerLine(offer: Offer, language: Language, unstated: readonly string[] = []): string {
  return [
    offer.id,
    oneLine(offer.title[language]),
    moneyText(offer.price),
    offer.platform,
    offer.rating ? `★${offer.rating.average.toFixed(1)} (${offer.rating.count})` : 'no ratings',
    ...(offer.size ? [`size ${offer.size.system} ${offer.size.value}`] : []),
    ...(offer.stock === 0 ? ['out of stock'] : offer.stock < 5 ? [`stock ${offer.stock}`] : []),
    ...offer.attributes.filter((one) => IN_LINE.has(one.name)).map((one) => attributeText(one, language)),
    ...(unstated.length > 0 ? [`not stated: ${unstated.map(oneLine).join(', ')}`] : []),
  ].join(' | ');
}

/** Everything that an offer states, a line a field. */
export function offerDetailText(offer: Offer, language: Language): string {
  return [
    `id: ${offer.id}`,
    `title: ${oneLine(offer.title[language])}`,
    `brand: ${offer.brand ? oneLine(offer.brand[language]) : 'not stated'}`,
    `kind: ${oneLine(offer.kind[language])}`,
    `price: ${moneyText(offer.price)}${offer.listPrice ? ` (before: ${moneyText(offer.listPrice)})` : ''}`,
    `platform: ${offer.platform}, from ${offer.shipsFrom}`,
    `stock: ${offer.stock}`,
    offer.rating ? `rating: ${offer.rating.average.toFixed(1)} of 5 by ${offer.rating.count}` : 'rating: none',
    ...(offer.size ? [`size: ${offer.size.system} ${offer.size.value}`] : []),
    ...offer.attributes.map((one) => attributeText(one, language)),
    `ships to: ${offer.shipping.map((one) => `${one.to} ${moneyText(one.price)} ${one.days.join('–')} d`).join('; ')}`,
    `description (by the seller): ${oneLine(offer.description[language])}`,
  ].join('\n');
}
