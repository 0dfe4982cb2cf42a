'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { Warning } from '@/lib/events';

/** What the check of the list found and nobody could mend, in plain words above it. */
export function Warnings({
  warnings,
  nameOf,
}: {
  warnings: readonly Warning[];
  nameOf: (id: string) => string | null;
}) {
  const t = useTranslations('offers');
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn">
      <ul className="space-y-1">
        {warnings.map((warning) => {
          const name = (warning.offerId === null ? null : nameOf(warning.offerId)) ?? t('anOffer');
          return (
            <li key={`${warning.kind} ${warning.offerId} ${warning.detail}`}>
              {t(`warnings.${warning.kind}`, { name, detail: warning.detail })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
