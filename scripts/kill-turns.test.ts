import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '@/lib/clock';
import { closeDatabase, openDatabase } from '@/lib/db/client';
import { testDatabaseUrl } from '@/lib/db/testing';
import { environment } from '@/lib/env';
import { adoptApp } from '@/lib/server/composition';
import { killTurns } from './lib/kill-run';

test('three turns killed in the middle leave whole logs, from which their session goes on', {
  timeout: 180_000,
}, async () => {
  const url = await testDatabaseUrl();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kill-'));
  const database = openDatabase(url, { connections: 4 });
  let ahead = 0;
  const clock = { now: () => new Date(systemClock.now().getTime() + ahead) };
  const settings = { ...environment(), DATA_DIR: dataDir, DEMO_PACE_MS: 0 };
  const app = await adoptApp({ environment: settings, database, clock });
  try {
    const advance = (ms: number) => {
      ahead += ms;
    };
    const report = await killTurns({ app, url, dataDir, advance }, 3);
    expect(report).toMatchObject({
      times: 3,
      leftWhole: 3,
      wentOn: 3,
      repairedByAppending: 3,
      prefixWhole: 3,
      validThread: 3,
    });
  } finally {
    await app.turns.settle();
    await app.model.close();
    await closeDatabase(database);
    await rm(dataDir, { recursive: true, force: true });
  }
});
