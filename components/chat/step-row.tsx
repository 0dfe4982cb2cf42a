'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Chip } from '@/components/ui/chip';
import { FilterChips } from './filter-chips';
import { PlanChips } from './plan-chips';
import type { ToolStep, TurnStep } from './turn-view';

const knownTools = [
  'item_search',
  'item_detail',
  'compare_items',
  'recall_memories',
  'save_memory',
  'ask_user',
  'shopping_summary',
  'draft_order',
  'draft_after_sales',
  'list_orders',
  'order_detail',
] as const;
type KnownTool = (typeof knownTools)[number];

/** One step of a turn, opened. */
export function StepRow({ step }: { step: TurnStep }) {
  const t = useTranslations('chat.steps');
  switch (step.kind) {
    case 'plan':
      return (
        <Row title={t('plan')}>
          <PlanChips plan={step} />
        </Row>
      );
    case 'plan_failed':
      return <Row title={t('planFailed')} />;
    case 'skill':
      return (
        <Row title={t('skill')}>
          <Chip>
            <span className="font-mono">{step.name}</span>
          </Chip>
        </Row>
      );
    case 'tool':
      return <ToolRow step={step} />;
  }
}

function ToolRow({ step }: { step: ToolStep }) {
  const t = useTranslations('chat.steps');
  const tool = knownTools.find((name) => name === step.tool) satisfies KnownTool | undefined;
  const note =
    step.status === 'ok'
      ? step.count !== null && t('count', { count: step.count })
      : step.status !== 'running' && t(`status.${step.status}`);
  return (
    <Row title={tool === undefined ? t('unknownTool', { tool: step.tool }) : t(`tools.${tool}`)} note={note}>
      {step.chips.length > 0 && <FilterChips chips={step.chips} excluded={step.excluded} />}
    </Row>
  );
}

function Row({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2 text-ink">
        {title}
        {note && <span className="figures text-xs text-ink-faint">{note}</span>}
      </p>
      {children && <div className="mt-1 flex flex-wrap gap-1.5">{children}</div>}
    </li>
  );
}
