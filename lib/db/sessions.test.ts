import { beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '@/lib/clock';
import { findChainBreak } from '@/lib/context/chain';
import type { Draft } from '@/lib/context/entry';
import { place } from '@/lib/context/log';
import { systemWire, toolWire, userWire } from '@/lib/context/wire';
import { randomIds } from '@/lib/ids';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { LEASE_MS, leaseStore } from './leases';
import { logStore } from './log';
import { callLedger } from './model-calls';
import { sessionStore } from './sessions';
import { testDatabase } from './testing';

const ann: Owner = { tenantId: 'default', userId: 'ann' };
const bob: Owner = { tenantId: 'default', userId: 'bob' };
const annElsewhere: Owner = { tenantId: 'other', userId: 'ann' };
const clock = manualClock('2026-11-30T10:00:00.123Z');
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

async function newSession(owner = ann, title = 'a title'): Promise<string> {
  const id = randomIds.next();
  await sessionStore(database, clock).create(owner, { id, title, model: 'm', profile: 'openai' });
  return id;
}

const drafts: Draft[] = [
  'trailing\n',
  '  lead\r\n',
  'nbsp\u00a0 👩‍👧 e\u0301',
  '\ud83d lone',
  '\u0000null',
  'ẞ不锈钢',
].map((text) => ({ turn: 1, layer: 'L4', kind: 'user', wire: userWire(text), meta: { words: text } }));

describe('log store', () => {
  test('wires come back byte for byte, and the chain holds', async () => {
    const id = await newSession();
    const log = logStore(database);
    await leaseStore(database).acquire(ann, id, 'me', clock.now());
    const odd = toolWire('c', '{"b":1,  "a":"\\u00e9"}');
    const entries = place([], [...drafts, { turn: 1, layer: 'L3', kind: 'tool', wire: odd, meta: { callId: 'c' } }]);
    expect(await log.append(ann, id, 'me', entries)).toBe('appended');
    const loaded = await log.load(ann, id);
    expect(loaded).toEqual(entries);
    expect(findChainBreak(loaded ?? [])).toBeNull();
    expect(await log.lastTurn(ann, id)).toBe(1);
  });

  test('only the holder of the lease appends, and all or nothing', async () => {
    const id = await newSession();
    const log = logStore(database);
    const entries = place([], drafts);
    expect(await log.append(ann, id, 'me', entries)).toBe('lease_lost');
    await leaseStore(database).acquire(ann, id, 'me', clock.now());
    expect(await log.append(ann, id, 'you', entries)).toBe('lease_lost');
    expect(await log.append(ann, id, 'me', entries)).toBe('appended');
    const [first] = entries;
    const next = place(entries, [{ turn: 2, layer: 'L3', kind: 'hint', wire: systemWire('x') }]);
    await expect(log.append(ann, id, 'me', [...next, ...(first ? [first] : [])])).rejects.toThrow();
    expect(await log.load(ann, id)).toHaveLength(entries.length);
  });

  test("another person's session, and the same person elsewhere, is not there", async () => {
    const id = await newSession();
    await leaseStore(database).acquire(ann, id, 'me', clock.now());
    await logStore(database).append(ann, id, 'me', place([], drafts));
    for (const stranger of [bob, annElsewhere]) {
      expect(await logStore(database).load(stranger, id)).toBeNull();
      expect(await logStore(database).lastTurn(stranger, id)).toBe(0);
      expect(await logStore(database).append(stranger, id, 'me', place([], drafts))).toBe('lease_lost');
    }
  });

  test('a text beyond what one statement carries is refused before it is sent', async () => {
    const id = await newSession();
    await leaseStore(database).acquire(ann, id, 'me', clock.now());
    const huge = place([], [{ turn: 1, layer: 'L4', kind: 'user', wire: userWire('x'.repeat(15_000_001)) }]);
    await expect(logStore(database).append(ann, id, 'me', huge)).rejects.toThrow('entry 0 is larger');
    expect(await logStore(database).load(ann, id)).toEqual([]);
  });
});

describe('lease store', () => {
  test('one holder at a time; a silent one is replaced, and its stop is seen across processes', async () => {
    const id = await newSession();
    const leases = leaseStore(database);
    const now = clock.now();
    const racers = await Promise.all(['a', 'b', 'c', 'd'].map((holder) => leases.acquire(ann, id, holder, now)));
    expect(racers.filter((one) => one === 'acquired')).toHaveLength(1);
    expect(racers.filter((one) => one === 'busy')).toHaveLength(3);
    const winner = 'abcd'[racers.indexOf('acquired')] ?? '';
    expect(await leases.renew(ann, id, winner, now)).toEqual({ held: true, stopRequested: false });
    expect(await leases.requestStop(ann, id, now)).toBe(true);
    expect(await leases.renew(ann, id, winner, now)).toEqual({ held: true, stopRequested: true });
    const later = new Date(now.getTime() + LEASE_MS + 1);
    expect(await leases.acquire(ann, id, 'late', later)).toBe('acquired');
    expect(await leases.renew(ann, id, winner, later)).toEqual({ held: false, stopRequested: false });
    await leases.release(ann, id, winner);
    expect(await leases.renew(ann, id, 'late', later)).toEqual({ held: true, stopRequested: false });
    await leases.release(ann, id, 'late');
    expect(await leases.requestStop(ann, id, later)).toBe(false);
  });

  test("a stranger can't take, stop or release", async () => {
    const id = await newSession();
    const leases = leaseStore(database);
    expect(await leases.acquire(bob, id, 'b', clock.now())).toBe('not_found');
    await leases.acquire(ann, id, 'a', clock.now());
    expect(await leases.requestStop(bob, id, clock.now())).toBe(false);
    await leases.release(bob, id, 'a');
    expect((await leases.renew(ann, id, 'a', clock.now())).held).toBe(true);
  });
});

describe('session store', () => {
  test('lists, searches, renames and deletes only the own', async () => {
    const store = sessionStore(database, clock);
    const owner: Owner = { tenantId: 'default', userId: randomIds.next() };
    const first = await newSession(owner, '50% off_tents');
    clock.advance(1_000);
    const second = await newSession(owner, 'headphones');
    expect((await store.list(owner, '', 10)).map((one) => one.id)).toEqual([second, first]);
    expect((await store.list(owner, '0% off_', 10)).map((one) => one.id)).toEqual([first]);
    expect(await store.list(owner, '%phones%', 10)).toEqual([]);
    expect(await store.rename(bob, first, 'mine')).toBe(false);
    expect(await store.rename(owner, first, 'kept')).toBe(true);
    expect(await store.get(owner, first)).toMatchObject({ title: 'kept', titleByPerson: true, running: false });
    expect(await store.delete(bob, first)).toBe(false);
    expect(await store.delete(owner, first)).toBe(true);
    expect(await store.get(owner, first)).toBeNull();
  });

  test('deleting takes the log and the calls along', async () => {
    const id = await newSession();
    const calls = callLedger(database, randomIds);
    await leaseStore(database).acquire(ann, id, 'me', clock.now());
    await logStore(database).append(ann, id, 'me', place([], drafts));
    const usage = { promptTokens: 10, cachedTokens: 4, cacheWriteTokens: 0, completionTokens: 2 };
    const call = { turn: 1, step: 1, purpose: 'main', model: 'm', head: 'h', lastSeq: 3, usage } as const;
    await calls.record(ann, id, { ...call, latencyMs: 5, firstChunkMs: null, outcome: 'ok', at: clock.now() });
    await calls.record(bob, id, { ...call, latencyMs: 6, firstChunkMs: null, outcome: 'ok', at: clock.now() });
    expect(await calls.ofSession(bob, id)).toEqual([]);
    expect(await calls.ofSession(ann, id)).toMatchObject([{ usage, latencyMs: 5, outcome: 'ok', at: clock.now() }]);
    await sessionStore(database, clock).delete(ann, id);
    expect(await calls.ofSession(ann, id)).toEqual([]);
    const [rows] = await database.$client.query('SELECT COUNT(*) AS n FROM context_entries WHERE session_id = ?', [id]);
    expect(rows).toMatchObject([{ n: '0' }]);
  });
});
