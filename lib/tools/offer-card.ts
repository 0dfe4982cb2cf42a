import { convert } from '@/lib/catalogue/exchange-rates';
import { offerLandedPrice } from '@/lib/catalogue/landed-price/offer-landed-price';
import type { Currency } from '@/lib/catalogue/money';
import type { Offer } from '@/lib/catalogue/offer';
import type { OfferCard } from '@/lib/events';
import { type Constraints, checkOffer } from './constraints';
import type { ToolContext } from './tool';

/** An offer as the screen shows it: every figure from the catalogue, held against the turn's constraints. */
export function offerCard(
  offer: Offer,
  context: Pick<ToolContext, 'catalogue' | 'clock'>,
  constraints: Constraints,
): OfferCard {
  const platform = context.catalogue.platforms().find((one) => one.id === offer.platform);
  const { destination, currency } = constraints;
  const shipping = offer.shipping.find((one) => one.to === destination);
  return {
    id: offer.id,
    platform: offer.platform,
    platformName: platform?.name ?? { zh: offer.platform, en: offer.platform },
    productKey: offer.productKey,
    title: offer.title,
    brand: offer.brand,
    category: offer.category,
    price: offer.price,
    listPrice: offer.listPrice,
    converted: currency === offer.price.currency ? null : convert(offer.price, currency),
    shipping: shipping ? { price: shipping.price, days: shipping.days } : null,
    shipsToDestination: destination === null ? null : shipping !== undefined,
    landed: destination && shipping ? landedFigure(offer, destination, currency, context.clock.now()) : null,
    rating: offer.rating,
    stock: offer.stock,
    size: offer.size,
    picture: offer.picture,
    checks: checkOffer(offer, constraints),
  };
}

function landedFigure(offer: Offer, destination: string, currency: Currency, on: Date): OfferCard['landed'] {
  const landed = offerLandedPrice(offer, destination, currency, on);
  if (!landed.known) return { total: null, estimate: true };
  return { total: { amount: landed.total, currency }, estimate: landed.estimate };
}
