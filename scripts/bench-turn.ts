import { parseArgs } from 'node:util';
import { z } from 'zod';
import { environment } from '@/lib/env';
import { randomIds } from '@/lib/ids';
import { DEFAULT_TENANT, type Owner } from '@/lib/owner';
import type { App } from '@/lib/server/composition';
import { startTurn } from '@/lib/server/turns';
import { percentile } from './lib/percentile';
import { probeTurns } from './lib/probe-script';
import { openScriptApp } from './lib/script-app';

const optionsSchema = z.object({
  turns: z.coerce.number().int().min(1).max(1_000).default(200),
  session: z.coerce.number().int().min(1).max(100).default(10),
  json: z.boolean().default(false),
});

type Sample = { ownMs: number; firstEventMs: number };

/**
 * The program's own time: what a turn takes less what its model calls took, with a demo model that doesn't pace itself;
 * and the time from the call to the first event. `rssMb`: resident memory of this process, which runs the whole app but
 * the web server, and the demo model too.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { turns: { type: 'string' }, session: { type: 'string' }, json: { type: 'boolean' } },
  });
  const options = optionsSchema.parse(values);
  const { app, close } = await openScriptApp({ environment: { ...environment(), DEMO_PACE_MS: 0 } });
  const owner: Owner = { tenantId: DEFAULT_TENANT, userId: randomIds.next() };
  const sessions: string[] = [];
  const samples: Sample[] = [];
  const rssMb: { turns: number; mb: number }[] = [{ turns: 0, mb: resident() }];
  try {
    const words = probeTurns(options.session);
    let sessionId: string | null = null;
    for (let turn = 0; turn < options.turns; turn++) {
      const text = words[turn % options.session] ?? '';
      if (turn % options.session === 0) sessionId = null;
      const measured = await measure(app, owner, sessionId, text);
      if (sessionId === null) sessions.push(measured.sessionId);
      sessionId = measured.sessionId;
      samples.push(measured.sample);
      if ((turn + 1) % 50 === 0) rssMb.push({ turns: turn + 1, mb: resident() });
    }
  } finally {
    for (const id of sessions) await app.stores.sessions.delete(owner, id);
    await close();
  }
  const own = samples.map((sample) => sample.ownMs);
  const first = samples.map((sample) => sample.firstEventMs);
  const report = {
    turns: options.turns,
    ownMs: { p50: percentile(own, 50), p95: percentile(own, 95) },
    firstEventMs: { p50: percentile(first, 50), p95: percentile(first, 95) },
    rssMb,
  };
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : `${JSON.stringify(report, null, 2)}\n`);
}

async function measure(app: App, owner: Owner, sessionId: string | null, text: string) {
  const started = performance.now();
  const turn = await startTurn(owner, { sessionId, text });
  if (!turn.ok) throw new Error(`a turn was refused: ${turn.error}`);
  let firstEventMs: number | null = null;
  let elapsed = 0;
  for await (const { event } of turn.items) {
    firstEventMs ??= performance.now() - started;
    if (event.type === 'error') throw new Error(`a turn failed: ${event.code}`);
    // What comes after it (the curator's) keeps nobody waiting.
    if (event.type === 'done') elapsed = performance.now() - started;
  }
  const calls = await app.stores.calls.ofSession(owner, turn.sessionId);
  const own = calls.filter((call) => call.turn === turn.turn && call.purpose !== 'curator');
  const modelMs = own.reduce((sum, call) => sum + call.latencyMs, 0);
  const sample: Sample = { ownMs: Math.max(0, elapsed - modelMs), firstEventMs: firstEventMs ?? elapsed };
  return { sessionId: turn.sessionId, sample };
}

function resident(): number {
  return Math.round(process.memoryUsage().rss / 1e6);
}

await main();
