import { clsx } from 'clsx';

/** The picture of an offer in a square that is there before it; decorative, since the title stands beside it. */
export function OfferPicture({ src, className }: { src: string; className?: string }) {
  return (
    <div className={clsx('aspect-square shrink-0 overflow-hidden rounded-md bg-sunken', className)}>
      {/* biome-ignore lint/performance/noImgElement: the pictures are small SVGs of the app itself. */}
      <img
        src={src}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </div>
  );
}
