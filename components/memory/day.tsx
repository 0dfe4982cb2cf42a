'use client';

import { useFormatter } from 'next-intl';
import { useNow } from '@/components/frame/use-now';

/** A day in the person's language and, once the browser is known, in their time zone. */
export function Day({ at }: { at: string }) {
  const format = useFormatter();
  const { timeZone } = useNow();
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeZone })}
    </time>
  );
}
