import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  plain: 'border-line bg-surface text-ink',
  warn: 'border-warn/40 bg-warn-soft text-ink',
  bad: 'border-bad/40 bg-bad-soft text-ink',
} as const;

type NoticeProps = { tone?: keyof typeof tones; children: ReactNode; actions?: ReactNode; className?: string };

/** Something the person should know, in place, with what can be done about it. */
export function Notice({ tone = 'plain', children, actions, className }: NoticeProps) {
  const Icon = tone === 'plain' ? IconInfoCircle : IconAlertTriangle;
  const colour = { plain: 'text-ink-faint', warn: 'text-warn', bad: 'text-bad' }[tone];
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border px-4 py-3 text-sm',
        tones[tone],
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <Icon size={18} aria-hidden className={clsx('mt-[0.2em] shrink-0', colour)} />
        <div className="min-w-0">{children}</div>
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
