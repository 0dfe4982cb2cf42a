'use client';

import { useFormatter } from 'next-intl';
import { useNow } from '@/components/frame/use-now';

/** A point in time in the person's language and, once the browser is known, in their time zone. */
export function Moment({ at }: { at: string }) {
  const format = useFormatter();
  const { timeZone } = useNow();
  return (
    <time dateTime={at} className="figures text-xs whitespace-nowrap text-ink-faint">
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone })}
    </time>
  );
}
