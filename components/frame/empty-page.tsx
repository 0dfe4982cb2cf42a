'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { PageHead } from './page-head';

type EmptyPageProps = { title: string; text: string; children?: ReactNode };

/** A page with nothing to show: what happened, and where to go from here. */
export function EmptyPage({ title, text, children }: EmptyPageProps) {
  const t = useTranslations('errors');
  return (
    <>
      <PageHead title={title} />
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 items-center justify-center overflow-y-auto p-6 outline-none"
      >
        <div className="max-w-md text-center">
          <p className="text-ink-soft">{text}</p>
          <div className="mt-5 flex flex-wrap justify-center gap-2">
            {children}
            <Link href="/" className={buttonClass('secondary')}>
              {t('backToStart')}
            </Link>
          </div>
        </div>
      </main>
    </>
  );
}
