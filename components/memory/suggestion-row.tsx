'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { toast } from 'sonner';
import { acceptSuggestion, dismissSuggestion } from '@/app/actions/suggestions';
import { Button } from '@/components/ui/button';
import type { SuggestionView } from '@/lib/memory/suggestion-view';

type SuggestionRowProps = { suggestion: SuggestionView; onEdit: () => void };

/** One suggestion, with what keeping it would replace and where it was said. */
export function SuggestionRow({ suggestion, onEdit }: SuggestionRowProps) {
  const t = useTranslations('memory');
  const errors = useTranslations('errors');
  const [deciding, startTransition] = useTransition();
  const { id, value, category, replaces, sessionId, turn } = suggestion;

  function decide(yes: boolean) {
    startTransition(async () => {
      const reply = await (yes
        ? acceptSuggestion({ id, edited: null, from: 'page' })
        : dismissSuggestion({ id, from: 'page' })
      ).catch(() => null);
      if (reply?.ok) toast(t(yes ? 'suggestions.accepted' : 'suggestions.dismissed'), { duration: 2_000 });
      else if (reply === null) toast.error(errors('offline'));
      else if ('refused' in reply) toast.error(t(`refused.${reply.refused}`));
      else toast.error(reply.error === 'key_taken' ? t('form.keyTaken') : errors(reply.error));
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-lg font-medium">{value}</p>
        <p className="text-xs text-ink-faint">
          {t(`categories.${category}.name`)}
          <span aria-hidden> · </span>
          {sessionId === null || turn === null ? (
            t('suggestions.fromGone')
          ) : (
            <Link href={`/chat/${sessionId}#turn-${turn}`} className="text-accent underline underline-offset-2">
              {t('suggestions.from', { turn })}
            </Link>
          )}
        </p>
        {replaces !== null && (
          <p className="mt-1 text-sm text-warn">{t('suggestions.replaces', { value: replaces })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          size="sm"
          disabled={deciding}
          onClick={() => decide(true)}
          aria-label={t('suggestions.acceptNamed', { value })}
        >
          {t('suggestions.accept')}
        </Button>
        <Button size="sm" disabled={deciding} onClick={onEdit} aria-label={t('suggestions.editNamed', { value })}>
          {t('suggestions.edit')}
        </Button>
        <Button
          look="quiet"
          size="sm"
          disabled={deciding}
          onClick={() => decide(false)}
          aria-label={t('suggestions.dismissNamed', { value })}
        >
          {t('suggestions.dismiss')}
        </Button>
      </div>
    </div>
  );
}
