'use client';

import { IconBookmark, IconRuler2, IconScale, IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';

const examples = [
  { name: 'search', Icon: IconSearch },
  { name: 'compare', Icon: IconScale },
  { name: 'remember', Icon: IconBookmark },
  { name: 'deliver', Icon: IconRuler2 },
] as const;

/** A new session: four questions that teach what can be asked. */
export function Welcome({ onSend }: { onSend: (text: string) => void }) {
  const t = useTranslations('chat.welcome');
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="m-auto w-full max-w-[44rem] px-4 py-8">
        <h2 className="text-2xl font-semibold tracking-tight">{t('title')}</h2>
        <p className="mt-2 max-w-[60ch] text-ink-soft">{t('text')}</p>
        <ul className="mt-6 grid gap-3 sm:grid-cols-2">
          {examples.map(({ name, Icon }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onSend(t(`examples.${name}.words`))}
                className="flex h-full w-full items-start gap-3 rounded-lg border border-line bg-surface p-4 text-left transition-colors hover:border-line-strong hover:bg-sunken/50"
              >
                <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-accent" />
                <span>
                  <span className="block text-xs text-ink-faint">{t(`examples.${name}.teaches`)}</span>
                  <span className="mt-0.5 block text-sm">{t(`examples.${name}.words`)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
