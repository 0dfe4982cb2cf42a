'use client';

import { useTranslations } from 'next-intl';
import { offersOf, summaryOf, type TurnView } from './turn-view';

/** Tells screen readers how the last turn stands, in one sentence at a time rather than word by word. */
export function Announcer({ view }: { view: TurnView | null }) {
  const text = useAnnouncement(view);
  return (
    <p role="status" aria-live="polite" aria-atomic className="sr-only">
      {text}
    </p>
  );
}

function useAnnouncement(view: TurnView | null): string {
  const t = useTranslations('chat.announce');
  const errors = useTranslations('errors');
  if (view === null) return '';
  if (view.status === 'running') {
    const count = offersOf(view).length;
    return count > 0 ? t('found', { count }) : t('working');
  }
  if (view.status === 'failed') return errors(view.error?.code ?? 'internal');
  if (view.status !== 'done') return t('stopped');
  const question = view.blocks.findLast((block) => block.kind === 'question');
  if (question !== undefined) return question.text;
  const summary = summaryOf(view);
  if (summary !== null) return `${t('listed', { count: summary.items.length })} ${summary.intro}`;
  const text = view.blocks.findLast((block) => block.kind === 'text');
  return text === undefined ? t('done') : text.text;
}
