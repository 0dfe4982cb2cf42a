import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { systemClock } from '@/lib/clock';
import { environment } from '@/lib/env';
import { adoptApp } from '@/lib/server/composition';
import { killTurns } from './lib/kill-run';
import { progressLine } from './lib/progress-line';
import { openScriptDatabase } from './lib/script-database';

const optionsSchema = z.object({ times: z.coerce.number().int().min(1).max(10_000).default(100) });

/**
 * Kills a process in mid-turn, over and over, with the demo model and the real database, and counts what became of each
 * session. Exit code 1 unless every one went on from a whole log.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { times: { type: 'string' } } });
  const { times } = optionsSchema.parse(values);
  const opened = await openScriptDatabase();
  if (!opened.ok) {
    process.stderr.write(`${opened.error}\n`);
    return 1;
  }
  const { database, url, close } = opened.value;
  const dataDir = path.resolve(environment().DATA_DIR);
  let ahead = 0;
  const clock = { now: () => new Date(systemClock.now().getTime() + ahead) };
  const app = await adoptApp({ environment: { ...environment(), DEMO_PACE_MS: 0 }, database, clock });
  const advance = (ms: number) => {
    ahead += ms;
  };
  const progress = progressLine('kills');
  try {
    const scene = { app, url, dataDir, advance };
    const report = await killTurns({ ...scene, said: (done) => progress.at(done, times) }, times);
    progress.end();
    process.stdout.write(`${JSON.stringify(report)}\n`);
    const { leftWhole, wentOn, repairedByAppending, prefixWhole, validThread } = report;
    return [leftWhole, wentOn, repairedByAppending, prefixWhole, validThread].every((count) => count === times) ? 0 : 1;
  } finally {
    await app.turns.settle();
    await app.model.close();
    await close();
  }
}

process.exitCode = await main();
