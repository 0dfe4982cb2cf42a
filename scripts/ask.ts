import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DEFAULT_TENANT } from '@/lib/owner';
import { startTurn, stopTurn } from '@/lib/server/turns';
import { eventLine } from './lib/event-line';
import { openScriptApp } from './lib/script-app';

const USAGE = `npm run ask -- "想买一副降噪耳机，500 以内" [--session ID] [--user NAME] [--json]
  --session   go on with a session (its id is printed at the end)
  --user      whose memory counts (default: terminal)
  --json      print each event as one line of JSON`;

const argumentsSchema = z.object({
  text: z.string().min(1, 'needs a message'),
  session: z.string().max(64).optional(),
  user: z.string().min(1).max(64).default('terminal'),
  json: z.boolean().default(false),
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { session: { type: 'string' }, user: { type: 'string' }, json: { type: 'boolean' } },
    });
    return argumentsSchema.safeParse({ ...values, text: positionals.join(' ') });
  } catch {
    return null;
  }
}

/** One turn in the terminal, streaming. Ctrl-C stops the turn as the stop button does. */
async function main(): Promise<number> {
  const parsed = readArguments();
  if (!parsed?.success) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { text, session, user, json } = parsed.data;
  const owner = { tenantId: DEFAULT_TENANT, userId: user };
  const { close } = await openScriptApp();
  let failed = false;
  try {
    const started = await startTurn(owner, { sessionId: session ?? null, text });
    if (!started.ok) {
      process.stderr.write(`refused: ${started.error}\n`);
      return 1;
    }
    process.once('SIGINT', () => void stopTurn(owner, started.sessionId));
    for await (const item of started.items) {
      if (item.event.type === 'error') failed = true;
      process.stdout.write(json ? `${JSON.stringify(item)}\n` : eventLine(item.event));
    }
    if (!json) process.stdout.write(`\n(session ${started.sessionId})\n`);
  } finally {
    await close();
  }
  return failed ? 1 : 0;
}

process.exitCode = await main();
