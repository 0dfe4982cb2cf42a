'use client';

import { IconBan } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useShop } from '@/components/offers/shop-context';
import { Chip } from '@/components/ui/chip';
import type { ToolStep } from './turn-view';

/** The filters that a search was really called with; an exclusion says how many offers it removed. */
export function FilterChips({ chips, excluded }: Pick<ToolStep, 'chips' | 'excluded'>) {
  const t = useTranslations('chat.chips');
  const { platformName, destinationName } = useShop();
  const removed = new Map(excluded.map(({ term, count }) => [term, count]));
  return chips.map(({ kind, value }) => {
    const key = `${kind} ${value}`;
    if (kind === 'exclude') {
      const count = removed.get(value) ?? 0;
      return (
        <Chip key={key} tone="warn" icon={<IconBan size={14} aria-hidden className="shrink-0" />}>
          {count > 0 ? t('excludedCount', { value, count }) : t('excluded', { value })}
        </Chip>
      );
    }
    return <Chip key={key}>{worded(kind, value)}</Chip>;
  });

  function worded(kind: Exclude<ToolStep['chips'][number]['kind'], 'exclude'>, value: string): string {
    if (kind === 'platform') return platformName(value);
    if (kind === 'ships_to') return t('ships_to', { value: destinationName(value) });
    if (kind === 'category' || kind === 'sort') {
      const named = `${kind}.${value}` as 'category.audio';
      return t.has(named) ? t(named) : value;
    }
    return t(kind, { value });
  }
}
