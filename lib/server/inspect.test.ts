import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { environment } from '@/lib/env';
import type { Owner } from '@/lib/owner';
import { type App, adoptApp } from './composition';
import { entryText, headText, inspect } from './inspect';
import { startTurn } from './turns';

const owner: Owner = { tenantId: 'default', userId: 'one' };
const stranger: Owner = { tenantId: 'default', userId: 'other' };
let app: App;
let folder: string;
let sessionId: string;

beforeAll(async () => {
  const database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'inspect-'));
  app = await adoptApp({ environment: { ...environment(), DATA_DIR: folder, DEMO_PACE_MS: 0 }, database });
  const started = await startTurn(owner, { sessionId: null, text: 'a blue scarf under 30 euros, no wool' });
  if (!started.ok) throw new Error(started.error);
  sessionId = started.sessionId;
  for await (const _ of started.items);
});
afterAll(async () => {
  await app.turns.settle();
  await app.model.close();
  await rm(folder, { recursive: true });
});

test('a session is shown with every call that was made, each explained', async () => {
  const found = await inspect(owner, sessionId);
  const ledger = await app.stores.calls.ofSession(owner, sessionId);
  expect(found?.calls.map((call) => call.purpose)).toEqual(ledger.map((call) => call.purpose));
  expect(found?.calls.map((call) => call.purpose)).toEqual(expect.arrayContaining(['planner', 'main', 'curator']));
  expect(found).toMatchObject({ unexplained: 0, headsUnknown: 0, chain: { broken: null } });
  for (const call of found?.calls ?? []) {
    expect(call.runs.reduce((sum, run) => sum + run.tokens, 0)).toBe(call.promptTokens);
    expect(call.runs.reduce((sum, run) => sum + run.cached, 0)).toBe(call.cachedTokens);
  }
  expect(found?.turns).toMatchObject([{ turn: 1, words: 'a blue scarf under 30 euros, no wool' }]);
});

test('texts are read one by one, as they were sent', async () => {
  const found = await inspect(owner, sessionId);
  const words = found?.entries.find((entry) => entry.kind === 'user');
  expect(await entryText(owner, sessionId, words?.seq ?? -1)).toContain('a blue scarf under 30 euros, no wool');
  expect(await entryText(owner, sessionId, 9_999)).toBeNull();
  const [system, skills] = [await headText('system'), await headText('skills')];
  expect(skills).toContain('search-discovery');
  expect(system).not.toContain(skills);
  expect(JSON.parse(await headText('tools'))).toEqual(
    expect.arrayContaining([expect.objectContaining({ type: 'function' })]),
  );
});

test('nobody else sees any of it', async () => {
  expect(await inspect(stranger, sessionId)).toBeNull();
  expect(await entryText(stranger, sessionId, 0)).toBeNull();
});
