'use client';

import { IconBan } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useShop } from '@/components/offers/shop-context';
import { Chip } from '@/components/ui/chip';
import type { PlanStep } from './turn-view';

/** What was understood of the person's words: what to look for, what not, for how much, to where. */
export function PlanChips({ plan }: { plan: PlanStep }) {
  const t = useTranslations('chat.chips');
  const { destinationName } = useShop();
  const budget = useBudget(plan.budget);
  return (
    <>
      {plan.terms.map((value) => (
        <Chip key={`terms ${value}`}>{t('terms', { value })}</Chip>
      ))}
      {plan.exclude.map((value) => (
        <Chip key={`exclude ${value}`} tone="warn" icon={<IconBan size={14} aria-hidden className="shrink-0" />}>
          {t('excluded', { value })}
        </Chip>
      ))}
      {budget !== null && <Chip>{t('price', { value: budget })}</Chip>}
      {plan.destination !== null && <Chip>{t('ships_to', { value: destinationName(plan.destination) })}</Chip>}
    </>
  );
}

/** A budget in major units as a range; without a currency just the figures. */
function useBudget(budget: PlanStep['budget']): string | null {
  const format = useFormatter();
  if (budget === null) return null;
  const { min, max, approx, currency } = budget;
  const figure = (value: number) =>
    currency === null
      ? format.number(value)
      : format.number(value, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  if (approx !== null) return `≈ ${figure(approx)}`;
  if (min !== null && max !== null) return `${figure(min)} – ${figure(max)}`;
  if (max !== null) return `≤ ${figure(max)}`;
  return min === null ? null : `≥ ${figure(min)}`;
}
