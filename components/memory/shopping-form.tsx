'use client';

import { useTranslations } from 'next-intl';
import { useOptimistic, useTransition } from 'react';
import { toast } from 'sonner';
import { saveShoppingSettings } from '@/app/actions/settings';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Currency } from '@/lib/catalogue/money';
import type { Platform } from '@/lib/catalogue/offer';
import { type Locale, locales, type ShoppingSettings } from '@/lib/settings';
import { PlatformSwitches } from './platform-switches';

const languageNames: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English' };
const UNSET = '';

type Choices = { destinations: { code: string; name: string }[]; currencies: { code: Currency; name: string }[] };
type ShoppingFormProps = { settings: ShoppingSettings; platforms: readonly Platform[]; choices: Choices };

/** Platforms, destination, currency, language. Each change is saved at once and taken back if it couldn't be. */
export function ShoppingForm({ settings, platforms, choices }: ShoppingFormProps) {
  const t = useTranslations('preferences.shopping');
  const errors = useTranslations('errors');
  const [now, assume] = useOptimistic(settings, (known, change: Partial<ShoppingSettings>) => ({
    ...known,
    ...change,
  }));
  const [, startTransition] = useTransition();

  function save(change: Partial<ShoppingSettings>) {
    startTransition(async () => {
      assume(change);
      const reply = await saveShoppingSettings(change).catch(() => ({ ok: false, error: 'internal' }) as const);
      if (!reply.ok) toast.error(errors(reply.error));
    });
  }

  return (
    <section aria-labelledby="shopping-title" className="flex flex-col gap-5">
      <div>
        <h2 id="shopping-title" className="text-xl font-semibold">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('intro')}</p>
      </div>
      <PlatformSwitches platforms={platforms} enabled={now.platforms} onChange={(ids) => save({ platforms: ids })} />
      <Field label={t('destination')} description={t('destinationHint')}>
        <Select
          value={now.destination ?? UNSET}
          onValueChange={(code) => save({ destination: code === UNSET ? null : code })}
          options={[
            { value: UNSET, label: t('noDestination') },
            ...choices.destinations.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      </Field>
      <Field label={t('currency')} description={t('currencyHint')}>
        <Select<Currency | typeof UNSET>
          value={now.currency ?? UNSET}
          onValueChange={(code) => save({ currency: code === UNSET ? null : code })}
          options={[
            { value: UNSET, label: t('noCurrency') },
            ...choices.currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` })),
          ]}
        />
      </Field>
      <Field label={t('language')} description={t('languageHint')}>
        <Select<Locale | typeof UNSET>
          value={now.locale ?? UNSET}
          onValueChange={(code) => save({ locale: code === UNSET ? null : code })}
          options={[
            { value: UNSET, label: t('browserLanguage') },
            ...locales.map((code) => ({ value: code, label: languageNames[code] })),
          ]}
        />
      </Field>
    </section>
  );
}
