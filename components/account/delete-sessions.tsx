'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { toast } from 'sonner';
import { deleteAllSessions } from '@/app/actions/account';
import { useFrame } from '@/components/frame/frame-context';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { Trace } from './trace';

/** What memory doesn't hold and clearing it leaves: the person's own words in their conversations. */
export function DeleteSessions() {
  const t = useTranslations('account.sessions');
  const errors = useTranslations('errors');
  const { refreshSessions } = useFrame();
  const [asking, setAsking] = useState(false);
  const [deleting, startTransition] = useTransition();

  function remove() {
    startTransition(async () => {
      const reply = await deleteAllSessions().catch(() => null);
      setAsking(false);
      if (reply?.ok) {
        toast(t('done', { count: reply.value }));
        await refreshSessions();
      } else {
        toast.error(errors(reply === null ? 'offline' : reply.error));
      }
    });
  }

  return (
    <Trace title={t('title')} text={t('text')}>
      <Button look="danger" size="sm" onClick={() => setAsking(true)}>
        {t('action')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('ask')}
        description={t('description')}
        action={t('confirm')}
        onConfirm={remove}
        disabled={deleting}
      />
    </Trace>
  );
}
