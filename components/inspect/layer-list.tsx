import { useFormatter, useTranslations } from 'next-intl';
import type { ShownLayer } from '@/lib/context/call-layers';
import type { InspectedEntry } from '@/lib/context/inspection';
import { LayerDot } from './layer-key';
import { SentText } from './sent-text';
import { Unfold } from './unfold';

const HEAD = [
  { layer: 'tools', head: 'tools' },
  { layer: 'L0', head: 'system' },
  { layer: 'L1', head: 'skills' },
] as const;
const LOGGED = ['L2', 'L3', 'L4', 'L5', 'PL'] as const;

type LayerListProps = { sessionId: string; entries: readonly InspectedEntry[] };

/** What each layer holds; the text of a piece comes when it is asked for. */
export function LayerList({ sessionId, entries }: LayerListProps) {
  const t = useTranslations('inspect.layers');
  return (
    <ol className="flex flex-col divide-y divide-line">
      {HEAD.map(({ layer, head }) => (
        <LayerRow key={layer} layer={layer}>
          <SentText name={t(`name.${layer}`)} figures={t('shared')} of={{ head }} />
          {entries.some((entry) => entry.layer === layer) && (
            <Entries sessionId={sessionId} entries={entries.filter((entry) => entry.layer === layer)} />
          )}
        </LayerRow>
      ))}
      {LOGGED.map((layer) => {
        const own = entries.filter((entry) => entry.layer === layer);
        if (own.length === 0) return null;
        return (
          <LayerRow key={layer} layer={layer}>
            <Entries sessionId={sessionId} entries={own} />
          </LayerRow>
        );
      })}
    </ol>
  );
}

function LayerRow({ layer, children }: { layer: ShownLayer; children: React.ReactNode }) {
  const t = useTranslations('inspect.layers');
  return (
    <li className="py-3">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <LayerDot layer={layer} />
        {t(`name.${layer}`)}
      </h3>
      <p className="mt-0.5 mb-1 max-w-[72ch] text-sm text-ink-soft">{t(`about.${layer}`)}</p>
      {children}
    </li>
  );
}

function Entries({ sessionId, entries }: LayerListProps) {
  const t = useTranslations('inspect.layers');
  const kinds = useTranslations('inspect.kinds');
  const format = useFormatter();
  const tokens = entries.reduce((sum, entry) => sum + entry.tokens, 0);
  return (
    <Unfold name={t('entries', { count: entries.length, tokens: format.number(tokens) })}>
      {entries.map((entry) => {
        const kind = kinds(entry.kind);
        return (
          <SentText
            key={entry.seq}
            name={entry.turn === 0 ? t('start', { kind }) : t('kind', { turn: entry.turn, kind })}
            figures={`#${entry.seq} · ${format.number(entry.tokens)}`}
            of={{ id: sessionId, seq: entry.seq }}
          />
        );
      })}
    </Unfold>
  );
}
