import { describe, expect, it } from 'vitest';
import type { Offer } from '@/lib/catalogue/offer';
import { testOffer } from '@/lib/catalogue/testing';
import { purchaseOf, whatChanged } from './purchase';

const on = new Date('2026-11-30T08:00:00Z');
const terms = { destination: 'CN', currency: 'CNY', on } as const;
const shoe = (parts: Partial<Offer> = {}) => testOffer({ id: 'tt-shoe', stock: 3, ...parts });

function bought(...wishes: [Offer, number][]) {
  return purchaseOf(
    wishes.map(([offer, quantity]) => ({ offer, quantity })),
    terms,
    [],
  );
}

const problem = (result: ReturnType<typeof bought>) => (result.ok ? null : result.error.code);

describe('a purchase', () => {
  it('sums goods and shipping of its shop', () => {
    const charge = { amount: 1_200, currency: 'CNY' } as const;
    const cap = testOffer({ shipping: [{ to: 'CN', price: charge, days: [2, 5] }] });
    const result = bought([shoe(), 2], [cap, 1]);
    expect(result).toMatchObject({
      ok: true,
      value: { goods: { amount: 30_000 }, shipping: charge, days: [2, 5], landed: { kind: 'known' } },
    });
  });

  it.each([
    ['out_of_stock', bought([shoe({ stock: 0 }), 1])],
    ['too_few', bought([shoe(), 4])],
    ['several_shops', bought([shoe(), 1], [testOffer({ platform: 'other' }), 1])],
    ['not_shipped', bought([shoe({ shipping: [] }), 1])],
    ['nothing', bought()],
  ])('is refused as %s', (code, result) => {
    expect(problem(result)).toBe(code);
  });

  it('without a destination states neither shipping nor a landed price', () => {
    const result = purchaseOf([{ offer: shoe(), quantity: 1 }], { ...terms, destination: null }, []);
    expect(result).toMatchObject({ value: { shipping: null, landed: null, days: null } });
  });

  it('to where nothing is known has no total, and says why', () => {
    const free = { amount: 0, currency: 'CNY' } as const;
    const offer = shoe({ shipping: [{ to: 'AQ', price: free, days: [9, 90] }] });
    const result = purchaseOf([{ offer, quantity: 1 }], { ...terms, destination: 'AQ' }, []);
    expect(result).toMatchObject({ value: { landed: { kind: 'unknown', codes: ['no_rules_for_destination'] } } });
  });

  it('of two things is reckoned as one parcel', () => {
    const free = { amount: 0, currency: 'CNY' } as const;
    const abroad = { shipping: [{ to: 'AU', price: free, days: [9, 20] as [number, number] }] };
    const wishes = [
      { offer: shoe(abroad), quantity: 1 },
      { offer: testOffer({ ...abroad, id: 'tt-0002' }), quantity: 2 },
    ];
    const result = purchaseOf(wishes, { ...terms, destination: 'AU' }, []);
    if (!result.ok || result.value.landed?.kind !== 'known') throw new Error('it is known');
    const { parts, total } = result.value.landed;
    expect(parts.find((part) => part.kind === 'goods')?.amount.amount).toBe(30_000);
    expect(parts.reduce((sum, part) => sum + part.amount.amount, 0)).toBe(total.amount);
  });
});

describe('what changed since', () => {
  const card = bought([shoe(), 2]);
  if (!card.ok) throw new Error('it can be bought');
  const dearer = { amount: 10_001, currency: 'CNY' } as const;
  const charge = [{ to: 'CN', price: { amount: 500, currency: 'CNY' } as const, days: [1, 3] as [number, number] }];
  it.each([
    [null, shoe()],
    [null, shoe({ stock: 2 })],
    ['price', shoe({ price: dearer })],
    ['price', shoe({ price: { amount: 9_000, currency: 'CNY' } })],
    ['stock', shoe({ stock: 1 })],
    ['shipping', shoe({ shipping: charge })],
    ['shipping', shoe({ shipping: [] })],
    ['gone', testOffer()],
  ])('%s', (reason, offer) => {
    expect(whatChanged(card.value, new Map([[offer.id, offer]]))).toBe(reason);
  });
});
