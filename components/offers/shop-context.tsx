'use client';

import { useLocale, useTranslations } from 'next-intl';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { saveShoppingSettings } from '@/app/actions/settings';
import { notify } from '@/components/ui/notify';
import type { Currency, Money } from '@/lib/catalogue/money';
import type { Text } from '@/lib/catalogue/offer';
import type { ShoppingSettings } from '@/lib/settings';
import { formatMoney, textIn } from './money';

/** What can be chosen from, named in the person's language by the server, so that every browser says the same. */
export type ShopChoices = {
  platforms: { id: string; name: Text }[];
  destinations: { code: string; name: string }[];
  currencies: { code: Currency; name: string }[];
  settings: ShoppingSettings;
};

type Shop = ShopChoices & {
  /** Changes some of the settings; takes them back and says so if they couldn't be saved. */
  save: (part: Partial<ShoppingSettings>) => Promise<void>;
  money: (money: Money) => string;
  text: (text: Text) => string;
  platformName: (id: string) => string;
  destinationName: (code: string) => string;
};

const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('useShop stands outside of ShopProvider');
  return shop;
}

export function ShopProvider({ choices, children }: { choices: ShopChoices; children: ReactNode }) {
  const locale = useLocale();
  const errors = useTranslations('errors');
  const [changed, setChanged] = useState<Partial<ShoppingSettings>>({});
  const settings = useMemo(() => ({ ...choices.settings, ...changed }), [choices.settings, changed]);

  const save = useCallback(
    async (part: Partial<ShoppingSettings>) => {
      setChanged((before) => ({ ...before, ...part }));
      const result = await saveShoppingSettings(part).catch(() => null);
      if (result?.ok) return;
      setChanged({});
      notify(errors(result === null ? 'offline' : result.error), 'bad');
    },
    [errors],
  );

  const shop = useMemo(
    () => ({
      ...choices,
      settings,
      save,
      money: (money: Money) => formatMoney(money, locale),
      text: (text: Text) => textIn(text, locale),
      platformName: (id: string) => {
        const platform = choices.platforms.find((known) => known.id === id);
        return platform === undefined ? id : textIn(platform.name, locale);
      },
      destinationName: (code: string) => choices.destinations.find((known) => known.code === code)?.name ?? code,
    }),
    [choices, settings, save, locale],
  );
  return <ShopContext value={shop}>{children}</ShopContext>;
}
