'use client';

import {
  IconAdjustmentsHorizontal,
  IconBook2,
  IconLayoutSidebarLeftCollapse,
  IconPackage,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { useFrame } from './frame-context';
import { groupByDay } from './session-days';
import { SessionLink } from './session-link';
import { useNow } from './use-now';
import { useSessionSearch } from './use-session-search';

/** New session, search, the sessions by day, and the way to the preferences. `onLeave` closes the drawer it stands in. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const t = useTranslations('common');
  const { sessions, setSidebarOpen } = useFrame();
  const { now, timeZone } = useNow();
  const [query, setQuery] = useState('');
  const found = useSessionSearch(query);
  const groups = useMemo(() => groupByDay(found, now, timeZone), [found, now, timeZone]);

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex h-14 shrink-0 items-center gap-2 px-4">
        <Link href="/" onClick={onLeave} className="flex-1 text-base font-semibold tracking-tight">
          Shopping<span className="text-accent">X</span>
        </Link>
        {onLeave === undefined && (
          <Button look="quiet" size="icon" aria-label={t('foldSessions')} onClick={() => setSidebarOpen(false)}>
            <IconLayoutSidebarLeftCollapse size={20} aria-hidden />
          </Button>
        )}
      </div>
      <div className="space-y-2 px-3 pb-3">
        <Link href="/" onClick={onLeave} className={buttonClass('secondary', 'md', 'w-full')}>
          <IconPlus size={18} aria-hidden />
          {t('newSession')}
        </Link>
        <div className="relative">
          <IconSearch size={16} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-faint" />
          <input
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            aria-label={t('searchSessions')}
            placeholder={t('searchSessions')}
            className="min-h-9 w-full rounded-md border border-transparent bg-sunken pr-2 pl-9 text-base placeholder:text-ink-faint focus:border-line sm:text-sm pointer-coarse:min-h-11"
          />
        </div>
      </div>
      <nav aria-label={t('sessions')} className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
        {sessions === null && <p className="px-2 py-4 text-sm text-ink-faint">{t('sessionsUnavailable')}</p>}
        {sessions !== null && groups.length === 0 && (
          <p className="px-2 py-4 text-sm text-ink-faint">
            {query.trim() === '' ? t('noSessions') : t('noSessionsFound')}
          </p>
        )}
        {groups.map(({ group, sessions: rows }) => (
          <section key={group} className="mt-3 first:mt-0">
            <h2 className="px-2 pb-1 text-xs font-medium text-ink-faint">{t(`days.${group}`)}</h2>
            <ul>
              {rows.map((row) => (
                <SessionLink key={row.id} session={row} onLeave={onLeave} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="border-t border-line p-3">
        <Link href="/orders" onClick={onLeave} className={buttonClass('quiet', 'md', 'w-full justify-start')}>
          <IconPackage size={18} aria-hidden />
          {t('orders')}
        </Link>
        <Link href="/preferences" onClick={onLeave} className={buttonClass('quiet', 'md', 'w-full justify-start')}>
          <IconAdjustmentsHorizontal size={18} aria-hidden />
          {t('preferences')}
        </Link>
        <Link href="/skills" onClick={onLeave} className={buttonClass('quiet', 'md', 'w-full justify-start')}>
          <IconBook2 size={18} aria-hidden />
          {t('skills')}
        </Link>
      </div>
    </div>
  );
}
