'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import type { OfferCard } from '@/lib/events';
import { useOpenDetails } from './details-context';
import { OfferChecks } from './offer-checks';
import { OfferPrice, OfferRating, OfferShipping, OfferStock } from './offer-facts';
import { OfferPicture } from './offer-picture';
import { useShop } from './shop-context';

export type RankedItem = { offer: OfferCard; reason: string; bestFor: string };

/** The final list, best first: whom each is for, why, and how it meets what was asked. */
export function RankedList({ items }: { items: readonly RankedItem[] }) {
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {items.map((item, index) => (
        <RankedOffer key={item.offer.id} item={item} rank={index + 1} />
      ))}
    </ol>
  );
}

function RankedOffer({ item: { offer, reason, bestFor }, rank }: { item: RankedItem; rank: number }) {
  const t = useTranslations('offers');
  const { text } = useShop();
  const openDetails = useOpenDetails();
  return (
    <li className="grid animate-appear grid-cols-[5.5rem_1fr] gap-x-4 gap-y-2 p-4 sm:grid-cols-[8rem_1fr]">
      <OfferPicture src={offer.picture} className="w-full self-start" />
      <div className="min-w-0 space-y-1.5">
        <p className="flex items-start gap-2 text-xs text-ink-faint">
          <span className="figures py-0.5 font-semibold text-ink" aria-hidden>
            {rank}
          </span>
          {bestFor !== '' && <Chip tone="accent">{t('bestFor', { whom: bestFor })}</Chip>}
        </p>
        <h3 className="line-clamp-2 font-semibold leading-snug" title={text(offer.title)}>
          {text(offer.title)}
        </h3>
        <OfferPrice offer={offer} look="large" />
        <OfferShipping offer={offer} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
          <span>{text(offer.platformName)}</span>
          <OfferStock stock={offer.stock} />
          <OfferRating rating={offer.rating} />
        </p>
      </div>
      <div className="col-span-2 min-w-0 space-y-2 sm:col-span-1 sm:col-start-2">
        <p className="max-w-[72ch] text-sm text-ink-soft">{reason}</p>
        <div className="flex flex-wrap items-end justify-between gap-2">
          <OfferChecks checks={offer.checks} />
          <Button size="sm" onClick={() => openDetails(offer)}>
            {t('details')}
            <span className="sr-only">{text(offer.title)}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}
