import { describe, expect, it } from 'vitest';
import { sizeMeets } from './size';

describe('a size', () => {
  it('of one system is not the same number of another', () => {
    expect(sizeMeets({ system: 'EU', value: '42' }, { system: 'EU', value: '42' })).toBe(true);
    expect(sizeMeets({ system: 'US', value: '9' }, { system: 'UK', value: '9' })).toBe(false);
    expect(sizeMeets({ system: 'EU', value: '42.5' }, { system: 'EU', value: '42' })).toBe(false);
  });

  it('without a system meets the value in any', () => {
    expect(sizeMeets({ system: 'EU', value: '42' }, { value: '42' })).toBe(true);
    expect(sizeMeets({ system: 'INT', value: 'XXL' }, { value: '2xl' })).toBe(true);
    expect(sizeMeets({ system: 'JP', value: '26.5' }, { value: '26,5 cm' })).toBe(true);
  });

  it('counts a Chinese shoe number as the European one', () => {
    expect(sizeMeets({ system: 'EU', value: '42' }, { system: 'CN', value: '42码' })).toBe(true);
  });

  it('that an offer doesn’t state is no pass', () => {
    expect(sizeMeets(null, { value: '42' })).toBe(false);
  });
});
