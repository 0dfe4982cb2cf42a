'use client';

import { IconStack2 } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';

/** The way from a chat to how it was sent. On a phone it is in the chat's menu in the list instead. */
export function InspectLink({ sessionId }: { sessionId: string }) {
  const t = useTranslations('inspect');
  return (
    <Link
      href={`/inspect/${sessionId}`}
      prefetch={false}
      className={buttonClass('quiet', 'icon', 'max-sm:hidden')}
      aria-label={t('open')}
      title={t('open')}
    >
      <IconStack2 size={20} aria-hidden />
    </Link>
  );
}
