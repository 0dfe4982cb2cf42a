import { convert } from '../exchange-rates';
import type { Currency, Money } from '../money';
import type { Offer } from '../offer';
import { rateUsed } from './exchange';
import { tariffItemOf } from './hs';
import type { LandedInput } from './input';
import { landedPrice } from './landed-price';
import type { Assumption, LandedResult } from './result';

/** What is known of the buyer and the purchase beside the destination. */
export type Purchase = Partial<
  Pick<LandedInput, 'region' | 'carrier' | 'channel' | 'ioss' | 'personal' | 'yearSoFar' | 'fees'>
> & {
  quantity?: number;
  /** In place of the guess from the kind of product. */
  hs6?: string;
  dutyRate?: number;
};

/** The input that one offer makes: its price, its charge for the destination, its usual tariff item. */
export function offerInput(
  offer: Offer,
  destination: string,
  currency: Currency,
  purchase: Purchase = {},
): LandedInput {
  const { quantity = 1, hs6, dutyRate, ...rest } = purchase;
  const shipping: Money | undefined = offer.shipping.find(({ to }) => to === destination.toUpperCase())?.price;
  return {
    personal: true,
    ...rest,
    destination,
    currency,
    from: offer.shipsFrom,
    shipping: shipping ? convert(shipping, currency).amount : null,
    lines: [
      {
        hs6: hs6 ?? tariffItemOf(offer.kind),
        hsEstimated: hs6 === undefined,
        unitAmount: offer.price.amount,
        currency: offer.price.currency,
        quantity,
        dutyRate,
        taxClass: offer.category === 'food' ? 'food' : undefined,
      },
    ],
  };
}

/**
 * What one offer costs delivered, in the person's currency. What isn't known of the purchase is taken for granted and
 * stated in `assumptions`: bought for own use, tariff item by kind, outside the import one-stop shop. A destination that
 * the platform doesn't serve gives `shipping_not_stated` and no total.
 */
export function offerLandedPrice(
  offer: Offer,
  destination: string,
  currency: Currency,
  on: Date,
  purchase: Purchase = {},
): LandedResult {
  const result = landedPrice(offerInput(offer, destination, currency, purchase), on);
  const { price, shipping } = offer;
  const used = [price, ...shipping.filter(({ to }) => to === destination.toUpperCase()).map((charge) => charge.price)];
  const missing = used
    .map((money) => money.currency)
    .filter((from, i, all) => from !== currency && all.indexOf(from) === i)
    .filter((from) => !result.exchange.some((rate) => rate.from === from));
  const assumed: Assumption[] =
    purchase.personal === undefined && destination.toUpperCase() === 'JP' ? ['for_personal_use'] : [];
  return {
    ...result,
    assumptions: [...result.assumptions, ...assumed].sort(),
    exchange: [...result.exchange, ...missing.map((from) => rateUsed(from, currency))],
  };
}
