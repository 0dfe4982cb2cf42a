'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { topicOfKey } from '@/components/memory/topics';
import type { MemoryEvent } from '@/lib/memory/store';
import { Moment } from './moment';

/** A line of the memory log; `at` in ISO 8601. */
export type MemoryLine = Omit<MemoryEvent, 'at'> & { at: string };

const tones: Record<MemoryEvent['verdict'], string> = {
  stored: 'text-good',
  suggested: 'text-accent',
  rejected: 'text-warn',
  failed: 'text-bad',
  expired: 'text-ink-soft',
  cleared: 'text-ink-soft',
  deleted: 'text-ink-soft',
};

/** When, what, of which topic, by which way and why: never a value, which the log doesn't hold. */
export function ActivityLine({ line }: { line: MemoryLine }) {
  const t = useTranslations('activity');
  const topics = useTranslations('memory.topics');
  const { at, path, verdict, key, reason, count } = line;
  const topic = key === null ? null : topicOfKey(key);
  // A newer release may have written a reason that this one has no words for.
  const why = t.has(`reasons.${reason}` as 'reasons.other') ? (reason as 'other') : 'other';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-2.5 text-sm">
      <p className="min-w-0">
        <span className={clsx('font-medium', tones[verdict])}>{t(`verdicts.${verdict}`)}</span>{' '}
        {topic !== null && <span>{topics(topic)} </span>}
        {key !== null && (
          <code className="figures inline-block max-w-full font-sans text-xs break-words text-ink-faint">{key}</code>
        )}
        {key === null && count !== 1 && <span className="figures">{t('several', { count })}</span>}
      </p>
      <Moment at={at} />
      <p className="col-span-2 text-xs text-ink-soft">
        {t(`paths.${path}`)}
        <span aria-hidden> · </span>
        {t(`reasons.${why}`)}
      </p>
    </li>
  );
}
