import { createInterface } from 'node:readline';
import { z } from 'zod';
import { closeDatabase, openDatabase } from '@/lib/db/client';
import { environment } from '@/lib/env';
import { adoptApp } from '@/lib/server/composition';
import { startTurn } from '@/lib/server/turns';

/** What the victim is told, as one line on its standard input: not on the command line, where others could read it. */
export const victimSchema = z.object({
  url: z.string(),
  dataDir: z.string(),
  owner: z.object({ tenantId: z.string(), userId: z.string() }),
  sessionId: z.string(),
  text: z.string(),
});
export type VictimOrder = z.infer<typeof victimSchema>;

/**
 * A process that runs one turn and says, a line each, that it is ready and which events it told. It is there to be
 * killed in the middle; a turn that gets to its end ends it in order.
 */
async function main(): Promise<void> {
  process.stdout.write('ready\n');
  for await (const line of createInterface({ input: process.stdin })) {
    const { url, dataDir, owner, sessionId, text } = victimSchema.parse(JSON.parse(line));
    const { DATABASE_SOCKET: socketPath } = environment();
    const database = openDatabase(url, socketPath === undefined ? {} : { socketPath });
    const app = await adoptApp({ environment: { ...environment(), DATA_DIR: dataDir, DEMO_PACE_MS: 1 }, database });
    const started = await startTurn(owner, { sessionId, text });
    if (!started.ok) throw new Error(`the turn was refused: ${started.error}`);
    for await (const { event } of started.items) process.stdout.write(`${event.type}\n`);
    await app.model.close();
    await closeDatabase(database);
    return;
  }
}

await main();
// Threads of the search index would keep the process.
process.exit(0);
