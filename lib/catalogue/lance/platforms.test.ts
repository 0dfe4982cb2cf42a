import { describe, expect, it } from 'vitest';
import { platformStore } from '@/lib/db/platforms';
import { testDatabase } from '@/lib/db/testing';
import { platforms as sample } from '../sample/platforms';
import { platformList } from './platforms';

const shop = (id: string, name = 'My Shop') => ({
  platform: { id, name: { zh: '小店', en: name }, currency: 'EUR' as const, country: 'DE', shipsTo: ['DE'] },
  terms: { charges: [], days: [2, 4] as [number, number], category: null },
  format: 'google',
  importedAt: new Date('2026-11-30T12:00:00Z'),
  accepted: 3,
  refused: 1,
});

describe('the shops of the app', () => {
  it('are the sample’s and the imported ones; an import is seen after some seconds', async () => {
    const store = platformStore(await testDatabase());
    let now = 0;
    const shops = platformList(store, () => now);
    await shops.refresh();
    expect(shops.current()).toEqual(sample);
    await store.put(shop('my-shop'));
    await store.put(shop('my-shop', 'Renamed'));
    expect(await store.read('my-shop')).toEqual(shop('my-shop', 'Renamed'));
    expect(shops.current()).toEqual(sample);
    now = 6_000;
    await shops.refresh();
    expect(shops.current().map(({ name }) => name.en)).toEqual([...sample.map(({ name }) => name.en), 'Renamed']);
    expect(await store.remove('my-shop')).toBe(true);
    expect(await store.remove('my-shop')).toBe(false);
  }, 120_000);

  it('stay what they were while the database is down, and the sample’s keep their names', async () => {
    let isDown = false;
    const list = async () => {
      if (isDown) throw new Error('down');
      return [shop('hualin', 'Impostor'), shop('my-shop')];
    };
    const shops = platformList({ list });
    await shops.refresh();
    isDown = true;
    await shops.refresh();
    expect(shops.current().map(({ id }) => id)).toEqual([...sample.map(({ id }) => id), 'my-shop']);
    expect(shops.current()[0]?.name.en).not.toBe('Impostor');
  });
});
