import { IconArrowLeft } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Inspection } from '@/lib/context/inspection';
import { CacheRuleText } from './cache-rule';
import { CallList } from './call-list';
import { LayerList } from './layer-list';
import { MarkList } from './mark-list';
import { RateChart } from './rate-chart';
import { SummaryFigures } from './summary-figures';

/** How a session was sent: its figures, its calls as bars of layers, what each layer holds, what the program did. */
export function Inspector({ session }: { session: Inspection & { id: string; title: string } }) {
  const t = useTranslations('inspect');
  const common = useTranslations('common');
  const { id, title, calls, turns, entries, marks, profile } = session;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-10 px-4 pt-6 pb-24 sm:px-6">
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link href={`/chat/${id}`} className={buttonClass('secondary', 'sm')}>
            <IconArrowLeft size={16} aria-hidden />
            {t('back')}
          </Link>
          <p className="min-w-0 flex-1 truncate font-medium" title={title}>
            {title === '' ? common('untitled') : title}
          </p>
        </div>
        <p className="max-w-[72ch] text-ink-soft">{t('intro')}</p>
      </header>
      {calls.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <Part id="summary" name={t('summary.title')}>
            <SummaryFigures session={session} />
          </Part>
          <Part id="rates" name={t('rates.title')} note={t('rates.note')}>
            <RateChart turns={turns} />
          </Part>
          <Part id="calls" name={t('calls.title')} note={t('calls.note')}>
            <CallList calls={calls} />
          </Part>
        </>
      )}
      <Part id="layers" name={t('layers.title')} note={t('layers.note')}>
        <LayerList sessionId={id} entries={entries} />
      </Part>
      <Part id="marks" name={t('marks.title')} note={t('marks.note')}>
        <MarkList marks={marks} />
      </Part>
      <Part id="rule" name={t('rule.title')}>
        <CacheRuleText profile={profile} />
      </Part>
    </div>
  );
}

function Part({ id, name, note, children }: { id: string; name: string; note?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`part-${id}`} className="flex flex-col gap-3">
      <div>
        <h2 id={`part-${id}`} className="text-lg font-semibold">
          {name}
        </h2>
        {note !== undefined && <p className="max-w-[72ch] text-sm text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}
