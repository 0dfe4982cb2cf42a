import type { Platform } from '../offer';

/** How one of the sample's shops sells: what it adds to a base price, how it labels sizes, what sending costs. */
export type SamplePlatform = Platform & {
  /** Start of its offers' ids. */
  prefix: string;
  sizeSystem: 'EU' | 'US' | 'UK' | 'JP';
  /** Its price level against the base price. */
  level: number;
  /** Share of products that it carries. */
  range: number;
  /** Charges for a small parcel in major units of its currency, at home and abroad; and from what price home is free. */
  charge: { home: number; near: number; far: number; freeFrom: number };
  /** Destinations that count as near. */
  near: string[];
};

export const samplePlatforms: SamplePlatform[] = [
  {
    id: 'hualin',
    prefix: 'hl',
    name: { zh: '花林商城', en: 'Hualin Mall' },
    currency: 'CNY',
    country: 'CN',
    shipsTo: ['CN', 'HK', 'TW', 'MO', 'JP', 'KR', 'SG', 'US', 'FR', 'DE', 'GB'],
    sizeSystem: 'EU',
    level: 1,
    range: 0.9,
    charge: { home: 8, near: 45, far: 98, freeFrom: 88 },
    near: ['HK', 'TW', 'MO', 'JP', 'KR', 'SG'],
  },
  {
    id: 'northpine',
    prefix: 'np',
    name: { zh: '北松', en: 'Northpine' },
    currency: 'USD',
    country: 'US',
    shipsTo: ['US', 'CA', 'MX', 'GB', 'AU', 'JP', 'CN', 'SG'],
    sizeSystem: 'US',
    level: 1.12,
    range: 0.72,
    charge: { home: 4.99, near: 9.99, far: 18.5, freeFrom: 35 },
    near: ['CA', 'MX'],
  },
  {
    id: 'marchea',
    prefix: 'mr',
    name: { zh: '马榭', en: 'Marchéa' },
    currency: 'EUR',
    country: 'FR',
    shipsTo: ['FR', 'DE', 'IT', 'ES', 'NL', 'BE', 'AT', 'IE', 'PT', 'PL', 'GB', 'CH', 'US', 'CN'],
    sizeSystem: 'EU',
    level: 1.16,
    range: 0.7,
    charge: { home: 3.9, near: 6.9, far: 19.9, freeFrom: 39 },
    near: ['DE', 'IT', 'ES', 'NL', 'BE', 'AT', 'IE', 'PT', 'PL'],
  },
  {
    id: 'tsubaki',
    prefix: 'tb',
    name: { zh: '椿屋', en: 'Tsubaki-ya' },
    currency: 'JPY',
    country: 'JP',
    shipsTo: ['JP', 'CN', 'HK', 'TW', 'KR', 'SG', 'US', 'CA', 'AU', 'GB'],
    sizeSystem: 'JP',
    level: 1.04,
    range: 0.68,
    charge: { home: 550, near: 1200, far: 2400, freeFrom: 5000 },
    near: ['CN', 'HK', 'TW', 'KR'],
  },
];

/** The shops as the app shows them. */
export const platforms: Platform[] = samplePlatforms.map(({ id, name, currency, country, shipsTo }) => ({
  id,
  name,
  currency,
  country,
  shipsTo,
}));
