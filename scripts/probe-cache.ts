import { parseArgs } from 'node:util';
import { z } from 'zod';
import { findPrefixBreak, type PrefixBreak } from '@/lib/context/prefix';
import { type Rendered, renderMain, renderPlanner } from '@/lib/context/render';
import { environment } from '@/lib/env';
import { randomIds } from '@/lib/ids';
import { DEFAULT_TENANT } from '@/lib/owner';
import { startTurn } from '@/lib/server/turns';
import { figuresOf } from './lib/probe-figures';
import { probeTurns } from './lib/probe-script';
import { openScriptApp } from './lib/script-app';

const optionsSchema = z.object({
  turns: z.coerce.number().int().min(1).max(200).default(20),
  json: z.boolean().default(false),
});

type Break = PrefixBreak & { turn: number; thread: 'main' | 'planner' };

/**
 * Runs one session of many turns and reports, from the endpoint's own usage figures, how much of what was sent its
 * prefix cache served; and from the log, where a request was not an extension of the one before.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { turns: { type: 'string' }, json: { type: 'boolean' } } });
  const options = optionsSchema.parse(values);
  const { app, close } = await openScriptApp({ environment: { ...environment(), DEMO_PACE_MS: 0 } });
  const owner = { tenantId: DEFAULT_TENANT, userId: randomIds.next() };
  const chainBreaks: Break[] = [];
  let sessionId: string | null = null;
  let before: { main: Rendered[]; planner: Rendered[] } | null = null;
  try {
    for (const [index, text] of probeTurns(options.turns).entries()) {
      const started = await startTurn(owner, { sessionId, text });
      if (!started.ok) throw new Error(`turn ${index + 1} was refused: ${started.error}`);
      sessionId = started.sessionId;
      for await (const { event } of started.items) {
        if (event.type === 'error') throw new Error(`turn ${index + 1} failed: ${event.code}`);
      }
      await app.turns.settle();
      const entries = (await app.stores.log.load(owner, sessionId)) ?? [];
      const now = {
        main: renderMain(app.agent.heads.full.wire, entries, app.model.profile),
        planner: renderPlanner(app.agent.heads.reader.wire, entries),
      };
      for (const thread of ['main', 'planner'] as const) {
        const found = before && findPrefixBreak(before[thread], now[thread]);
        if (found) chainBreaks.push({ ...found, turn: index + 1, thread });
      }
      before = now;
      if (!options.json) process.stderr.write(`turn ${index + 1} of ${options.turns}\n`);
    }
    const calls = sessionId === null ? [] : await app.stores.calls.ofSession(owner, sessionId);
    const perTurn = Array.from({ length: options.turns }, (_, index) => ({
      turn: index + 1,
      ...figuresOf(calls.filter((call) => call.turn === index + 1)),
    }));
    const report = {
      turns: options.turns,
      model: app.model.label.name,
      profile: app.model.profile.name,
      all: figuresOf(calls),
      main: figuresOf(calls.filter((call) => call.purpose === 'main')),
      perTurn,
      chainBreaks,
    };
    if (options.json) process.stdout.write(`${JSON.stringify(report)}\n`);
    else print(report);
  } finally {
    if (sessionId !== null) await app.stores.sessions.delete(owner, sessionId);
    await close();
  }
}

type Report = {
  model: string;
  profile: string;
  all: ReturnType<typeof figuresOf>;
  main: ReturnType<typeof figuresOf>;
  perTurn: (ReturnType<typeof figuresOf> & { turn: number })[];
  chainBreaks: Break[];
};

function print(report: Report): void {
  const line = (name: string, one: ReturnType<typeof figuresOf>) =>
    `${name.padEnd(8)}${String(one.calls).padStart(6)}${String(one.promptTokens).padStart(10)}${String(one.cachedTokens).padStart(10)}${(one.hitRate * 100).toFixed(1).padStart(8)} %${String(one.freshPerCall).padStart(8)}`;
  const lines = [
    `${report.model}, cache rule of ${report.profile}`,
    `${'turn'.padEnd(8)}${'calls'.padStart(6)}${'prompt'.padStart(10)}${'cached'.padStart(10)}${'hits'.padStart(10)}${'fresh'.padStart(8)}`,
    ...report.perTurn.map((turn) => line(String(turn.turn), turn)),
    line('all', report.all),
    line('main', report.main),
    report.chainBreaks.length === 0
      ? 'every request extended the one before'
      : report.chainBreaks
          .map((one) => `broken in turn ${one.turn}: ${one.thread}, ${one.layer}, entry ${one.seq}, byte ${one.offset}`)
          .join('\n'),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

await main();
