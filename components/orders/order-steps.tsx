'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useNow } from '@/components/frame/use-now';
import type { Step } from '@/lib/orders/order';

const codes = ['handed_over', 'sorting_centre', 'customs', 'out_for_delivery'] as const;

/** Every step of an order, newest first: when, what, and what was said beside it. */
export function OrderSteps({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const { timeZone } = useNow();
  return (
    <ol aria-label={t('steps')} className="flex flex-col px-5 pb-5">
      {steps.toReversed().map((step, index) => {
        const code = codes.find((one) => one === step.note);
        const tracked = step.move === 'track';
        return (
          <li key={step.n} className="relative grid grid-cols-[1rem_1fr] gap-x-3 pb-4 last:pb-0">
            <span
              aria-hidden
              className={`mt-1.5 size-2.5 rounded-full ${index === 0 ? 'bg-accent' : 'border border-line-strong bg-surface'}`}
            />
            <div className="min-w-0 text-sm">
              <p className={index === 0 ? 'font-medium' : undefined}>
                {tracked && code !== undefined && t(`tracking.${code}`)}
                {tracked && code === undefined && step.note}
                {!tracked && (step.move === 'take_back_request' ? t('takenBack') : t(`states.${step.state}`))}
              </p>
              {!tracked && step.note !== null && <p className="text-ink-soft">{step.note}</p>}
              <p className="figures text-xs text-ink-faint">
                <time dateTime={step.at}>
                  {format.dateTime(new Date(step.at), { dateStyle: 'medium', timeStyle: 'short', timeZone })}
                </time>{' '}
                · {t(`by.${step.actor}`)}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
