import { clsx } from 'clsx';

/** Holds the place of something on its way; silent for screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-md bg-sunken', className)} />;
}
