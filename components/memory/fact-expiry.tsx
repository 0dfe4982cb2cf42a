'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { keepFactFor } from '@/app/actions/memory';
import { Menu } from '@/components/ui/menu';
import type { FactView } from '@/lib/memory/fact-view';
import { Day } from './day';

/** Days to choose between; the deployment's cap has the last word. */
const choices = [1, 7, 30, 90, 180, 365];

/** When a fact ends, and the choice of another end: sooner, or later within what is allowed here. */
export function FactExpiry({ fact }: { fact: FactView }) {
  const t = useTranslations('memory');
  const errors = useTranslations('errors');
  const format = useFormatter();

  async function keepFor(days: number) {
    const reply = await keepFactFor({ key: fact.key, days }).catch(() => null);
    if (!reply?.ok) {
      toast.error(errors(reply === null ? 'offline' : reply.error));
      return;
    }
    const date = format.dateTime(new Date(reply.expiresAt), { dateStyle: 'medium' });
    toast(t(reply.capped ? 'expiry.capped' : 'expiry.until', { date }));
  }

  const nameOf = (days: number) => {
    if (days === 1) return t('expiry.day');
    return days === 365 ? t('expiry.year') : t('expiry.days', { days });
  };
  return (
    <>
      <Day at={fact.expiresAt} />
      <span> </span>
      <Menu
        trigger={t('expiry.open')}
        label={t('expiry.openNamed', { value: fact.value })}
        triggerClassName="min-h-6 rounded-sm text-accent underline underline-offset-2"
        commands={choices.map((days) => ({ name: nameOf(days), run: () => void keepFor(days) }))}
      />
    </>
  );
}
