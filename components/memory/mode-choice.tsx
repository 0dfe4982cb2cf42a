'use client';

import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useTranslations } from 'next-intl';
import { useOptimistic, useTransition } from 'react';
import { toast } from 'sonner';
import { setMemoryMode } from '@/app/actions/memory';
import { type MemoryMode, memoryModes } from '@/lib/memory/fact';

/** How memory behaves: by itself, after asking, or not at all. Saved at once. */
export function ModeChoice({ mode }: { mode: MemoryMode }) {
  const t = useTranslations('preferences.mode');
  const errors = useTranslations('errors');
  const [chosen, choose] = useOptimistic(mode);
  const [, startTransition] = useTransition();

  function change(next: MemoryMode) {
    startTransition(async () => {
      choose(next);
      const reply = await setMemoryMode({ mode: next }).catch(() => ({ ok: false, error: 'internal' }) as const);
      if (!reply.ok) toast.error(errors(reply.error));
    });
  }

  return (
    <section aria-labelledby="mode-title">
      <h2 id="mode-title" className="mb-3 text-xl font-semibold">
        {t('title')}
      </h2>
      <RadioGroup
        value={chosen}
        onValueChange={change}
        aria-labelledby="mode-title"
        className="grid gap-2 sm:grid-cols-3"
      >
        {memoryModes.map((one) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside renders the control.
          <label
            key={one}
            className="flex cursor-pointer gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong has-data-checked:border-accent has-data-checked:bg-accent-soft"
          >
            <Radio.Root
              value={one}
              className="mt-[0.3em] flex size-4.5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface data-checked:border-accent"
            >
              <Radio.Indicator className="size-2.5 rounded-full bg-accent" />
            </Radio.Root>
            <span className="min-w-0">
              <span className="block font-medium">{t(`${one}.name`)}</span>
              <span className="block text-sm text-ink-soft">{t(`${one}.does`)}</span>
            </span>
          </label>
        ))}
      </RadioGroup>
      {chosen === 'off' && (
        <p role="status" className="mt-2 text-sm text-warn">
          {t('offNotice')}
        </p>
      )}
    </section>
  );
}
