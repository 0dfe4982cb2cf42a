import { beforeAll, describe, expect, test } from 'vitest';
import { randomIds } from '@/lib/ids';
import type { FactCategory, FactSource } from '@/lib/memory/fact';
import type { FactStore, FactWrite } from '@/lib/memory/store';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { factStore } from './facts';
import { purgeExpired } from './purge-facts';
import { testDatabase } from './testing';

const now = new Date('2026-11-30T10:00:00.500Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
let database: Database;
let store: FactStore;
let count = 0;
const someone = (tenantId = 'default'): Owner => ({ tenantId, userId: `person${++count}` });

beforeAll(async () => {
  database = await testDatabase();
  store = factStore(database, randomIds);
});

function fact(
  key: string,
  value: string,
  category: FactCategory = 'preference',
  source: FactSource = 'person',
): FactWrite {
  return { key, value, category, source, sessionId: null, turn: null, expiresAt: later(10) };
}

async function values(owner: Owner): Promise<Record<string, string>> {
  return Object.fromEntries((await store.list(owner, now)).map((row) => [row.key, row.value]));
}

describe('writing', () => {
  test('the same key is overwritten, the rest stays; the first writing keeps its date', async () => {
    const ann = someone();
    await store.write(ann, [fact('shoe_size', '42'), fact('colour', '蓝 👟')], 0, now);
    await store.write(ann, [{ ...fact('shoe_size', '43'), sessionId: 's1', turn: 3, source: 'tool' }], 0, later(1));
    expect(await values(ann)).toEqual({ shoe_size: '43', colour: '蓝 👟' });
    const [changed] = await store.list(ann, now);
    expect(changed).toMatchObject({ createdAt: now, updatedAt: later(1), source: 'tool', sessionId: 's1', turn: 3 });
  });

  test('200 characters outside the basic plane fit', async () => {
    const ann = someone();
    await store.write(ann, [fact('long', '👍'.repeat(200))], 0, now);
    expect((await values(ann)).long).toBe('👍'.repeat(200));
  });

  test('constraints come first, then the newest; what has expired does not come', async () => {
    const ann = someone();
    await store.write(ann, [fact('old', 'a')], 0, now);
    await store.write(ann, [fact('new', 'b')], 0, later(1));
    await store.write(ann, [fact('rule', 'c', 'constraint')], 0, now);
    await store.write(ann, [{ ...fact('gone', 'd'), expiresAt: now }], 0, now);
    expect((await store.list(ann, now)).map((row) => row.key)).toEqual(['rule', 'new', 'old']);
  });

  test('a curator never overwrites what a person or the tool wrote, as long as that stands', async () => {
    const ann = someone();
    await store.write(
      ann,
      [fact('a', 'mine'), fact('b', 'said', 'context', 'tool'), fact('c', 'guess', 'context', 'curator')],
      0,
      now,
    );
    const guesses = ['a', 'b', 'c', 'd'].map((key) => fact(key, 'curated', 'context', 'curator'));
    expect(await store.write(ann, guesses, 0, now)).toBe('written');
    expect(await values(ann)).toEqual({ a: 'mine', b: 'said', c: 'curated', d: 'curated' });
    await store.write(ann, guesses, 0, later(11));
    expect((await store.list(ann, later(9))).find((row) => row.key === 'a')?.value).toBe('curated');
  });

  test('constraints in use live longer, never shorter', async () => {
    const ann = someone();
    await store.write(ann, [fact('a', 'x', 'constraint'), fact('b', 'y', 'constraint')], 0, now);
    await store.renew(ann, ['a'], later(30));
    await store.renew(ann, ['b'], later(5));
    const rows = await store.list(ann, now);
    expect(rows.map((row) => [row.key, row.expiresAt])).toEqual([
      ['a', later(30)],
      ['b', later(10)],
    ]);
  });
});

describe('the page’s edit', () => {
  test('changes key and value in place', async () => {
    const ann = someone();
    await store.write(ann, [fact('size', '42'), fact('colour', 'red')], 0, now);
    expect(await store.replace(ann, 'size', fact('shoe_size', '43'), now)).toBe('written');
    expect(await values(ann)).toEqual({ shoe_size: '43', colour: 'red' });
    expect(await store.replace(ann, 'shoe_size', fact('colour', '43'), now)).toBe('key_taken');
    expect(await store.replace(ann, 'size', fact('size', '43'), now)).toBe('not_found');
    expect(await values(ann)).toEqual({ shoe_size: '43', colour: 'red' });
  });

  test('may take the key of what has expired', async () => {
    const ann = someone();
    await store.write(ann, [fact('size', '42'), { ...fact('old', 'x'), expiresAt: now }], 0, now);
    expect(await store.replace(ann, 'old', fact('old', 'y'), now)).toBe('not_found');
    expect(await store.replace(ann, 'size', fact('old', '42'), now)).toBe('written');
    expect(await values(ann)).toEqual({ old: '42' });
  });
});

describe('clear', () => {
  test('drops whatever a writer holds that read the generation before; afterwards new facts are learned', async () => {
    const ann = someone();
    await store.write(ann, [fact('a', 'x'), fact('b', 'y')], 0, now);
    const generation = await store.generation(ann);
    expect(await store.clear(ann, now)).toBe(2);
    expect(await store.write(ann, [fact('c', 'z')], generation, now)).toBe('stale');
    expect(await values(ann)).toEqual({});
    expect(await store.write(ann, [fact('c', 'z')], await store.generation(ann), now)).toBe('written');
    expect(await values(ann)).toEqual({ c: 'z' });
  });

  test('clears against writers at the same moment: nothing of an older generation comes back', async () => {
    const ann = someone();
    for (let round = 0; round < 25; round++) {
      const generation = await store.generation(ann);
      const race = [
        store.write(ann, [fact('a', 'x'), fact('b', 'y')], generation, now),
        store.clear(ann, now),
        store.write(ann, [fact('b', 'w'), fact('a', 'v')], generation, now),
        store.renew(ann, ['b', 'a'], later(20)),
      ];
      await Promise.all(race);
      expect(await values(ann)).toEqual({});
    }
  });
});

describe('owners', () => {
  test('no other person, and not the same person elsewhere, reads, writes, deletes or clears', async () => {
    const ann = someone();
    const strangers: Owner[] = [someone(), { tenantId: 'other', userId: ann.userId }];
    await store.write(ann, [fact('a', 'secret of ann')], 0, now);
    await store.setMode(ann, 'ask');
    for (const stranger of strangers) {
      expect(await store.list(stranger, now)).toEqual([]);
      expect(await store.mode(stranger)).toBe('auto');
      expect(await store.replace(stranger, 'a', fact('a', 'x'), now)).toBe('not_found');
      expect(await store.delete(stranger, ['a'], now)).toBe(0);
      await store.renew(stranger, ['a'], later(99));
      await store.setMode(stranger, 'off');
      expect(await store.clear(stranger, now)).toBe(0);
      await store.write(stranger, [fact('a', 'own')], 1, now);
      expect((await store.events(stranger, 99)).length).toBe(1);
    }
    expect(await store.generation(ann)).toBe(0);
    expect(await store.mode(ann)).toBe('ask');
    const [mine] = await store.list(ann, now);
    expect(mine).toMatchObject({ value: 'secret of ann', expiresAt: later(10) });
    expect(await store.events(ann, 99)).toEqual([]);
  });

  test('keys differ by case and accent as bytes do', async () => {
    const ann: Owner = { tenantId: 'default', userId: 'Case' };
    const other: Owner = { tenantId: 'default', userId: 'case' };
    await store.write(ann, [fact('a', 'x')], 0, now);
    expect(await store.list(other, now)).toEqual([]);
  });
});

describe('the event log', () => {
  test('tells what went, newest first, and never a value', async () => {
    const ann = someone();
    await store.write(ann, [fact('a', 'quite unmistakable'), fact('b', 'y')], 0, now);
    await store.record(
      ann,
      { path: 'tool', key: null, verdict: 'rejected', reason: 'sensitive_data', policyVersion: 'v', count: 1 },
      now,
    );
    expect(await store.delete(ann, ['a', 'missing'], later(1))).toBe(1);
    await store.clear(ann, later(2));
    const events = await store.events(ann, 10);
    expect(events.map((event) => [event.verdict, event.count])).toEqual([
      ['cleared', 1],
      ['deleted', 1],
      ['rejected', 1],
    ]);
    expect(JSON.stringify(events)).not.toContain('unmistakable');
    expect(await store.events(ann, 1)).toHaveLength(1);
  });

  test('a purge takes what has expired of everyone, and writes one line each', async () => {
    const ann = someone();
    const bob = someone('other');
    await store.write(ann, [fact('a', 'x'), { ...fact('b', 'y'), expiresAt: later(40) }], 0, now);
    await store.write(bob, [fact('a', 'x')], 0, now);
    const purged = await purgeExpired(database, randomIds, later(20));
    expect(purged.facts).toBeGreaterThanOrEqual(2);
    expect(Object.keys(await values(ann))).toEqual(['b']);
    expect(await store.events(bob, 9)).toMatchObject([{ verdict: 'expired', path: 'purge', count: 1, key: null }]);
    expect(await purgeExpired(database, randomIds, later(20))).toEqual({ owners: 0, facts: 0 });
  });
});

test('a person who chose nothing gets the mode of the profile', async () => {
  const strict = factStore(database, randomIds, 'ask');
  const ann = someone();
  expect(await strict.mode(ann)).toBe('ask');
  await strict.write(ann, [fact('a', 'x')], 0, now);
  expect(await strict.mode(ann)).toBe('ask');
  await strict.setMode(ann, 'off');
  expect(await strict.mode(ann)).toBe('off');
});
