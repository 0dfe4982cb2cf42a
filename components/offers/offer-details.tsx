'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { offerDetail } from '@/app/actions/offers';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Offer } from '@/lib/catalogue/offer';
import type { ErrorCode } from '@/lib/errors';
import type { OfferCard } from '@/lib/events';
import { OfferChecks } from './offer-checks';
import { OfferPrice, OfferRating, OfferShipping, OfferStock } from './offer-facts';
import { OfferPicture } from './offer-picture';
import { OfferStatements } from './offer-statements';
import { useShop } from './shop-context';

type OfferDetailsProps = { offer: OfferCard; open: boolean; onOpenChange: (open: boolean) => void };

/** One offer with all that it states; what the card knows stands there at once, the rest follows. */
export default function OfferDetails({ offer, open, onOpenChange }: OfferDetailsProps) {
  const t = useTranslations('offers');
  const common = useTranslations('common');
  const errors = useTranslations('errors');
  const { text } = useShop();
  const [attempt, setAttempt] = useState(0);
  const [detail, setDetail] = useState<Offer | null>(null);
  const [error, setError] = useState<ErrorCode | 'offline' | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    let current = true;
    setError(null);
    offerDetail({ id: offer.id }).then(
      (result) => {
        if (!current) return;
        if (result.ok) setDetail(result.value);
        else setError(result.error);
      },
      () => current && setError('offline'),
    );
    return () => {
      current = false;
    };
  }, [offer.id, attempt]);

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text(offer.title)} place="right">
      <DialogBody>
        <OfferPicture src={offer.picture} className="mx-auto w-full max-w-64" />
        <div className="mt-4 space-y-2">
          <OfferPrice offer={offer} look="large" />
          <OfferShipping offer={offer} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>{text(offer.platformName)}</span>
            <OfferStock stock={offer.stock} />
            <OfferRating rating={offer.rating} />
          </p>
          <OfferChecks checks={offer.checks} />
        </div>
        {error !== null && (
          <Notice
            tone="bad"
            className="mt-5"
            actions={
              error !== 'not_found' && (
                <Button size="sm" onClick={() => setAttempt((count) => count + 1)}>
                  {common('tryAgain')}
                </Button>
              )
            }
          >
            {error === 'not_found' ? t('gone') : errors(error)}
          </Notice>
        )}
        {detail !== null && <OfferStatements offer={detail} />}
        {detail === null && error === null && (
          <div className="mt-6 space-y-3" role="status" aria-label={common('loading')}>
            {[88, 64, 76, 52].map((width) => (
              <div key={width} style={{ width: `${width}%` }}>
                <Skeleton className="h-4" />
              </div>
            ))}
          </div>
        )}
      </DialogBody>
    </Dialog>
  );
}
