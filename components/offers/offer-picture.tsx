'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { pictureSources } from '@/lib/catalogue/picture-source';

/**
 * The picture of an offer in a square that is there before it; decorative, since the title stands beside it. A shop's
 * own picture is fetched without saying from which page, and gives way to a drawing when it doesn't come.
 */
export function OfferPicture({ src: picture, className }: { src: string; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { src, fallback } = pictureSources(picture);
  return (
    <div className={clsx('aspect-square shrink-0 overflow-hidden rounded-md bg-sunken', className)}>
      {/* biome-ignore lint/performance/noImgElement: small SVGs of the app itself, or shops' own servers, which no image proxy should fetch for strangers. */}
      <img
        src={broken === picture && fallback !== null ? fallback : src}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(picture)}
        className="size-full object-cover"
      />
    </div>
  );
}
