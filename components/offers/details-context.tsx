'use client';

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import type { OfferCard } from '@/lib/events';

const OfferDetails = lazy(() => import('./offer-details'));

const DetailsContext = createContext<(offer: OfferCard) => void>(() => {
  throw new Error('useOpenDetails stands outside of DetailsProvider');
});

/** Opens the panel with everything that an offer states. */
export function useOpenDetails(): (offer: OfferCard) => void {
  return useContext(DetailsContext);
}

export function DetailsProvider({ children }: { children: ReactNode }) {
  const [offer, setOffer] = useState<OfferCard | null>(null);
  const [open, setOpen] = useState(false);
  const [show] = useState(() => (chosen: OfferCard) => {
    setOffer(chosen);
    setOpen(true);
  });
  return (
    <DetailsContext value={show}>
      {children}
      {offer !== null && (
        <Suspense>
          <OfferDetails key={offer.id} offer={offer} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </DetailsContext>
  );
}
