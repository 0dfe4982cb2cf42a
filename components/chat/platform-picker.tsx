'use client';

import { useTranslations } from 'next-intl';
import { type ShopChoices, useShop } from '@/components/offers/shop-context';

type PlatformPickerProps = {
  platforms: ShopChoices['platforms'];
  /** Enabled ids; empty means all. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Which shops are searched; at least one stays on. */
export function PlatformPicker({ platforms, chosen, onChange }: PlatformPickerProps) {
  const t = useTranslations('chat.chips');
  const { text } = useShop();
  const on = (id: string) => chosen.length === 0 || chosen.includes(id);
  const enabled = platforms.filter(({ id }) => on(id)).map(({ id }) => id);

  function toggle(id: string) {
    const next = on(id) ? enabled.filter((other) => other !== id) : [...enabled, id];
    onChange(next.length === platforms.length ? [] : next);
  }

  return (
    <fieldset className="-mx-2">
      <legend className="sr-only">{t('platforms')}</legend>
      {platforms.map(({ id, name }) => (
        <label
          key={id}
          className="flex min-h-9 items-center gap-3 rounded-md px-2 hover:bg-sunken pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            checked={on(id)}
            disabled={on(id) && enabled.length === 1}
            onChange={() => toggle(id)}
            className="size-4 accent-accent"
          />
          {text(name)}
        </label>
      ))}
    </fieldset>
  );
}
