import type { LayerRun } from '@/lib/context/call-layers';
import { layerColours } from './layer-colours';

type CallBarProps = {
  runs: readonly LayerRun[];
  /** Tokens of the longest call: the full width. */
  longest: number;
  /** What the bar says, in words. */
  told: string;
};

/** A request as a bar of its layers: what the cache served is pale, what was newly read is in full colour. */
export function CallBar({ runs, longest, told }: CallBarProps) {
  let at = 0;
  const stretches = runs.flatMap((run) => {
    const from = at;
    at += run.tokens;
    const cached = { layer: run.layer, from, tokens: run.cached, opacity: 0.3 };
    const fresh = { layer: run.layer, from: from + run.cached, tokens: run.tokens - run.cached, opacity: 1 };
    return [cached, fresh].filter((stretch) => stretch.tokens > 0);
  });
  return (
    <svg viewBox="0 0 1000 16" preserveAspectRatio="none" role="img" aria-label={told} className="block h-4 w-full">
      <rect x={0} y={0} width={1000} height={16} rx={2} className="fill-sunken" />
      {stretches.map((stretch) => (
        <rect
          key={stretch.from}
          x={(stretch.from / longest) * 1000}
          y={0}
          width={Math.max(1, (stretch.tokens / longest) * 1000)}
          height={16}
          style={{ fill: layerColours[stretch.layer] }}
          opacity={stretch.opacity}
        />
      ))}
    </svg>
  );
}
