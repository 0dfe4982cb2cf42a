import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/mysql2';
import { migrate } from 'drizzle-orm/mysql2/migrator';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { fail, ok, type Result } from '../errors';
import { connectionSettings, type DatabaseOptions } from './client';
import { databaseErrorCode, isDatabaseUnavailable } from './unavailable';

/** `code` is for programs, `problem` one sentence for a person; neither holds the URL or its password. */
export type MigrationFailure = {
  code: 'unreachable' | 'refused' | 'busy' | 'newer_database' | 'out_of_line' | 'failed';
  problem: string;
};

export type MigrationOptions = DatabaseOptions & {
  /** Folder of the migrations. */
  folder?: string;
  /** Seconds to wait for another process that migrates at this moment. */
  waitSeconds?: number;
};

const MIGRATIONS_TABLE = '__drizzle_migrations';

/**
 * Brings the database up to the newest migration and returns how many were applied. Any number of processes may call
 * it at once: a named lock on the migrating connection lets one work and the others wait.
 */
export async function migrateDatabase(
  url: string,
  options: MigrationOptions = {},
): Promise<Result<number, MigrationFailure>> {
  let connection: Connection | undefined;
  try {
    connection = await createConnection(connectionSettings(url, options));
    return await migrateUnderLock(connection, options);
  } catch (error) {
    return fail(failureOf(error));
  } finally {
    // Closing the connection frees the lock too, also after an error.
    await connection?.end().catch(() => undefined);
  }
}

async function migrateUnderLock(
  connection: Connection,
  options: MigrationOptions,
): Promise<Result<number, MigrationFailure>> {
  const waitSeconds = options.waitSeconds ?? 60;
  const folder = options.folder ?? path.join(process.cwd(), 'drizzle');
  // Named locks are the server's, not the database's: two databases of one server must not wait for each other.
  const [[lock]] = await connection.query<RowDataPacket[]>(
    "SELECT GET_LOCK(CONCAT('migrate:', LEFT(SHA2(DATABASE(), 256), 32)), ?) AS held",
    [waitSeconds],
  );
  if (Number(lock?.held) !== 1) {
    return fail({ code: 'busy', problem: `Another process has been migrating the database for ${waitSeconds} s.` });
  }
  const known = readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.hash);
  const before = await appliedMigrations(connection);
  const strangers = before.filter((hash) => !known.includes(hash)).length;
  if (strangers > 0) {
    return fail({
      code: 'newer_database',
      problem: `The database has ${strangers} migration(s) that this version of the program doesn't know: it was made by another version.`,
    });
  }
  await migrate(drizzle({ client: connection }), { migrationsFolder: folder });
  const after = await appliedMigrations(connection);
  const missing = known.filter((hash) => !after.includes(hash)).length;
  // drizzle goes by date and passes over a migration that is older than the last one applied, without a word.
  if (missing > 0) {
    return fail({
      code: 'out_of_line',
      problem: `${missing} migration(s) are older than the last one applied and were left out: give them a later date.`,
    });
  }
  return ok(after.length - before.length);
}

async function appliedMigrations(connection: Connection): Promise<string[]> {
  const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES LIKE ?', [MIGRATIONS_TABLE]);
  if (tables.length === 0) return [];
  const [rows] = await connection.query<RowDataPacket[]>(`SELECT hash FROM ${MIGRATIONS_TABLE}`);
  return rows.map((row) => String(row.hash));
}

function failureOf(error: unknown): MigrationFailure {
  const code = databaseErrorCode(error);
  if (isDatabaseUnavailable(error)) {
    return { code: 'unreachable', problem: `No database server answers there (${code}). Is it running?` };
  }
  if (code === 'ER_ACCESS_DENIED_ERROR' || code === 'ER_DBACCESS_DENIED_ERROR') {
    return { code: 'refused', problem: 'The database server refused the user or the password in DATABASE_URL.' };
  }
  if (code === 'ER_BAD_DB_ERROR') {
    return { code: 'refused', problem: 'The database named in DATABASE_URL does not exist on that server.' };
  }
  const said =
    error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'unknown';
  return { code: 'failed', problem: `A migration failed: ${said}` };
}
