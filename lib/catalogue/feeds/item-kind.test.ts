import { describe, expect, it } from 'vitest';
import { itemKind, kindIn } from './item-kind';
import { shelfOf } from './kind-shelf';

describe('kindIn', () => {
  it.each([
    ['Leather phone case for iPhone 15 with card slot', 'phone_case'],
    ['Ridge Waterproof Hiking Boots, Brown', 'hiking_boots'],
    ['Dark chocolate with hazelnuts', 'chocolate'],
    ['手机壳 适用于 笔记本电脑包', 'phone_case'],
    ['轻雅 保温杯 500ml', 'thermos_cup'],
    ['Pegasus 41', null],
  ])('finds what %s is', (title, kind) => expect(kindIn(title)).toBe(kind));
});

describe('itemKind', () => {
  const told = (title: string, ...categoryTexts: string[]) => {
    const found = itemKind({ title, categoryTexts }, null);
    return found && `${found.kind.en} in ${found.shelf.category}`;
  };

  it('takes the title’s word where it agrees with the shop’s', () => {
    expect(told('Borealis trail running shoes', 'Shoes > Running Shoes')).toBe('trail running shoes in shoes');
    expect(told('Pegasus 41', 'Shoes > Running Shoes')).toBe('running shoes in shoes');
  });

  it('takes the shop’s word where the title names something else', () => {
    expect(told('Headphones charm', 'Apparel & Accessories > Jewelry')).toBe('jewellery in jewellery');
  });

  it('reads numbers of Google’s taxonomy and paths without a kind', () => {
    expect(told('Pegasus 41', '187')).toBe('shoes and boots in shoes');
    expect(told('Bamboo fork', 'Home & Garden > Kitchen & Dining > Salad forks')).toBe('Salad forks in kitchen');
  });

  it('says so when nobody can tell, unless there is a place for it', () => {
    expect(told('Model X-200', 'Misc')).toBeNull();
    expect(itemKind({ title: 'Model X-200', categoryTexts: [] }, 'toys')?.shelf.category).toBe('toys');
  });

  it('has a shelf for kinds that the sample sells, for those above them and for those below', () => {
    expect(shelfOf('laptop')?.category).toBe('computing');
    expect(shelfOf('jacket')?.category).toBe('clothing');
    expect(shelfOf('thermal')?.category).toBe('clothing');
  });
});
