'use client';

import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ConstraintCheck } from '@/lib/events';
import { useShop } from './shop-context';

const looks = {
  met: { Icon: IconCheck, colour: 'text-good' },
  not_stated: { Icon: IconQuestionMark, colour: 'text-warn' },
  not_met: { Icon: IconX, colour: 'text-bad' },
} as const;

/** Failures first, then what nobody states, then what is met; among equals what was ruled out comes first. */
const byStatus = { not_met: 0, not_stated: 1, met: 2 } as const;
const byKind = { exclude: 0, size: 1, ships_to: 2, budget: 3, stock: 4 } as const;

type OfferChecksProps = {
  checks: readonly ConstraintCheck[];
  /** Shows the gravest only, and how many more there are. */
  brief?: boolean;
};

/** How an offer meets what the person asked for: a sign and words, never a colour alone. */
export function OfferChecks({ checks, brief }: OfferChecksProps) {
  const t = useTranslations('offers');
  const { destinationName } = useShop();
  if (checks.length === 0) return null;
  const sorted = checks.toSorted((a, b) => byStatus[a.status] - byStatus[b.status] || byKind[a.kind] - byKind[b.kind]);
  const shown = brief ? sorted.slice(0, 1) : sorted;
  const rest = sorted.length - shown.length;
  return (
    <ul className={clsx('flex text-xs', brief ? 'gap-1.5' : 'flex-wrap gap-x-3 gap-y-0.5')}>
      {shown.map((check) => {
        const { Icon, colour } = looks[check.status];
        const label = check.kind === 'ships_to' ? destinationName(check.label) : check.label;
        return (
          <li key={`${check.kind} ${check.label}`} className={clsx('inline-flex min-w-0 items-start gap-1', colour)}>
            <Icon size={14} aria-hidden className="mt-[0.25em] shrink-0" />
            <span className={clsx(brief && 'truncate')}>{t(`checks.${check.kind}.${check.status}`, { label })}</span>
          </li>
        );
      })}
      {rest > 0 && (
        <li className="shrink-0 text-ink-faint">
          <span aria-hidden>+{rest}</span>
          <span className="sr-only">{t('moreChecks', { count: rest })}</span>
        </li>
      )}
    </ul>
  );
}
