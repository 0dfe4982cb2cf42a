import { describe, expect, it } from 'vitest';
import { currencies, currencyExponents } from '@/lib/catalogue/money';
import { formatMoney } from './money';

describe('formatMoney', () => {
  it('knows as many minor digits as the catalogue does, for every currency', () => {
    for (const currency of currencies) {
      const major = 12_345;
      const amount = major * 10 ** currencyExponents[currency];
      expect(formatMoney({ amount, currency }, 'en').replace(/[^\d.]/g, ''), currency).toBe('12345');
    }
  });

  it('leaves out zeros that say nothing and keeps those that do', () => {
    expect(formatMoney({ amount: 39_900, currency: 'CNY' }, 'zh-CN')).toBe('¥399');
    expect(formatMoney({ amount: 39_950, currency: 'CNY' }, 'zh-CN')).toBe('¥399.50');
    expect(formatMoney({ amount: 1_250, currency: 'USD' }, 'en')).toBe('$12.50');
    expect(formatMoney({ amount: 5_000, currency: 'JPY' }, 'en')).toBe('¥5,000');
  });
});
