import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { InspectedCall } from '@/lib/context/inspection';
import { CallBar } from './call-bar';
import { LayerDot, LayerKey } from './layer-key';
import { Table } from './table';

/** Every call as a bar, grouped by turn; each opens into its parts. */
export function CallList({ calls }: { calls: readonly InspectedCall[] }) {
  const t = useTranslations('inspect.calls');
  const longest = Math.max(1, ...calls.map((call) => call.promptTokens));
  const turns = [...new Set(calls.map((call) => call.turn))];
  return (
    <div className="flex flex-col gap-5">
      <LayerKey occurring={new Set(calls.flatMap((call) => call.runs.map((run) => run.layer)))} />
      {turns.map((turn) => (
        <section key={turn} aria-labelledby={`calls-${turn}`}>
          <h3 id={`calls-${turn}`} className="mb-1 text-sm font-semibold">
            {t('turn', { turn })}
          </h3>
          <ol className="flex flex-col">
            {calls
              .filter((call) => call.turn === turn)
              .map((call) => (
                <li key={call.n}>
                  <Call call={call} longest={longest} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Call({ call, longest }: { call: InspectedCall; longest: number }) {
  const t = useTranslations('inspect.calls');
  const format = useFormatter();
  const purposes = { planner: t('purpose.planner'), curator: t('purpose.curator'), summary: t('purpose.summary') };
  const purpose = purposes[call.purpose as keyof typeof purposes] ?? t('purpose.main', { step: call.step });
  const figures = {
    prompt: format.number(call.promptTokens),
    cached: format.number(call.cachedTokens),
    fresh: format.number(call.promptTokens - call.cachedTokens),
  };
  return (
    <details className="group">
      <summary className="grid list-none grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 rounded-md py-1.5 text-sm hover:bg-sunken sm:grid-cols-[1rem_9rem_minmax(0,1fr)_17rem] pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <IconChevronRight size={16} aria-hidden className="text-ink-faint transition-transform group-open:rotate-90" />
        <span className="flex items-center gap-1.5">
          {purpose}
          {call.prefix.kind === 'broken' && <IconAlertTriangle size={15} aria-hidden className="text-warn" />}
        </span>
        <span className="figures text-right text-xs text-ink-soft sm:order-last">{t('figures', figures)}</span>
        <span className="col-span-2 col-start-2 sm:col-span-1 sm:col-start-auto">
          <CallBar runs={call.runs} longest={longest} told={t('bar', { purpose, ...figures })} />
        </span>
      </summary>
      <div className="pt-1 pb-4 pl-6">
        <p className="max-w-[72ch] text-sm text-ink-soft">
          <PrefixNote prefix={call.prefix} />{' '}
          {t('answer', {
            tokens: format.number(call.completionTokens),
            seconds: format.number(call.latencyMs / 1000, { maximumFractionDigits: 1 }),
          })}
        </p>
        <Parts call={call} caption={t('bar', { purpose, ...figures })} />
      </div>
    </details>
  );
}

function Parts({ call, caption }: { call: InspectedCall; caption: string }) {
  const t = useTranslations('inspect.calls');
  const names = useTranslations('inspect.layers.name');
  const format = useFormatter();
  return (
    <div className="mt-2 max-w-xl">
      <Table
        caption={caption}
        head={[t('part'), t('tokens'), t('cached'), t('fresh')]}
        rows={call.runs.map((run, at) => ({
          key: at,
          cells: [
            <span key="part" className="flex items-center gap-2">
              <LayerDot layer={run.layer} />
              {names(run.layer)}
            </span>,
            format.number(run.tokens),
            format.number(run.cached),
            format.number(run.tokens - run.cached),
          ],
        }))}
      />
    </div>
  );
}

function PrefixNote({ prefix }: { prefix: InspectedCall['prefix'] }) {
  const t = useTranslations('inspect.prefix');
  const names = useTranslations('inspect.layers.name');
  const format = useFormatter();
  if (prefix.kind !== 'broken') return t(prefix.kind);
  return t('broken', { layer: names(prefix.layer), offset: format.number(prefix.offset), why: prefix.why });
}
