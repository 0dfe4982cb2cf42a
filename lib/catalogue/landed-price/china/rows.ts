import type { Money } from '../../money';
import { decimal, type Fraction } from '../fraction';
import type { Row } from '../rule';

const yuan = (amount: number): Money => ({ amount, currency: 'CNY' });

/** Cross-border retail import: no duty and 70 % of VAT and consumption tax within both limits. */
export const cbecRows: (Row & { single: Money; yearly: Money; share: Fraction })[] = [
  {
    id: 'cn.cbec',
    title: {
      zh: '跨境电商综合税（应纳税额 70%）',
      en: 'Cross-border e-commerce tax (70 % of VAT and consumption tax)',
    },
    from: '2019-01-01',
    until: null,
    source: '财关税〔2016〕18号、财关税〔2018〕49号',
    confidence: 'primary',
    single: yuan(500_000),
    yearly: yuan(2_600_000),
    share: decimal(0.7),
  },
];

/** Above a limit: duty, VAT and consumption tax in full. */
export const fullRows: Row[] = [
  {
    id: 'cn.full',
    title: { zh: '按货物全额征税', en: 'Taxed in full as goods' },
    from: '2019-01-01',
    until: null,
    source: '财关税〔2016〕18号、财关税〔2018〕49号；税率以订单所述为准',
    confidence: 'primary',
  },
];

/** VAT rates and the consumption tax that cosmetics of the luxury class bear. */
export const chineseRates = {
  vat: decimal(0.13),
  reducedVat: decimal(0.09),
  luxuryCosmetics: decimal(0.15),
} as const;

/** Personal parcels by mail. `nearby`: sent from Hong Kong, Macao or Taiwan. */
export const mailRows: (Row & { limit: Money; nearby: Money; waived: Money })[] = [
  {
    id: 'cn.personal-mail',
    title: { zh: '行邮税', en: 'Tax on personal parcels' },
    from: '2019-04-09',
    until: null,
    source: '海关总署公告2010年第43号（限值、50元以下免征）；2019-04-09起三档税率',
    confidence: 'primary',
    limit: yuan(100_000),
    nearby: yuan(80_000),
    waived: yuan(5000),
  },
];

/** The three classes of the tax on personal parcels, since 2019-04-09; from common knowledge. */
export const mailRates = { low: decimal(0.13), middle: decimal(0.2), high: decimal(0.5) } as const;
export const mailRatesConfidence = 'memory';
