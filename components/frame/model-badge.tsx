'use client';

import { IconPointFilled } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { useFrame } from './frame-context';

/** The variables that connect a model, as lib/env.ts names them, with what they may look like. */
const variables = [
  ['OPENAI_BASE_URL', 'https://api.example.com/v1'],
  ['OPENAI_API_KEY', 'sk-…'],
  ['MODEL', 'model-name'],
] as const;

/** Says which model answers, and how to connect another one. */
export function ModelBadge() {
  const t = useTranslations('common.model');
  const { model } = useFrame();
  if (model === null) return null;
  const name = model.kind === 'demo' ? t('demo') : model.name;
  return (
    <Popover
      align="end"
      title={model.kind === 'demo' ? t('demoTitle') : t('endpointTitle', { name: model.name })}
      label={t('label', { name })}
      triggerClassName={buttonClass('quiet', 'sm', 'max-w-32 font-normal sm:max-w-60')}
      trigger={
        <>
          <IconPointFilled size={12} aria-hidden className={model.kind === 'demo' ? 'text-warn' : 'text-good'} />
          {model.kind === 'demo' && <span className="sm:hidden">{t('demoShort')}</span>}
          <span className={clsx('truncate', model.kind === 'demo' && 'hidden sm:inline')}>{name}</span>
        </>
      }
    >
      <p className="text-ink-soft">{model.kind === 'demo' ? t('demoText') : t('endpointText')}</p>
      <dl className="mt-3 space-y-2 rounded-md bg-sunken p-3">
        {variables.map(([variable, example]) => (
          <div key={variable}>
            <dt className="font-mono text-xs font-semibold">{variable}</dt>
            <dd className="font-mono text-xs text-ink-soft">{example}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
