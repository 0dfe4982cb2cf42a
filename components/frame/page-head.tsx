'use client';

import { IconAdjustmentsHorizontal, IconLayoutSidebar, IconMenu2, IconPlus } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { useFrame } from './frame-context';
import { ModelBadge } from './model-badge';

/** The bar on top of every page: what this is, which model answers, the page's own links, and the way to the preferences. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  const t = useTranslations('common');
  const { sidebarOpen, setSidebarOpen, setDrawerOpen } = useFrame();
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line bg-page px-2 sm:px-3">
      <Button
        look="quiet"
        size="icon"
        className="md:hidden"
        aria-label={t('openSessions')}
        onClick={() => setDrawerOpen(true)}
      >
        <IconMenu2 size={20} aria-hidden />
      </Button>
      {!sidebarOpen && (
        <Button
          look="quiet"
          size="icon"
          className="hidden md:inline-flex"
          aria-label={t('openSessions')}
          title={t('openSessions')}
          onClick={() => setSidebarOpen(true)}
        >
          <IconLayoutSidebar size={20} aria-hidden />
        </Button>
      )}
      <h1 className="min-w-0 flex-1 truncate px-1 text-base font-semibold" title={title}>
        {title}
      </h1>
      <ModelBadge />
      {children}
      <Link href="/" className={buttonClass('quiet', 'icon', 'md:hidden')} aria-label={t('newSession')}>
        <IconPlus size={20} aria-hidden />
      </Link>
      <Link
        href="/preferences"
        className={buttonClass('quiet', 'icon')}
        aria-label={t('preferences')}
        title={t('preferences')}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden />
      </Link>
    </header>
  );
}
