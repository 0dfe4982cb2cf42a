import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOffers } from '@/lib/catalogue/sample/generate';
import { closeDatabase, openDatabase } from '@/lib/db/client';
import { offerStore } from '@/lib/db/offers';
import { testDatabaseUrl } from '@/lib/db/testing';
import { parseEnvironment } from '@/lib/env';
import type { StreamItem, TurnEvent } from '@/lib/events';
import type { Owner } from '@/lib/owner';
import { type App, adoptApp } from './composition';
import { openSession } from './sessions';
import { joinTurn, startTurn, stopTurn } from './turns';

let app: App;
let variables: NodeJS.ProcessEnv;
const owner: Owner = { tenantId: 'default', userId: 'two-processes' };

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'processes-'));
  variables = { DATABASE_URL: await testDatabaseUrl(), DATA_DIR: folder, DEMO_PACE_MS: '60', NODE_ENV: 'test' };
  const database = openDatabase(variables.DATABASE_URL ?? '');
  await offerStore(database).upsert(sampleOffers().filter((offer) => offer.category === 'audio'));
  app = await adoptApp({ environment: parseEnvironment(variables), database });
  afterAll(async () => {
    await app.model.close();
    await closeDatabase(database);
    await rm(folder, { recursive: true, force: true });
  });
});

/** Another process that runs one turn of the same person, as the terminal does. */
function anotherProcess(words: string, sessionId: string): { child: ChildProcess; events: Promise<TurnEvent[]> } {
  const script = ['--import', 'tsx', '--conditions=react-server', 'scripts/ask.ts'];
  const said = [words, '--json', '--user', owner.userId, '--session', sessionId];
  const child = spawn(process.execPath, [...script, ...said], { env: variables, stdio: ['ignore', 'pipe', 'inherit'] });
  const events = (async () => {
    const seen: TurnEvent[] = [];
    for await (const line of createInterface({ input: child.stdout }))
      seen.push((JSON.parse(line) as StreamItem).event);
    return seen;
  })();
  return { child, events };
}

async function begun(sessionId: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if ((await app.stores.sessions.get(owner, sessionId))?.running) return;
    await sleep(50);
  }
  throw new Error('the other process did not begin a turn');
}

async function collect(items: AsyncIterable<StreamItem> | null): Promise<TurnEvent[]> {
  const events: TurnEvent[] = [];
  for await (const { event } of items ?? []) events.push(event);
  return events;
}

const kept = (events: TurnEvent[]) => events.filter((event) => event.type !== 'text' && event.type !== 'heartbeat');

describe('two processes on one database', () => {
  test('a turn that runs elsewhere can be followed, not doubled, and read here when it has ended', async () => {
    const first = await startTurn(owner, { sessionId: null, text: '你好' });
    if (!first.ok) throw new Error(first.error);
    await collect(first.items);
    const { child, events } = anotherProcess('想买一副降噪耳机，500 以内', first.sessionId);
    await begun(first.sessionId);
    expect(await startTurn(owner, { sessionId: first.sessionId, text: '还有吗' })).toEqual({
      ok: false,
      error: 'session_busy',
    });
    const followed = await collect(await joinTurn(owner, first.sessionId, -1));
    const told = await events;
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(0);
    const [at] = followed;
    expect(at).toMatchObject({ type: 'turn_started', text: '想买一副降噪耳机，500 以内' });
    expect(followed.at(-1)?.type).toBe('done');
    expect(kept(told).slice(0, kept(followed).length)).toEqual(kept(followed));
    expect((await openSession(owner, first.sessionId))?.turns).toHaveLength(2);
  }, 90_000);

  test('a stop here ends the turn there', async () => {
    const first = await startTurn(owner, { sessionId: null, text: '你好' });
    if (!first.ok) throw new Error(first.error);
    await collect(first.items);
    const { events } = anotherProcess('想买一副降噪耳机，500 以内，要头戴的，不要索尼', first.sessionId);
    await begun(first.sessionId);
    expect(await stopTurn(owner, first.sessionId)).toBe(true);
    expect(await events).toContainEqual({ type: 'interrupted', reason: 'stopped' });
    const next = await startTurn(owner, { sessionId: first.sessionId, text: '你好' });
    expect(next.ok && (await collect(next.items)).at(-1)?.type).toBe('done');
  }, 90_000);
});
