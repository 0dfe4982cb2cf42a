import { useTranslations } from 'next-intl';
import { type ShownLayer, shownLayers } from '@/lib/context/call-layers';
import { layerColours } from './layer-colours';

/** Which colour is which part, for the parts that occur. */
export function LayerKey({ occurring }: { occurring: ReadonlySet<ShownLayer> }) {
  const t = useTranslations('inspect.layers.name');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      {shownLayers
        .filter((layer) => occurring.has(layer))
        .map((layer) => (
          <li key={layer} className="flex items-center gap-1.5">
            <LayerDot layer={layer} />
            {t(layer)}
          </li>
        ))}
    </ul>
  );
}

export function LayerDot({ layer }: { layer: ShownLayer }) {
  return <span aria-hidden className="size-2.5 shrink-0 rounded-xs" style={{ background: layerColours[layer] }} />;
}
