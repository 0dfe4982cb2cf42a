'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { toast } from 'sonner';
import { clearFacts } from '@/app/actions/memory';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';

/** Deletes everything, after saying how much that is and a second, different click. */
export function ClearAll({ count, onCleared }: { count: number; onCleared: () => void }) {
  const t = useTranslations('memory.clear');
  const errors = useTranslations('errors');
  const [asking, setAsking] = useState(false);
  const [clearing, startTransition] = useTransition();

  function clear() {
    startTransition(async () => {
      const reply = await clearFacts().catch(() => ({ ok: false, error: 'internal' }) as const);
      setAsking(false);
      if (reply.ok) {
        toast.dismiss();
        toast(t('done', { count: reply.value }));
        onCleared();
      } else {
        toast.error(errors(reply.error));
      }
    });
  }

  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('title', { count })}
        description={t('description')}
        action={t('confirm', { count })}
        onConfirm={clear}
        disabled={clearing}
      />
    </>
  );
}
