'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Switch } from '@/components/ui/switch';
import type { Platform } from '@/lib/catalogue/offer';

type PlatformSwitchesProps = {
  platforms: readonly Platform[];
  /** Ids; empty means all. */
  enabled: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Which platforms are searched; the last one can't be switched off. */
export function PlatformSwitches({ platforms, enabled, onChange }: PlatformSwitchesProps) {
  const t = useTranslations('preferences.shopping');
  const locale = useLocale();
  const title = useId();
  const [refused, setRefused] = useState(false);
  const on = (id: string) => enabled.length === 0 || enabled.includes(id);

  function change(id: string, checked: boolean) {
    const ids = platforms.map((platform) => platform.id).filter((one) => (one === id ? checked : on(one)));
    setRefused(ids.length === 0);
    if (ids.length > 0) onChange(ids.length === platforms.length ? [] : ids);
  }

  return (
    <fieldset aria-labelledby={title} className="min-w-0">
      <p id={title} className="text-sm font-medium">
        {t('platforms')}
      </p>
      <p className="text-xs text-ink-faint">{t('platformsHint')}</p>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
        {platforms.map((platform) => (
          <li key={platform.id} className="px-4 py-2">
            <Switch
              checked={on(platform.id)}
              onCheckedChange={(checked) => change(platform.id, checked)}
              label={locale === 'en' ? platform.name.en : platform.name.zh}
            />
            <p className="-mt-1 text-xs text-ink-faint">
              {t('shipsTo', { currency: platform.currency, count: platform.shipsTo.length })}
            </p>
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-1 text-xs text-warn">
        {refused && t('oneLeft')}
      </p>
    </fieldset>
  );
}
