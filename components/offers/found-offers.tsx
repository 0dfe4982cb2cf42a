'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { OfferCard } from '@/lib/events';
import { FoundOffer } from './found-offer';

/** Row height: the place is held from the first search on, so nothing below it moves when the offers come. */
const PLACE = 'h-[24.25rem]';

type FoundOffersProps = { offers: readonly OfferCard[]; searching: boolean };

/** Offers of one turn as they are found: a row to swipe, or to walk with the arrow keys. */
export function FoundOffers({ offers, searching }: FoundOffersProps) {
  const t = useTranslations('offers');
  const row = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  if (offers.length === 0 && !searching) return null;

  function onKeyDown(event: KeyboardEvent) {
    const last = offers.length - 1;
    const moves: Record<string, number> = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: last };
    const target = moves[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(target, 0), last);
    setActive(next);
    row.current?.querySelectorAll<HTMLElement>('[data-offer]')[next]?.focus();
  }

  return (
    <section aria-label={t('found', { count: offers.length })}>
      <h3 className="figures mb-2 text-xs font-medium text-ink-faint">
        {offers.length === 0 ? t('searching') : t('found', { count: offers.length })}
      </h3>
      <ul
        ref={row}
        onKeyDown={onKeyDown}
        className={`${PLACE} -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto overflow-y-hidden px-4 pb-3`}
      >
        {offers.map((offer, index) => (
          <FoundOffer key={offer.id} offer={offer} tabbable={index === active} onFocus={() => setActive(index)} />
        ))}
        {offers.length === 0 &&
          ['a', 'b', 'c', 'd'].map((place) => (
            <li key={place} aria-hidden className="w-44 shrink-0">
              <Skeleton className="h-full rounded-lg" />
            </li>
          ))}
      </ul>
    </section>
  );
}
