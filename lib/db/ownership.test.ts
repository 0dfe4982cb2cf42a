import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { deletePerson } from './delete-person';
import { apart, calls } from './ownership/calls';
import {
  ann,
  fact,
  keepForAnn,
  later,
  MARK,
  now,
  openStores,
  type Stores,
  suggestion,
  whatAnnKeeps,
} from './ownership/keep';
import { testDatabase } from './testing';

const strangers: [string, Owner][] = [
  ['another person', { tenantId: 'default', userId: 'bob' }],
  ['another tenant with the same id', { tenantId: 'other', userId: 'ann' }],
];

let database: Database;
let stores: Stores;

beforeAll(async () => {
  database = await testDatabase();
  stores = openStores(database);
  await keepForAnn(stores);
});

it('has something of Ann in every place', async () => {
  expect((await whatAnnKeeps(stores)).split(MARK).length).toBeGreaterThan(10);
});

describe('every exported function of lib/db', () => {
  it('is called here or says why it needs no owner', async () => {
    const known = new Set([...Object.keys(calls), ...Object.keys(apart)]);
    const missing: string[] = [];
    for (const file of readdirSync(import.meta.dirname)) {
      if (!/^(?!testing\b).*(?<!\.test|-bench)\.ts$/.test(file)) continue;
      const exports: Record<string, unknown> = await import(path.join(import.meta.dirname, file));
      for (const [name, value] of Object.entries(exports)) {
        if (typeof value === 'function' && !known.has(name)) missing.push(`${file}: ${name}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('has all its methods here', () => {
    for (const [name, store] of Object.entries(stores)) {
      expect(Object.keys(calls[name] ?? {}).sort(), name).toEqual(Object.keys(store).sort());
    }
  });
});

const all = Object.entries(calls).flatMap(([store, methods]) =>
  Object.entries(methods).flatMap(([method, attempt]) =>
    attempt === 'over all owners' ? [] : [[`${store}.${method}`, attempt] as const],
  ),
);

describe.each(strangers)('as %s', (_who, stranger) => {
  it.each(all)('%s gets nothing of Ann and changes nothing of hers', async (_name, attempt) => {
    const before = await whatAnnKeeps(stores);
    // A session's id that is taken can't be made again: that fails, whoever has it.
    const answer = await Promise.resolve(attempt(stores, stranger)).catch(() => null);
    expect(JSON.stringify(answer) ?? '').not.toContain(MARK);
    expect(await whatAnnKeeps(stores)).toBe(before);
  });

  it('deletePerson leaves Ann whole', async () => {
    const before = await whatAnnKeeps(stores);
    await deletePerson(database, stranger);
    expect(await whatAnnKeeps(stores)).toBe(before);
  });
});

it('deletePerson leaves nothing of Ann', async () => {
  await deletePerson(database, ann);
  expect(await whatAnnKeeps(stores)).not.toContain(MARK);
  expect(await stores.sessionStore.ids(ann)).toEqual([]);
  expect(await stores.factStore.events(ann, 9)).toEqual([]);
  // What a curator of hers was about to write comes too late.
  expect(await stores.factStore.write(ann, [fact('k')], 0, now, 'chat')).toBe('stale');
  expect(await stores.suggestionStore.add(ann, suggestion, 0, later)).toBe('stale');
});
