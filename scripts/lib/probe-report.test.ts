import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { environment } from '@/lib/env';
import type { Owner } from '@/lib/owner';
import { type App, adoptApp } from '@/lib/server/composition';
import { probePage } from './probe-page';
import { probeReport } from './probe-report';
import { probeSession } from './probe-session';
import { probeTable } from './probe-table';

const person = (userId: string): Owner => ({ tenantId: 'default', userId });
let app: App;
let folder: string;

beforeAll(async () => {
  const database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'probe-'));
  app = await adoptApp({ environment: { ...environment(), DATA_DIR: folder, DEMO_PACE_MS: 0 }, database });
});
afterAll(async () => {
  await app.turns.settle();
  await app.model.close();
  await rm(folder, { recursive: true });
});

test('two sessions, the first of which warms the head: figures, table and page', async () => {
  const warming = await probeSession(app, person('a'), ['a red kite']);
  const counted = await probeSession(app, person('b'), ['a steel kettle under 40 euros', 'cheaper ones?']);
  const { profile } = app.model;
  const report = probeReport([warming], [counted], profile, { model: 'm', baselines: true });

  const ledger = await app.stores.calls.ofSession(person('b'), counted.id);
  expect(report.all.calls).toBe(ledger.length);
  expect(report.all.promptTokens).toBe(ledger.reduce((sum, call) => sum + (call.usage?.promptTokens ?? 0), 0));
  expect(report.perTurn.map((turn) => turn.turn)).toEqual([1, 2]);
  expect(report.chainBreaks).toEqual([]);
  // The endpoint's own simulator and the replay of the log agree to the token.
  for (const call of report.calls) expect(call.cachedTokens, call.purpose).toBe(call.withTtl);
  expect(report.all.achievedOverCeiling).toBe(1);
  // The warm head: no call of the counted session starts from nothing.
  expect(report.calls.every((call) => call.cachedTokens > 0)).toBe(true);
  const cold = probeReport([], [warming, counted], profile, { model: 'm', baselines: false });
  expect(cold.all.calls).toBeGreaterThan(report.all.calls);
  expect(cold.calls[0]?.cachedTokens).toBe(0);

  expect(probeTable(report)).toMatch(/\n +all +\d+ +\d+/);
  const page = probePage(report);
  expect(page.match(/<svg/g)).toHaveLength(3);
  // Nothing is fetched: no script, no picture, no sheet.
  expect(page).not.toMatch(/<script|<link|src=|url\(/);
});
