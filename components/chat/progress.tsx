'use client';

import { IconAlertTriangle, IconChevronRight, IconCircleCheck, IconLoader2, IconPlayerStop } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useShop } from '@/components/offers/shop-context';
import { liveLine } from './live-line';
import { StepRow } from './step-row';
import type { TurnView } from './turn-view';

/** One line on what is going on, which opens into the steps; when the turn is over it says how many and how long. */
export function Progress({ view }: { view: TurnView }) {
  const t = useTranslations('chat');
  const line = useProgressLine(view);
  if (view.steps.length === 0) {
    return (
      <p className="flex min-h-8 items-center gap-2 text-sm text-ink-soft">
        <StatusIcon status={view.status} />
        <span className="figures min-w-0 truncate">{line}</span>
      </p>
    );
  }
  return (
    <details className="group text-sm">
      <summary className="-ml-2 flex min-h-8 w-fit max-w-full list-none items-center gap-2 rounded-md px-2 text-ink-soft hover:bg-sunken pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <StatusIcon status={view.status} />
        <span className="figures min-w-0 truncate">{line}</span>
        <IconChevronRight size={16} aria-hidden className="shrink-0 transition-transform group-open:rotate-90" />
        <span className="sr-only">{t('showSteps')}</span>
      </summary>
      <ol className="mt-2 flex flex-col gap-3 border-l border-line pl-4">
        {view.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever appended.
          <StepRow key={index} step={step} />
        ))}
      </ol>
    </details>
  );
}

function StatusIcon({ status }: { status: TurnView['status'] }) {
  if (status === 'running') return <IconLoader2 size={16} aria-hidden className="shrink-0 animate-spin text-accent" />;
  if (status === 'done') return <IconCircleCheck size={16} aria-hidden className="shrink-0 text-good" />;
  if (status === 'failed') return <IconAlertTriangle size={16} aria-hidden className="shrink-0 text-bad" />;
  return <IconPlayerStop size={16} aria-hidden className="shrink-0 text-ink-faint" />;
}

function useProgressLine(view: TurnView): string {
  const t = useTranslations('chat');
  const format = useFormatter();
  const { settings, platforms } = useShop();
  if (view.status === 'running') {
    const line = liveLine(view, t('listComma'));
    if (line.message !== 'search' && line.message !== 'searchWithout') return t(`live.${line.message}`);
    const { message, terms, without } = line;
    const count = line.platforms || settings.platforms.length || platforms.length;
    return message === 'search'
      ? t('live.search', { terms, count })
      : t('live.searchWithout', { terms, count, without });
  }
  const count = view.steps.length;
  if (view.figures === null) return t('folded.steps', { count });
  const seconds = format.number(view.figures.elapsedMs / 1000, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return count === 0 ? t('folded.time', { seconds }) : t('folded.both', { count, seconds });
}
