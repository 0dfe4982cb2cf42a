'use client';

import { IconBookmarkFilled, IconShieldOff } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { deleteFacts } from '@/app/actions/memory';
import { notify } from '@/components/ui/notify';
import type { TurnBlock } from './turn-view';

/** Says what was remembered, with the way to its row and a way back. */
export function SavedReceipt({ fact }: { fact: Extract<TurnBlock, { kind: 'saved' }> }) {
  const t = useTranslations('chat.memory');
  const errors = useTranslations('errors');
  const [undone, setUndone] = useState(false);
  const gone = undone || fact.value === '';

  async function undo() {
    const result = await deleteFacts({ keys: [fact.key], from: 'chat' }).catch(() => null);
    if (result?.ok) setUndone(true);
    else notify(errors(result === null ? 'offline' : result.error), 'bad');
  }

  return (
    <p className="flex animate-appear flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <IconBookmarkFilled size={16} aria-hidden className={gone ? 'text-ink-faint' : 'text-accent'} />
      {gone ? (
        <span>{t('forgotten')}</span>
      ) : (
        <>
          <span>{t('saved', { value: fact.value })}</span>
          <button
            type="button"
            onClick={undo}
            className="inline-flex min-h-6 items-center rounded-sm text-accent underline underline-offset-2"
          >
            {t('undo')}
          </button>
          <Link
            href={`/preferences#fact-${fact.key}`}
            className="inline-flex min-h-6 items-center rounded-sm text-accent underline underline-offset-2"
          >
            {t('view')}
          </Link>
        </>
      )}
    </p>
  );
}

/** One fixed sentence for each reason; what was refused is never repeated. */
export function RefusedReceipt({ reason }: Pick<Extract<TurnBlock, { kind: 'rejected' }>, 'reason'>) {
  const t = useTranslations('chat.memory.refused');
  return (
    <p className="flex animate-appear items-start gap-3 text-sm text-ink-soft">
      <IconShieldOff size={16} aria-hidden className="mt-[0.3em] shrink-0 text-ink-faint" />
      <span>{t(reason)}</span>
    </p>
  );
}
