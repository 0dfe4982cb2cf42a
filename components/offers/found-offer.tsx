'use client';

import { useTranslations } from 'next-intl';
import type { OfferCard } from '@/lib/events';
import { useOpenDetails } from './details-context';
import { OfferChecks } from './offer-checks';
import { OfferPrice, OfferRating, OfferStock } from './offer-facts';
import { OfferPicture } from './offer-picture';
import { useShop } from './shop-context';

type FoundOfferProps = { offer: OfferCard; tabbable: boolean; onFocus: () => void };

/** A small card in the row of found offers; the whole of it opens the details. */
export function FoundOffer({ offer, tabbable, onFocus }: FoundOfferProps) {
  const t = useTranslations('offers');
  const { text } = useShop();
  const openDetails = useOpenDetails();
  return (
    <li className="relative flex w-44 shrink-0 animate-appear snap-start flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-line-strong has-focus-visible:border-accent">
      <OfferPicture src={offer.picture} className="w-full rounded-none" />
      <div className="flex min-h-0 flex-1 flex-col gap-0.5 p-3 leading-snug [--leading:1.375]">
        <div className="min-h-[2lh] text-sm">
          <button
            type="button"
            data-offer
            tabIndex={tabbable ? 0 : -1}
            onFocus={onFocus}
            onClick={() => openDetails(offer)}
            title={text(offer.title)}
            className="line-clamp-2 text-left text-sm leading-snug font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {text(offer.title)}
            <span className="sr-only">{t('openDetails')}</span>
          </button>
        </div>
        <OfferPrice offer={offer} />
        <p className="flex justify-between gap-2 text-xs text-ink-soft">
          <span className="truncate">{text(offer.platformName)}</span>
          <span className="shrink-0">
            <OfferStock stock={offer.stock} />
          </span>
        </p>
        <OfferRating rating={offer.rating} />
        <OfferChecks checks={offer.checks} brief />
      </div>
    </li>
  );
}
