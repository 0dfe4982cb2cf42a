import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfferStore, offerStore } from '@/lib/db/offers';
import { testDatabase } from '@/lib/db/testing';
import { priceAgainst } from '../exchange';
import { sampleOffers } from '../sample/generate';
import type { CataloguePort, SearchQuery } from '../search';
import { testOffer } from '../testing';
import { bruteForce } from './brute-force';
import { buildIndex, isIndexStale } from './build';
import { openCatalogue } from './catalogue';

// A part is plenty, and quicker to index: the models whose code ends in an even letter, with all of their variants.
const offers = sampleOffers().filter(({ groupId }) => (groupId ?? '').charCodeAt((groupId ?? '').length - 1) % 2 === 0);
let folder: string;
let store: OfferStore;
let catalogue: CataloguePort;

const search = (parts: Partial<SearchQuery>) =>
  catalogue.search(
    { terms: '', exclude: [], inStock: true, sort: 'relevance', limit: 10, ...parts },
    new AbortController().signal,
  );

beforeAll(async () => {
  const database = await testDatabase();
  store = offerStore(database);
  await store.upsert(offers);
  folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  catalogue = await openCatalogue(database, folder);
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the catalogue', () => {
  it('builds a missing index by itself, and knows when it is stale', async () => {
    expect(await isIndexStale(store, folder)).toBe(true);
    expect((await search({ terms: '耳机' })).total).toBeGreaterThan(50);
    expect(await isIndexStale(store, folder)).toBe(false);
  }, 60_000);

  it('finds what brute force finds', async () => {
    const kinds = [...new Set(offers.map(({ kind }) => `${kind.zh}\n${kind.en}`))].filter((_, i) => i % 9 === 0);
    const queries = kinds.flatMap((kind, i): SearchQuery[] =>
      kind.split('\n').map((terms) => ({
        terms: i % 3 === 0 ? `${terms} ${i % 2 ? '黑色' : 'white'}` : terms,
        exclude: [['塑料'], ['nickel', '皮革'], [], ['Sony', 'wool']][i % 4] ?? [],
        ...(i % 2 ? { price: { currency: 'CNY', min: 50, max: 600 } as const } : {}),
        ...(i % 5 === 0 ? { platforms: ['hualin', 'marchea'] } : {}),
        ...(i % 4 === 1 ? { shipsTo: 'JP' } : {}),
        inStock: i % 3 !== 1,
        sort: 'relevance',
        limit: 50,
      })),
    );
    const brute = bruteForce(queries);
    for (const offer of offers) brute.see(offer);
    const expected = brute.found();
    let checked = 0;
    for (const [i, query] of queries.entries()) {
      const outcome = await search(query);
      if (outcome.relaxed.length > 0) continue;
      const { ids, excluded } = expected[i] ?? { ids: new Set(), excluded: [] };
      expect(outcome.total, query.terms).toBe(ids.size);
      for (const { id } of outcome.offers) expect(ids, query.terms).toContain(id);
      expect(outcome.excluded, query.terms).toEqual(excluded);
      if (outcome.total > 0) checked += 1;
    }
    expect(checked).toBeGreaterThan(20);
  }, 60_000);

  it.each([
    '耳机',
    '背包',
    '帐篷',
    '零食',
    'earrings',
    'thermos 保温杯',
    '降噪 headphones',
    '索尼',
    '27寸显示器',
    '女鞋',
  ])('finds %s', async (terms) => {
    const { total, relaxed } = await search({ terms });
    expect(total).toBeGreaterThan(0);
    expect(relaxed).toEqual([]);
  });

  it('meets every filter at once', async () => {
    const price = { currency: 'CNY', max: 500 } as const;
    const outcome = await search({ terms: '降噪耳机', exclude: ['索尼', '镍'], price, limit: 50 });
    expect(outcome.offers.length).toBeGreaterThan(8);
    for (const offer of outcome.offers) {
      expect(priceAgainst(offer.price, price)).toBe('inside');
      expect(offer.brand?.en).not.toBe('Sony');
      const contains = offer.attributes.filter(({ name }) => name === 'contains');
      expect(JSON.stringify(contains)).not.toMatch(/nickel/);
      expect(offer.stock).toBeGreaterThan(0);
    }
    expect(outcome.excluded.map(({ term }) => term)).toEqual(['索尼', '镍']);
    expect(outcome.unstated.find(({ term }) => term === '镍')?.offerIds.length).toBeGreaterThan(0);
  });

  it('keeps to a size in its own system', async () => {
    const { offers: found } = await search({ terms: 'running shoes', size: { system: 'US', value: '9' }, limit: 50 });
    expect(found.length).toBeGreaterThan(0);
    for (const { size } of found) expect(size).toEqual({ system: 'US', value: '9' });
  });

  it('names the nearest prices where nothing is in the range', async () => {
    const { offers: found, nearest } = await search({ terms: '帐篷', price: { currency: 'CNY', min: 1, max: 20 } });
    expect(found).toEqual([]);
    expect(nearest.below).toBeNull();
    const all = await search({ terms: '帐篷', sort: 'price_asc' });
    expect(nearest.above?.id).toBe(all.offers[0]?.id);
  });

  it('drops words that no offer knows and says so, but finds nothing where it knows none', async () => {
    const some = await search({ terms: '量子 耳机' });
    expect(some.relaxed).toEqual(['量子']);
    expect(some.total).toBeGreaterThan(0);
    const none = await search({ terms: 'flux capacitor' });
    expect(none.total).toBe(0);
    expect(none.relaxed.length).toBeGreaterThan(0);
  });

  it('mends a slip of the pen', async () => {
    const slip = await search({ terms: 'wireless headphons' });
    const right = await search({ terms: 'wireless headphones' });
    expect(slip.offers).toEqual(right.offers);
    expect(slip.relaxed).toEqual([]);
  });

  it('never serves what the database no longer has, nor at a price of yesterday', async () => {
    const { offers: before, total } = await search({ terms: '露营灯', sort: 'price_asc' });
    const [gone, dearer] = before;
    if (!gone || !dearer) throw new Error('the sample has no camp lamps');
    await store.remove([gone.id]);
    await store.upsert([{ ...dearer, price: { ...dearer.price, amount: dearer.price.amount * 1000 } }]);
    const range = { terms: '露营灯', price: { currency: 'EUR', max: 400 }, limit: 50 } as const;
    const after = await search(range);
    expect(after.offers.map(({ id }) => id)).not.toContain(gone.id);
    expect(after.offers.map(({ id }) => id)).not.toContain(dearer.id);
    expect(await catalogue.byIds([gone.id])).toEqual([]);
    expect(await isIndexStale(store, folder)).toBe(true);
    await store.upsert([gone, dearer]);
    expect((await search({ terms: '露营灯' })).total).toBe(total);
  });

  it('notices a new version of the index, from any process', async () => {
    expect((await search({ terms: 'zyxwv' })).total).toBe(0);
    await store.upsert([testOffer({ id: 'zz-0001', title: { zh: '新物件', en: 'Zyxwv' } })]);
    await buildIndex(store, folder);
    await expect.poll(async () => (await search({ terms: 'zyxwv' })).total, { timeout: 10_000 }).toBe(1);
    await buildIndex(store, folder);
    await expect.poll(async () => (await search({ terms: '新物件' })).total, { timeout: 10_000 }).toBe(1);
  }, 60_000);

  it('survives two builds at once, and clears away what is older than the last', async () => {
    await Promise.all([buildIndex(store, folder), buildIndex(store, folder)]);
    await buildIndex(store, folder);
    expect((await readdir(folder)).filter((name) => name.startsWith('v-')).length).toBeLessThanOrEqual(3);
    expect((await search({ terms: '帐篷' })).total).toBeGreaterThan(0);
  }, 120_000);

  it('builds anew what it can’t read', async () => {
    await writeFile(path.join(folder, 'current.json'), '{"form":');
    const stale = async () => {
      expect((await search({ terms: '帐篷' })).total).toBeGreaterThan(0);
      return isIndexStale(store, folder);
    };
    await expect.poll(stale, { timeout: 30_000 }).toBe(false);
  }, 90_000);

  it('gives the same product on other platforms cheapest first, then its variants', async () => {
    const [first] = (await search({ terms: '降噪耳机' })).offers;
    if (!first) throw new Error('the sample has no headphones');
    const same = await catalogue.sameProduct(first.productKey);
    expect(same.map(({ id }) => id)).toContain(first.id);
    const variants = same.filter(({ productKey }) => productKey !== first.productKey);
    expect(variants.length).toBeGreaterThan(0);
    for (const { groupId } of variants) expect(same.map((offer) => offer.groupId)).toContain(groupId);
    expect(same.findIndex(({ productKey }) => productKey !== first.productKey)).toBe(same.length - variants.length);
  });

  it('stops when it is told to', async () => {
    const stopped = AbortSignal.abort();
    await expect(
      catalogue.search({ terms: '耳机', exclude: [], inStock: true, sort: 'relevance', limit: 5 }, stopped),
    ).rejects.toThrow();
  });
});
