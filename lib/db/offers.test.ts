import { beforeAll, describe, expect, it } from 'vitest';
import { sampleOffers } from '@/lib/catalogue/sample/generate';
import { testOffer } from '@/lib/catalogue/testing';
import { type OfferStore, offerStore } from './offers';
import { testDatabase } from './testing';

let store: OfferStore;
beforeAll(async () => {
  store = offerStore(await testDatabase());
}, 120_000);

const clear = async () => {
  for await (const page of store.pages()) await store.remove(page.map(({ id }) => id));
};

describe('the offers table', () => {
  it('gives back what was written, in the order asked, without what it doesn’t have', async () => {
    await clear();
    const offers = sampleOffers().slice(0, 600);
    await store.upsert(offers);
    expect(await store.count()).toBe(600);
    const ids = [offers[7]?.id ?? '', 'nothing-here', offers[2]?.id ?? ''];
    expect(await store.byIds(ids)).toEqual([offers[7], offers[2]]);
    expect(await store.byIds([])).toEqual([]);
  });

  it('writes a known id anew', async () => {
    await clear();
    await store.upsert([testOffer({ id: 'aa-1' }), testOffer({ id: 'aa-2' })]);
    await store.upsert([testOffer({ id: 'aa-2', stock: 0, platform: 'marchea', productKey: 'p9' })]);
    expect(await store.count()).toBe(2);
    expect(await store.byProduct('p9')).toEqual([
      testOffer({ id: 'aa-2', stock: 0, platform: 'marchea', productKey: 'p9' }),
    ]);
  });

  it('goes through every offer once, whatever the size of a page', async () => {
    await clear();
    const offers = sampleOffers().slice(0, 53);
    await store.upsert(offers);
    for (const size of [1, 10, 53, 100]) {
      const seen: string[] = [];
      for await (const page of store.pages(size)) seen.push(...page.map(({ id }) => id));
      expect(seen).toEqual(offers.map(({ id }) => id).sort());
    }
  });

  it('removes what a platform no longer has, and nothing of the others', async () => {
    await clear();
    await store.upsert([
      testOffer({ id: 'aa-1' }),
      testOffer({ id: 'aa-2' }),
      testOffer({ id: 'bb-1', platform: 'marchea' }),
    ]);
    expect(await store.removeMissing('hualin', new Set(['aa-2']))).toBe(1);
    expect((await store.byIds(['aa-1', 'aa-2', 'bb-1'])).map(({ id }) => id)).toEqual(['aa-2', 'bb-1']);
  });

  it('has a digest that moves with every change and comes back with it', async () => {
    await clear();
    const empty = await store.digest();
    expect(empty.count).toBe(0);
    await store.upsert([testOffer({ id: 'aa-1' }), testOffer({ id: 'aa-2' })]);
    const two = await store.digest();
    await store.upsert([testOffer({ id: 'aa-2', stock: 1 })]);
    const changed = await store.digest();
    await store.upsert([testOffer({ id: 'aa-2' })]);
    expect(await store.digest()).toEqual(two);
    expect(new Set([empty.digest, two.digest, changed.digest]).size).toBe(3);
  });
});
