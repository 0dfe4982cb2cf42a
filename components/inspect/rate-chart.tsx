import { useFormatter, useTranslations } from 'next-intl';
import type { InspectedTurn } from '@/lib/context/inspection';
import { Table } from './table';
import { Unfold } from './unfold';

const WIDTH = 640;
const HEIGHT = 190;
const LEFT = 56;
const TOP = 10;
const INNER = { width: WIDTH - LEFT - 14, height: HEIGHT - TOP - 30 };

/** How large a share of each turn's input came from the cache. */
export function RateChart({ turns }: { turns: readonly InspectedTurn[] }) {
  const t = useTranslations('inspect');
  const format = useFormatter();
  const percent = (rate: number) => format.number(rate, { style: 'percent', maximumFractionDigits: 1 });
  const points = turns
    .filter((turn) => turn.promptTokens > 0)
    .map((turn, at, all) => {
      const rate = turn.cachedTokens / turn.promptTokens;
      const x = LEFT + (all.length === 1 ? 0.5 : at / (all.length - 1)) * INNER.width;
      return { turn: turn.turn, rate, x, y: TOP + (1 - rate) * INNER.height };
    });
  const every = Math.ceil(points.length / 20);
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('rates.chart', { turns: points.length })}
        className="figures block h-auto w-full max-w-3xl"
      >
        {[0, 0.5, 1].map((mark) => {
          const y = TOP + (1 - mark) * INNER.height;
          return (
            <g key={mark}>
              <line x1={LEFT} x2={WIDTH} y1={y} y2={y} className="stroke-line" />
              <text x={LEFT - 8} y={y + 4} textAnchor="end" className="fill-ink-faint text-[11px] max-sm:text-[20px]">
                {format.number(mark, { style: 'percent' })}
              </text>
            </g>
          );
        })}
        <polyline
          fill="none"
          strokeWidth={2}
          className="stroke-accent"
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {points.map(({ turn, rate, x, y }, at) => (
          <g key={turn}>
            <circle cx={x} cy={y} r={4} className="fill-accent">
              <title>{t('rates.point', { turn, rate: percent(rate) })}</title>
            </circle>
            {at % every === 0 && (
              <text x={x} y={HEIGHT - 6} textAnchor="middle" className="fill-ink-faint text-[11px] max-sm:text-[20px]">
                {turn}
              </text>
            )}
          </g>
        ))}
      </svg>
      <Unfold name={t('table')}>
        <Table
          caption={t('rates.title')}
          head={['turn', 'words', 'calls', 'prompt', 'cached', 'share'].map((name) => t(`turns.${name as 'turn'}`))}
          words={[1]}
          rows={turns.map((turn) => ({
            key: turn.turn,
            cells: [
              turn.turn,
              <span key="words" className="line-clamp-2 min-w-40">
                {turn.words}
              </span>,
              turn.calls,
              format.number(turn.promptTokens),
              format.number(turn.cachedTokens),
              turn.promptTokens === 0 ? '–' : percent(turn.cachedTokens / turn.promptTokens),
            ],
          }))}
        />
      </Unfold>
    </>
  );
}
