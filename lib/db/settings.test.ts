import { beforeAll, expect, test } from 'vitest';
import { countingIds } from '@/lib/ids';
import type { Owner } from '@/lib/owner';
import { defaultSettings } from '@/lib/settings';
import { activityStore } from './activity';
import type { Database } from './client';
import { shoppingSettings } from './schema/settings';
import { settingsStore } from './settings';
import { testDatabase } from './testing';

const ann: Owner = { tenantId: 'default', userId: 'ann' };
const bob: Owner = { tenantId: 'default', userId: 'bob' };
const annElsewhere: Owner = { tenantId: 'other', userId: 'ann' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 10, minute));
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

test('settings: defaults first, then what was set, each owner apart', async () => {
  const store = settingsStore(database);
  expect(await store.read(ann)).toEqual(defaultSettings);
  const set = { platforms: ['harbor'], destination: 'FR', currency: 'EUR', locale: 'en' } as const;
  await store.write(ann, { ...set, platforms: [...set.platforms] });
  await store.write(ann, { ...set, platforms: [...set.platforms], destination: 'DE' });
  expect(await store.read(ann)).toEqual({ ...set, destination: 'DE' });
  expect(await store.read(bob)).toEqual(defaultSettings);
  expect(await store.read(annElsewhere)).toEqual(defaultSettings);
});

test('settings of another release: what can be read stays', async () => {
  const body = JSON.stringify({ platforms: 'all', destination: 'JP', currency: 'XXX', theme: 'dark' });
  await database.insert(shoppingSettings).values({ ...bob, userId: 'old', body });
  expect(await settingsStore(database).read({ ...bob, userId: 'old' })).toEqual({
    ...defaultSettings,
    destination: 'JP',
  });
});

test('activity: purchases, then searches, newest first; said again moves up; cleared alone', async () => {
  const store = activityStore(database, countingIds('act'));
  await store.add(ann, { kind: 'search', text: '降噪耳机', at: at(1) });
  await store.add(ann, { kind: 'purchase', text: 'kettle', at: at(2) });
  await store.add(ann, { kind: 'search', text: 'lamp', at: at(3) });
  await store.add(ann, { kind: 'purchase', text: 'mug', at: at(4) });
  await store.add(ann, { kind: 'search', text: ' 降噪耳机\n', at: at(5) });
  await store.add(ann, { kind: 'search', text: '  ', at: at(6) });
  await store.add(bob, { kind: 'search', text: 'not hers', at: at(7) });
  expect((await store.recent(ann)).map((one) => `${one.kind} ${one.text}`)).toEqual([
    'purchase mug',
    'purchase kettle',
    'search 降噪耳机',
    'search lamp',
  ]);
  expect(await store.recent(annElsewhere)).toEqual([]);
  expect(await store.clear(annElsewhere)).toBe(0);
  expect(await store.clear(ann)).toBe(4);
  expect(await store.recent(ann)).toEqual([]);
  expect(await store.recent(bob)).toHaveLength(1);
});

test('activity: only so much is kept, and a long text is one row', async () => {
  const store = activityStore(database, countingIds('many'));
  const owner = { tenantId: 'default', userId: 'busy' };
  for (let n = 0; n < 55; n++) await store.add(owner, { kind: 'search', text: `search ${n}`, at: at(n) });
  await store.add(owner, { kind: 'purchase', text: '长'.repeat(500), at: at(1) });
  const all = await store.list(owner);
  expect(all).toHaveLength(51);
  expect(all[1]?.text).toBe('search 54');
  expect(all.at(-1)?.text).toBe('search 5');
  expect(await store.recent(owner)).toHaveLength(9);
});
