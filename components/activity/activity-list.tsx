import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { ActivityLine, type MemoryLine } from './activity-line';

type ActivityListProps = { lines: readonly MemoryLine[]; page: number; more: boolean };

/** What happened to memory, newest first, a page at a time. */
export function ActivityList({ lines, page, more }: ActivityListProps) {
  const t = useTranslations('activity');
  return (
    <section aria-labelledby="activity-title">
      <h2 id="activity-title" className="text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="mb-3 max-w-[72ch] text-sm text-ink-soft">{t('intro')}</p>
      {lines.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line px-4 py-3 text-sm text-ink-faint">{t('empty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log have no names, and keep their places.
            <ActivityLine key={index} line={line} />
          ))}
        </ul>
      )}
      {(page > 1 || more) && (
        <nav aria-label={t('title')} className="mt-3 flex items-center justify-between gap-2">
          {page > 1 ? (
            <Link href={`/preferences/activity?page=${page - 1}`} className={buttonClass('secondary', 'sm')}>
              {t('newer')}
            </Link>
          ) : (
            <span />
          )}
          <span className="figures text-sm text-ink-faint">{t('page', { page })}</span>
          {more ? (
            <Link href={`/preferences/activity?page=${page + 1}`} className={buttonClass('secondary', 'sm')}>
              {t('older')}
            </Link>
          ) : (
            <span />
          )}
        </nav>
      )}
    </section>
  );
}
