import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type ChipTone = 'plain' | 'accent' | 'good' | 'warn' | 'bad';

const tones: Record<ChipTone, string> = {
  plain: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent-strong',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

export function chipClass(tone: ChipTone = 'plain', extra?: string): string {
  return clsx('inline-flex max-w-full items-center gap-1 rounded-sm px-2 py-0.5 text-xs', tones[tone], extra);
}

type ChipProps = { tone?: ChipTone; icon?: ReactNode; className?: string; children: ReactNode };

/** A small label. Tone never carries meaning alone: the words or the icon say it too. */
export function Chip({ tone, icon, className, children }: ChipProps) {
  return (
    <span className={chipClass(tone, className)}>
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
