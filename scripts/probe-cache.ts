import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { environment } from '@/lib/env';
import { randomIds } from '@/lib/ids';
import { DEFAULT_TENANT, type Owner } from '@/lib/owner';
import { probePage } from './lib/probe-page';
import { type ProbeReport, probeReport } from './lib/probe-report';
import { probeTurns, readProbeScript, shortSessions } from './lib/probe-script';
import { type ProbedSession, probeSession } from './lib/probe-session';
import { probeTable } from './lib/probe-table';
import { progressLine } from './lib/progress-line';
import { openScriptApp } from './lib/script-app';

const USAGE = `npm run probe:cache -- [options]
  --turns N            turns of the session (20)
  --script FILE        one turn a line, instead of the probe's own words
  --profile NAME       cache rule and roles that the demo model follows (openai)
  --sessions N         many short sessions instead, after one that warms the shared head
  --turns-each A..B    how many turns each of them has (1..2)
  --baselines          replay the same calls as they would have been built otherwise
  --json               print the figures as one line of JSON
`;

const optionsSchema = z.strictObject({
  turns: z.coerce.number().int().min(1).max(200).optional(),
  script: z.string().optional(),
  profile: z.string().optional(),
  sessions: z.coerce.number().int().min(1).max(2_000).optional(),
  'turns-each': z
    .string()
    .regex(/^\d{1,2}\.\.\d{1,2}$/)
    .default('1..2')
    .transform((range) => {
      const [from = 1, to = from] = range.split('..').map(Number);
      return { from, to };
    })
    .refine(({ from, to }) => from >= 1 && to >= from),
  baselines: z.boolean().default(false),
  json: z.boolean().default(false),
});

function readOptions() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values } = parseArgs({
      options: {
        turns: text,
        script: text,
        profile: text,
        sessions: text,
        'turns-each': text,
        baselines: flag,
        json: flag,
      },
    });
    return optionsSchema.safeParse(values).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Runs one long session, or many short ones, against the configured model, and reports how much of what was sent its
 * prefix cache served (by its own usage figures), how much it could have served (from the log), and where a request was
 * not an extension of the one before.
 */
async function main(): Promise<number> {
  const options = readOptions();
  if (options === null) {
    process.stderr.write(USAGE);
    return 2;
  }
  const profile = options.profile === undefined ? {} : { DEMO_PROFILE: options.profile };
  const { app, close } = await openScriptApp({ environment: { ...environment(), DEMO_PACE_MS: 0, ...profile } });
  const made: { owner: Owner; session: ProbedSession }[] = [];
  const run = async (turns: readonly string[], said?: (turn: number) => void) => {
    // Each session is another person's: nothing but the head is shared.
    const owner = { tenantId: DEFAULT_TENANT, userId: randomIds.next() };
    const session = await probeSession(app, owner, turns, said);
    made.push({ owner, session });
    return session;
  };
  try {
    const words = options.script === undefined ? undefined : await readProbeScript(options.script);
    const warming: ProbedSession[] = [];
    const counted: ProbedSession[] = [];
    if (options.sessions === undefined) {
      const turns = probeTurns(options.turns ?? words?.length ?? 20, words);
      const progress = progressLine('turns');
      counted.push(await run(turns, (turn) => progress.at(turn, turns.length)));
      progress.end();
    } else {
      warming.push(await run(probeTurns(1, words)));
      const progress = progressLine('sessions');
      for (const [at, turns] of shortSessions(options.sessions, options['turns-each'], words).entries()) {
        counted.push(await run(turns));
        progress.at(at + 1, options.sessions);
      }
      progress.end();
    }
    const { label, profile: followed } = app.model;
    const report = probeReport(warming, counted, followed, { model: label.name, baselines: options.baselines });
    const page = await writePage(report);
    process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : `${probeTable(report)}\n`);
    process.stderr.write(`report: ${page}\n`);
    return report.chainBreaks.length === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'the probe failed'}\n`);
    return 1;
  } finally {
    for (const { owner, session } of made) await app.stores.sessions.delete(owner, session.id);
    await close();
  }
}

async function writePage(report: ProbeReport): Promise<string> {
  const folder = path.resolve(environment().DATA_DIR, 'reports');
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = path.join(folder, `cache-${report.profile}-${stamp}.html`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, probePage(report));
  return file;
}

process.exitCode = await main();
