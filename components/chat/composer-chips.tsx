'use client';

import { IconBuildingStore, IconCoin, IconTruckDelivery } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useShop } from '@/components/offers/shop-context';
import { buttonClass } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { OneOf } from './one-of';
import { PlatformPicker } from './platform-picker';

/** Where to search, where to send, what to pay in: small pickers behind chips that say what is set. */
export function ComposerChips() {
  const t = useTranslations('chat.chips');
  const { platforms, destinations, currencies, settings, save, platformName, destinationName } = useShop();
  const [onlyPlatform] = settings.platforms;
  const count = settings.platforms.length;
  const platformText =
    count === 0 || onlyPlatform === undefined
      ? t('allPlatforms')
      : count === 1
        ? platformName(onlyPlatform)
        : t('somePlatforms', { count });
  return (
    <div className="flex min-w-0 flex-1 gap-1 overflow-x-auto p-0.5 [scrollbar-width:none]">
      <Picker
        icon={<IconBuildingStore size={16} aria-hidden />}
        title={t('platforms')}
        text={platformText}
        set={count > 0}
      >
        <PlatformPicker
          platforms={platforms}
          chosen={settings.platforms}
          onChange={(ids) => save({ platforms: ids })}
        />
      </Picker>
      <Picker
        icon={<IconTruckDelivery size={16} aria-hidden />}
        title={t('destination')}
        set={settings.destination !== null}
        text={
          settings.destination === null
            ? t('noDestination')
            : t('ships_to', { value: destinationName(settings.destination) })
        }
      >
        <OneOf
          name="destination"
          legend={t('destination')}
          value={settings.destination}
          none={t('destinationNone')}
          options={destinations.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(destination) => save({ destination })}
        />
      </Picker>
      <Picker
        icon={<IconCoin size={16} aria-hidden />}
        title={t('currency')}
        set={settings.currency !== null}
        text={settings.currency ?? t('noCurrency')}
      >
        <OneOf
          name="currency"
          legend={t('currency')}
          value={settings.currency}
          none={t('currencyNone')}
          options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
          onChange={(currency) => save({ currency })}
        />
      </Picker>
    </div>
  );
}

type PickerProps = {
  icon: ReactNode;
  title: string;
  text: string;
  /** Something was chosen; what is not set is only a sign on a phone. */
  set: boolean;
  children: ReactNode;
};

function Picker({ icon, title, text, set, children }: PickerProps) {
  return (
    <Popover
      side="top"
      title={title}
      label={`${title}: ${text}`}
      triggerClassName={buttonClass('quiet', 'sm', 'shrink-0 px-2.5 font-normal')}
      trigger={
        <>
          {icon}
          <span className={clsx('max-w-36 truncate', !set && 'hidden sm:inline')}>{text}</span>
        </>
      }
    >
      {children}
    </Popover>
  );
}
