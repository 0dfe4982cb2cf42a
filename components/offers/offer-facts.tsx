'use client';

import { IconStarFilled } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { OfferCard } from '@/lib/events';
import { useShop } from './shop-context';

/** Price in the offer's own currency, what it was, and what it is in the person's currency. */
export function OfferPrice({ offer, look = 'small' }: { offer: OfferCard; look?: 'small' | 'large' }) {
  const t = useTranslations('offers');
  const { money } = useShop();
  const reduced = offer.listPrice !== null && offer.listPrice.amount > offer.price.amount;
  return (
    <div className={clsx('figures', look === 'large' && 'flex flex-wrap items-baseline gap-x-2')}>
      <p className="flex min-w-0 items-baseline gap-1.5">
        <span className={clsx('font-semibold whitespace-nowrap', look === 'large' ? 'text-lg' : 'text-base')}>
          {money(offer.price)}
        </span>
        {reduced && offer.listPrice !== null && (
          <>
            <span className="sr-only">{t('before')} </span>
            <s className="truncate text-xs text-ink-faint">{money(offer.listPrice)}</s>
          </>
        )}
      </p>
      {offer.converted !== null && (
        <p className="truncate text-xs text-ink-soft">{t('about', { price: money(offer.converted) })}</p>
      )}
      <LandedPrice landed={offer.landed} />
    </div>
  );
}

/** What it costs delivered, duty and tax included; says so when that can't be known. */
function LandedPrice({ landed }: Pick<OfferCard, 'landed'>) {
  const t = useTranslations('offers');
  const { money } = useShop();
  if (landed === null) return null;
  if (landed.total === null) return <p className="truncate text-xs text-ink-soft">{t('landedUnknown')}</p>;
  const price = money(landed.total);
  return <p className="truncate text-xs font-medium">{t(landed.estimate ? 'landedAbout' : 'landed', { price })}</p>;
}

/** What it costs and how long it takes to get there; nothing when no destination is set. */
export function OfferShipping({ offer }: { offer: OfferCard }) {
  const t = useTranslations('offers');
  const { money } = useShop();
  if (offer.shipsToDestination === false) return <p className="text-xs text-bad">{t('notShipped')}</p>;
  if (offer.shipping === null) return null;
  const { price, days } = offer.shipping;
  const charge = price.amount === 0 ? t('freeShipping') : t('shipping', { price: money(price) });
  return (
    <p className="figures text-xs text-ink-soft">
      {charge} · {t('days', { from: days[0], to: days[1] })}
    </p>
  );
}

export function OfferRating({ rating }: { rating: OfferCard['rating'] }) {
  const t = useTranslations('offers');
  const format = useFormatter();
  if (rating === null) return <span className="text-xs text-ink-faint">{t('noRating')}</span>;
  const average = format.number(rating.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="figures inline-flex items-center gap-1 text-xs text-ink-soft">
      <IconStarFilled size={12} aria-hidden className="text-warn" />
      <span aria-hidden>
        {average} ({format.number(rating.count)})
      </span>
      <span className="sr-only">{t('rating', { average, count: rating.count })}</span>
    </span>
  );
}

/** Few left is said with the number, none in words; many is simply in stock. */
export function OfferStock({ stock }: { stock: number }) {
  const t = useTranslations('offers');
  if (stock === 0) return <span className="text-xs font-medium text-bad">{t('outOfStock')}</span>;
  if (stock <= 5) return <span className="figures text-xs text-warn">{t('fewLeft', { count: stock })}</span>;
  return <span className="text-xs text-ink-soft">{t('inStock')}</span>;
}
