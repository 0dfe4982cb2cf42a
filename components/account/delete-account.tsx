'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { toast } from 'sonner';
import { deleteAccount } from '@/app/actions/account';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Confirm } from '@/components/ui/confirm';
import { Trace } from './trace';

/** Deletes everything, after a second question; then a new person begins. */
export function DeleteAccount() {
  const t = useTranslations('account.account');
  const errors = useTranslations('errors');
  const [asking, setAsking] = useState(false);
  const [sure, setSure] = useState(false);
  const [deleting, startTransition] = useTransition();

  function ask(open: boolean) {
    setAsking(open);
    setSure(false);
  }

  function remove() {
    startTransition(async () => {
      const reply = await deleteAccount().catch(() => null);
      if (!reply?.ok) {
        ask(false);
        toast.error(errors(reply === null ? 'offline' : reply.error));
        return;
      }
      // Drafts of messages live in the browser alone.
      window.localStorage.clear();
      window.sessionStorage.clear();
      window.location.replace('/');
    });
  }

  return (
    <Trace title={t('title')} text={t('text')}>
      <Button look="danger" size="sm" onClick={() => ask(true)}>
        {t('action')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={ask}
        title={t('ask')}
        description={t('description')}
        action={t('confirm')}
        onConfirm={remove}
        disabled={!sure || deleting}
      >
        <div className="mt-4 flex items-center gap-3 text-sm">
          <Checkbox checked={sure} onCheckedChange={setSure} label={t('sure')} />
          <span aria-hidden>{t('sure')}</span>
        </div>
      </Confirm>
    </Trace>
  );
}
