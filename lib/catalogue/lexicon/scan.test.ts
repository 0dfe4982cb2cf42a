import { describe, expect, it } from 'vitest';
import { lexicon } from './lexicon';
import { scan } from './scan';
import { units } from './units';

const found = (text: string) => scan(units(text)).map(({ ids, negated }) => `${negated ? '-' : ''}${ids.join('/')}`);

describe('units', () => {
  it('fold width, case, accents and plurals, and part letters from digits', () => {
    expect(units('ＡＢＣ iPhone15 Boxes Crèmes')).toEqual(['abc', 'iphone', '15', 'box', 'creme']);
    expect(units("men's T恤，3.5 mm")).toEqual(['men', 't', '恤', ',', '3.5', 'mm']);
    expect(units('glasses dress nuts berries')).toEqual(['glass', 'dress', 'nut', 'berry']);
  });
});

describe('scanning', () => {
  it.each([
    ['不锈钢保温杯', ['stainless', 'thermos_cup']],
    ['stainless steel mug', ['stainless', 'mug']],
    ['降噪耳机', ['anc', 'headphones']],
    ['无线充电', ['wireless_charging']],
    ['无糖零食', ['-sugar', 'snack']],
    ['nickel-free earrings', ['-nickel', 'earrings']],
    ['free of nickel', ['-nickel']],
    ['no added sugar', ['-sugar']],
    ['不含任何坚果', ['-nuts']],
    ['不含坚果、牛奶和鸡蛋', ['-nuts', '-milk', '-egg']],
    ['黑巧克力', ['chocolate_word']],
    ['coconut', ['coconut']],
    ['行李箱绑带', ['luggage_strap']],
    ['iPhone 手机壳', ['phone_case']],
    ['降噪耳機', ['anc', 'headphones']],
    ['不含堅果', ['-nuts']],
    ['不辣的零食', ['-spicy', 'snack']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('finds every name of the lexicon as the concept that has it', () => {
    for (const { id, zh, en } of lexicon.values()) {
      for (const name of [...zh, ...en]) {
        const mentions = scan(units(name)).filter(({ negated }) => !negated);
        expect(mentions.length, name).toBe(1);
        expect(mentions[0]?.ids, name).toContain(id);
      }
    }
  });
});
