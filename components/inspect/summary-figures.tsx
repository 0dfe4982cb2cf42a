import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Inspection } from '@/lib/context/inspection';

/** The figures of the whole session, and whether its record is whole. */
export function SummaryFigures({ session }: { session: Inspection }) {
  const t = useTranslations('inspect.summary');
  const names = useTranslations('inspect.layers.name');
  const format = useFormatter();
  const { totals, calls, chain, unexplained, headsUnknown } = session;
  const { promptTokens, cachedTokens } = totals;
  const share = promptTokens === 0 ? 0 : cachedTokens / promptTokens;
  const perCall = calls.length === 0 ? 0 : (promptTokens - cachedTokens) / calls.length;
  const { broken } = chain;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Figure
          name={t('hits')}
          value={format.number(share, { style: 'percent', maximumFractionDigits: 1 })}
          note={t('hitsNote', { cached: format.number(cachedTokens), prompt: format.number(promptTokens) })}
        />
        <Figure
          name={t('cost')}
          value={format.number(totals.effective)}
          note={t('costNote', { saved: format.number(totals.saved) })}
        />
        <Figure
          name={t('fresh')}
          value={format.number(perCall, { maximumFractionDigits: 0 })}
          note={t('freshNote', { calls: calls.length })}
        />
        <Figure name={t('written')} value={format.number(totals.completionTokens)} note={t('writtenNote')} />
        <Figure
          name={t('chain')}
          value={broken === null ? t('whole') : t('broken')}
          note={
            broken === null
              ? t('wholeNote', { entries: chain.entries, bytes: format.number(chain.bytes) })
              : t('brokenNote', {
                  layer: names(broken.layer),
                  seq: broken.seq,
                  offset: format.number(broken.offset),
                  reason: broken.reason,
                })
          }
          tone={broken === null ? 'good' : 'bad'}
        />
      </dl>
      {unexplained > 0 && <Notice tone="bad">{t('unexplained', { count: unexplained })}</Notice>}
      {headsUnknown > 0 && <Notice>{t('headsUnknown', { count: headsUnknown })}</Notice>}
    </>
  );
}

type FigureProps = { name: string; value: string; note: ReactNode; tone?: 'plain' | 'good' | 'bad' };

function Figure({ name, value, note, tone = 'plain' }: FigureProps) {
  const colour = { plain: 'text-ink', good: 'text-good', bad: 'text-bad' }[tone];
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-3 last:col-span-2 lg:last:col-span-1">
      <dt className="text-xs text-ink-faint">{name}</dt>
      <dd className={`figures text-xl font-semibold ${colour}`}>{value}</dd>
      <dd className="text-xs text-ink-soft">{note}</dd>
    </div>
  );
}
