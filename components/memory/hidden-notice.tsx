'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { toast } from 'sonner';
import { deleteHidden } from '@/app/actions/memory';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { RejectReason } from '@/lib/memory/fact';

/** Says how many stored facts today's rules refuse and why, never what they say, and offers to delete them. */
export function HiddenNotice({ hidden }: { hidden: readonly { reason: RejectReason; count: number }[] }) {
  const t = useTranslations('memory.hidden');
  const reasons = useTranslations('activity.reasons');
  const errors = useTranslations('errors');
  const [deleting, startTransition] = useTransition();
  const count = hidden.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;

  function remove() {
    startTransition(async () => {
      const reply = await deleteHidden().catch(() => null);
      if (reply?.ok) toast(t('done', { count: reply.value }));
      else toast.error(errors(reply === null ? 'offline' : reply.error));
    });
  }

  return (
    <Notice
      tone="warn"
      actions={
        <Button look="danger" size="sm" disabled={deleting} onClick={remove}>
          {t('delete', { count })}
        </Button>
      }
    >
      <p>{t('text', { count })}</p>
      <ul className="list-disc pl-5">
        {hidden.map((one) => (
          <li key={one.reason}>
            {reasons(one.reason)} <span className="figures text-ink-faint">× {one.count}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
