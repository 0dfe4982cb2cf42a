import type { Money } from '../../money';
import type { Row } from '../rule';

const euro = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Consignments whose goods are worth at most the limit, carriage not counted. `perItem`: per distinct tariff item. */
export const lowValueRows: (Row & { limit: Money; perItem: Money })[] = [
  {
    id: 'eu.low-value-relief',
    title: { zh: '150 欧元以下免关税', en: 'No duty up to EUR 150' },
    from: '2021-07-01',
    until: '2026-07-01',
    source: 'Council Regulation (EC) 1186/2009, art. 23',
    confidence: 'secondary',
    limit: euro(15_000),
    perItem: euro(0),
  },
  {
    id: 'eu.low-value-duty',
    title: { zh: '每个税目 3 欧元关税', en: 'Duty of EUR 3 for each tariff item' },
    from: '2026-07-01',
    until: '2028-07-01',
    source: 'Council Regulation (EU) 2026/382; Delegated Regulation (EU) 2026/1022; Commission guidance 2026-06-02',
    confidence: 'primary',
    limit: euro(15_000),
    perItem: euro(300),
  },
];

export const tariffRows: Row[] = [
  {
    id: 'eu.tariff',
    title: { zh: '按税则从价征收的关税', en: 'Ad-valorem duty of the common tariff' },
    from: '2016-05-01',
    until: null,
    source: 'Regulation (EU) 952/2013 (customs value with carriage); rate as the order states it',
    confidence: 'primary',
  },
];

/** Presents between private people. */
export const giftRows: (Row & { limit: Money })[] = [
  {
    id: 'eu.gift',
    title: { zh: '45 欧元以下的礼物免税', en: 'Gift up to EUR 45' },
    from: '2009-01-01',
    until: null,
    source: 'Council Regulation (EC) 1186/2009, art. 25; Directive 2006/79/EC',
    confidence: 'memory',
    limit: euro(4500),
  },
];

/**
 * Charges that were announced and that no source confirms to be asked for now: never in a total unless the input names
 * them. `states` null: every member state. `per`: what the amount is for. `amount` null: no dated rate for its currency.
 */
export const feeRows: (Row & {
  states: string[] | null;
  per: 'parcel' | 'tariff-item' | 'piece';
  amount: Money | null;
})[] = [
  {
    id: 'eu.handling-fee',
    title: { zh: '欧盟处理费（预计，金额未定）', en: 'EU handling fee (expected, amount not set)' },
    from: '2026-11-01',
    until: null,
    source: 'Political agreement of 2026-03-26, as reported by the trade press; about EUR 2 expected',
    confidence: 'weak',
    states: null,
    per: 'piece',
    amount: euro(200),
  },
  {
    id: 'eu.fee.fr',
    title: { zh: '法国小包裹费：每个税目 2 欧元', en: 'French small-parcel fee: EUR 2 for each tariff item' },
    from: '2026-03-01',
    until: null,
    source: 'Trade press 2026; present status not verified',
    confidence: 'weak',
    states: ['FR'],
    per: 'tariff-item',
    amount: euro(200),
  },
  {
    id: 'eu.fee.it',
    title: { zh: '意大利小包裹费：每件包裹 2 欧元', en: 'Italian small-parcel fee: EUR 2 for each parcel' },
    from: '2026-07-01',
    until: null,
    source: 'Trade press 2026: postponed to 2026-07-01; present status not verified',
    confidence: 'weak',
    states: ['IT'],
    per: 'parcel',
    amount: euro(200),
  },
  {
    id: 'eu.fee.ro',
    title: { zh: '罗马尼亚物流税：每件包裹 25 列伊', en: 'Romanian logistics tax: RON 25 for each parcel' },
    from: '2026-01-01',
    until: null,
    source: 'Trade press 2026; present status not verified; no dated rate for the leu here',
    confidence: 'weak',
    states: ['RO'],
    per: 'parcel',
    amount: null,
  },
];
