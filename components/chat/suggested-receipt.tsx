'use client';

import { IconBookmarkPlus, IconBookmarkQuestion } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { acceptSuggestion, dismissSuggestion } from '@/app/actions/suggestions';
import { Button, buttonClass } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { SavedReceipt } from './receipt';
import type { TurnBlock } from './turn-view';

type Decision = 'open' | 'accepted' | 'dismissed' | 'late';

/** Asks whether something that was noticed may be remembered. */
export function SuggestedReceipt({ suggestion }: { suggestion: Extract<TurnBlock, { kind: 'suggested' }> }) {
  const t = useTranslations('chat.memory');
  const errors = useTranslations('errors');
  const [decision, setDecision] = useState<Decision>('open');
  const [deciding, startTransition] = useTransition();
  const { id, key, value, category } = suggestion;

  function decide(yes: boolean) {
    startTransition(async () => {
      const reply = await (yes
        ? acceptSuggestion({ id, edited: null, from: 'chat' })
        : dismissSuggestion({ id, from: 'chat' })
      ).catch(() => null);
      if (reply?.ok) setDecision(yes ? 'accepted' : 'dismissed');
      else if (reply === null) notify(errors('offline'), 'bad');
      else if ('refused' in reply) notify(t(`refused.${reply.refused}`), 'bad');
      else if (reply.error === 'not_found') setDecision('late');
      else notify(errors(reply.error === 'key_taken' ? 'internal' : reply.error), 'bad');
    });
  }

  if (decision === 'accepted') return <SavedReceipt fact={{ kind: 'saved', key, value, category }} />;
  if (decision !== 'open') {
    return (
      <p role="status" className="text-sm text-ink-soft">
        {t(decision)}
      </p>
    );
  }
  return (
    <div className="flex animate-appear flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
      <p className="flex items-center gap-3">
        <IconBookmarkQuestion size={16} aria-hidden className="shrink-0 text-accent" />
        {t('suggested', { value })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={deciding} onClick={() => decide(true)}>
          <IconBookmarkPlus size={16} aria-hidden />
          {t('yes')}
        </Button>
        <Button look="quiet" size="sm" disabled={deciding} onClick={() => decide(false)}>
          {t('no')}
        </Button>
        <Link href={`/preferences#suggestion-${id}`} className={buttonClass('quiet', 'sm')}>
          {t('edit')}
        </Link>
      </div>
    </div>
  );
}
