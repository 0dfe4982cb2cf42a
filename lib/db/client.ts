import { drizzle, type MySql2Database } from 'drizzle-orm/mysql2';
import { createPool, type Pool } from 'mysql2/promise';

/**
 * The most bytes of UTF-8 that one statement may carry. MariaDB's packet is 16 MB and a bigger one breaks the
 * connection, so stores refuse a longer text before they send it.
 */
export const MAX_TEXT_BYTES = 15_000_000;

/** What every store takes: drizzle over a pool of connections, or a transaction of it. */
export type Database = MySql2Database & { $client: Pool };

export type DatabaseOptions = {
  /** Unix socket to use instead of the address in the URL. */
  socketPath?: string;
  /** Most connections at once. */
  connections?: number;
  /** Milliseconds until a connection that doesn't come about is given up. */
  connectTimeoutMs?: number;
};

/** How each connection reads and writes: times in UTC, big integers exact (as strings), all of Unicode. */
export function connectionSettings(url: string, options: DatabaseOptions = {}) {
  return {
    uri: url,
    ...(options.socketPath === undefined ? {} : { socketPath: options.socketPath }),
    timezone: 'Z',
    charset: 'utf8mb4',
    supportBigNumbers: true,
    bigNumberStrings: true,
    connectTimeout: options.connectTimeoutMs ?? 5_000,
  };
}

/**
 * Opens a pool for `mysql://user:password@host:port/database`. Nothing is sent until the first statement, so a server
 * that is down shows there (`isDatabaseUnavailable`), not here. In raw results a date, a
 * `count(*)` or a sum arrives as a string: select through the schema, or convert.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const client = createPool({
    ...connectionSettings(url, options),
    connectionLimit: options.connections ?? 10,
    enableKeepAlive: true,
  });
  return drizzle({ client });
}

/** Lets running statements end and closes the pool. */
export async function closeDatabase(database: Database): Promise<void> {
  await database.$client.end();
}
