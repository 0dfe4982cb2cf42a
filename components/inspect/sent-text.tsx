'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, useTransition } from 'react';
import { readSent } from '@/app/actions/inspect';
import { Button } from '@/components/ui/button';

type SentTextProps = {
  name: string;
  figures: string;
  /** What to read: an entry of a session, or a part of the head. */
  of: { id: string; seq: number } | { head: 'tools' | 'system' | 'skills' };
};

/** One piece of what is sent: its name and size, and its text once it was asked for. */
export function SentText({ name, figures, of }: SentTextProps) {
  const t = useTranslations('inspect.layers');
  const errors = useTranslations('errors');
  const [text, setText] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [loading, load] = useTransition();
  const id = useId();

  function toggle() {
    if (open || text !== null) {
      setOpen(!open);
      return;
    }
    load(async () => {
      const read = await readSent(of);
      if (read.ok) setText(read.value);
      setProblem(read.ok ? null : errors(read.error));
      setOpen(true);
    });
  }

  return (
    <div className="border-b border-line/60 py-1 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-1 text-sm">{name}</span>
        <span className="figures text-xs text-ink-faint">{figures}</span>
        <Button
          look="quiet"
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? t('hide') : t('show')}: ${name}`}
          disabled={loading}
          onClick={toggle}
        >
          {open ? t('hide') : t('show')}
        </Button>
      </div>
      <div id={id}>
        {open && problem !== null && (
          <p role="alert" className="py-2 text-sm text-bad">
            {problem}
          </p>
        )}
        {open && text !== null && (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            className="my-2 max-h-96 overflow-auto rounded-md bg-sunken p-3 font-mono text-xs whitespace-pre-wrap"
          >
            {text}
          </pre>
        )}
      </div>
    </div>
  );
}
