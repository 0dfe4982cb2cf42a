import type { Locale } from '@/lib/settings';
import type account from './en/account.json';
import type activity from './en/activity.json';
import type chat from './en/chat.json';
import type common from './en/common.json';
import type errors from './en/errors.json';
import type inspect from './en/inspect.json';
import type memory from './en/memory.json';
import type offers from './en/offers.json';
import type orders from './en/orders.json';
import type preferences from './en/preferences.json';
import type skills from './en/skills.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      account: typeof account;
      activity: typeof activity;
      common: typeof common;
      chat: typeof chat;
      offers: typeof offers;
      orders: typeof orders;
      errors: typeof errors;
      memory: typeof memory;
      preferences: typeof preferences;
      skills: typeof skills;
      inspect: typeof inspect;
    };
  }
}
