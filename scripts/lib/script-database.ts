import path from 'node:path';
import { closeDatabase, type Database, openDatabase } from '@/lib/db/client';
import { migrateDatabase } from '@/lib/db/migrate';
import { environment } from '@/lib/env';
import { fail, ok, type Result } from '@/lib/errors';
import { joinPrivateDatabase } from './database/private-database.mjs';

export type ScriptDatabase = {
  database: Database;
  /** With the password in it: hand it to child processes, never print it. */
  url: string;
  close(): Promise<void>;
};

/**
 * The database for a script: DATABASE_URL, or the private server of DATA_DIR (joined when the app is running, else
 * started until `close`). It is migrated. The failure is one sentence for the terminal.
 */
export async function openScriptDatabase(): Promise<Result<ScriptDatabase, string>> {
  const { DATABASE_URL, DATABASE_SOCKET, DATA_DIR } = environment();
  if (DATABASE_URL !== undefined) return connect(DATABASE_URL, DATABASE_SOCKET, async () => {});
  const server = await joinPrivateDatabase({
    folder: path.resolve(DATA_DIR, 'database'),
    say: (line) => process.stderr.write(`${line}\n`),
  });
  if (!server.ok) return fail(server.problem);
  return connect(server.url, undefined, () => server.leave());
}

async function connect(
  url: string,
  socketPath: string | undefined,
  leave: () => Promise<void>,
): Promise<Result<ScriptDatabase, string>> {
  const options = socketPath === undefined ? {} : { socketPath };
  const migrated = await migrateDatabase(url, options);
  if (!migrated.ok) {
    await leave();
    return fail(migrated.error.problem);
  }
  const database = openDatabase(url, options);
  const close = async () => {
    await closeDatabase(database);
    await leave();
  };
  return ok({ database, url, close });
}
