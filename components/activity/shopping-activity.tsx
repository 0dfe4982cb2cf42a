'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { toast } from 'sonner';
import { clearActivity } from '@/app/actions/account';
import { Button } from '@/components/ui/button';
import { Moment } from './moment';

export type ShoppingDone = { kind: 'purchase' | 'search'; text: string; at: string };

/** Recent searches and purchases, which are kept and cleared apart from what is remembered. */
export function ShoppingActivity({ done }: { done: readonly ShoppingDone[] }) {
  const t = useTranslations('activity.shopping');
  const errors = useTranslations('errors');
  const [clearing, startTransition] = useTransition();

  function clear() {
    startTransition(async () => {
      const reply = await clearActivity().catch(() => null);
      if (reply?.ok) toast(t('cleared', { count: reply.value }));
      else toast.error(errors(reply === null ? 'offline' : reply.error));
    });
  }

  return (
    <section aria-labelledby="shopping-activity-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="shopping-activity-title" className="text-xl font-semibold">
          {t('title')}
        </h2>
        {done.length > 0 && (
          <Button look="danger" size="sm" disabled={clearing} onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
      <p className="mb-3 max-w-[72ch] text-sm text-ink-soft">{t('intro')}</p>
      {done.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line px-4 py-3 text-sm text-ink-faint">{t('empty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {done.map((one) => (
            <li
              key={`${one.kind} ${one.at} ${one.text}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-2 text-sm"
            >
              <p className="min-w-0 break-words">
                <span className="mr-2 text-xs text-ink-faint">{t(one.kind)}</span>
                {one.text}
              </p>
              <Moment at={one.at} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
