import { convert } from '@/lib/catalogue/exchange-rates';
import { landedPrice } from '@/lib/catalogue/landed-price/landed-price';
import { offerInput, offerLandedPrice } from '@/lib/catalogue/landed-price/offer-landed-price';
import type { LandedResult, LineKind } from '@/lib/catalogue/landed-price/result';
import type { Currency, Money } from '@/lib/catalogue/money';
import type { Offer, Platform } from '@/lib/catalogue/offer';
import { fail, ok, type Result } from '@/lib/errors';
import type { ExpiryReason, Landed, Purchase } from './card';

export type Wish = { offer: Offer; quantity: number };
export type Terms = { destination: string | null; currency: Currency; on: Date };

/** Why no card can be drawn up. `offerId`: which offer it is about. */
export type PurchaseProblem = {
  code: 'out_of_stock' | 'too_few' | 'several_shops' | 'not_shipped' | 'nothing';
  offerId: string | null;
};

/** Everything that a purchase would be, from today's offers. One card is one shop: several shops are several cards. */
export function purchaseOf(
  wishes: readonly Wish[],
  terms: Terms,
  platforms: readonly Platform[],
): Result<Purchase, PurchaseProblem> {
  const [first] = wishes;
  if (!first) return fail({ code: 'nothing', offerId: null });
  const { platform, price, shipsFrom } = first.offer;
  for (const { offer, quantity } of wishes) {
    const offerId = offer.id;
    if (offer.platform !== platform || offer.price.currency !== price.currency)
      return fail({ code: 'several_shops', offerId });
    if (offer.stock === 0) return fail({ code: 'out_of_stock', offerId });
    if (offer.stock < quantity) return fail({ code: 'too_few', offerId });
    if (terms.destination && !chargeOf(offer, terms.destination)) return fail({ code: 'not_shipped', offerId });
  }
  const charges = wishes.map(({ offer }) => chargeOf(offer, terms.destination));
  const goods = wishes.reduce((sum, { offer, quantity }) => sum + offer.price.amount * quantity, 0);
  return ok({
    kind: 'purchase',
    platform,
    platformName: platforms.find((one) => one.id === platform)?.name ?? { zh: platform, en: platform },
    lines: wishes.map(({ offer, quantity }) => ({
      offerId: offer.id,
      title: offer.title,
      picture: offer.picture,
      size: offer.size,
      quantity,
      price: offer.price,
    })),
    from: shipsFrom,
    destination: terms.destination,
    goods: { amount: goods, currency: price.currency },
    shipping: shippingOf(charges, price.currency),
    days: charges.reduce<Purchase['days']>((longest, one) => later(longest, one?.days ?? null), null),
    landed: landedOf(wishes, terms),
  });
}

function chargeOf(offer: Offer, destination: string | null): Offer['shipping'][number] | undefined {
  return offer.shipping.find(({ to }) => to === destination);
}

/** The charges of all lines together; null when the shop leaves one open. */
function shippingOf(charges: readonly ReturnType<typeof chargeOf>[], currency: Currency): Money | null {
  let amount = 0;
  for (const charge of charges) {
    if (!charge) return null;
    amount += charge.price.currency === currency ? charge.price.amount : convert(charge.price, currency).amount;
  }
  return { amount, currency };
}

function later(a: Purchase['days'], b: Purchase['days']): Purchase['days'] {
  return a === null || b === null ? (a ?? b) : [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
}

function landedOf(wishes: readonly Wish[], { destination, currency, on }: Terms): Landed | null {
  if (destination === null) return null;
  const result = reckoned(wishes, destination, currency, on);
  if (!result.known) return { kind: 'unknown', codes: [...new Set(result.unknown.map(({ code }) => code))] };
  const sums = new Map<LineKind, number>();
  for (const line of result.lines) sums.set(line.kind, (sums.get(line.kind) ?? 0) + line.amount);
  return {
    kind: 'known',
    total: { amount: result.total, currency },
    estimate: result.estimate,
    parts: [...sums].map(([kind, amount]) => ({ kind, amount: { amount, currency } })),
  };
}

/** All lines are one parcel: what is free below a value counts for their sum. */
function reckoned(wishes: readonly Wish[], destination: string, currency: Currency, on: Date): LandedResult {
  const [first, ...rest] = wishes;
  if (first && rest.length === 0)
    return offerLandedPrice(first.offer, destination, currency, on, { quantity: first.quantity });
  const inputs = wishes.map(({ offer, quantity }) => offerInput(offer, destination, currency, { quantity }));
  const [base] = inputs;
  if (!base) throw new Error('a purchase of nothing has no landed price');
  const shipping = inputs.reduce<number | null>(
    (sum, one) => (sum === null || one.shipping == null ? null : sum + one.shipping),
    0,
  );
  return landedPrice({ ...base, shipping, lines: inputs.flatMap((one) => one.lines) }, on);
}

/** What is different between a card and the same purchase at today's offers; null when it may be bought as it stands. */
export function whatChanged(card: Purchase, offers: ReadonlyMap<string, Offer>): ExpiryReason | null {
  for (const line of card.lines) {
    const offer = offers.get(line.offerId);
    if (!offer) return 'gone';
    if (offer.stock < line.quantity) return 'stock';
    if (offer.price.amount !== line.price.amount || offer.price.currency !== line.price.currency) return 'price';
  }
  const charges = card.lines.map((line) => {
    const offer = offers.get(line.offerId);
    return offer && chargeOf(offer, card.destination);
  });
  const now = shippingOf(charges, card.goods.currency);
  return now?.amount === card.shipping?.amount ? null : 'shipping';
}
