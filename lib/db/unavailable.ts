import { sql } from 'drizzle-orm';
import type { Database } from './client';

/** Codes of Node and mysql2 that mean "no server answers there", as against "the server refused the statement". */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'POOL_CLOSED',
]);

/** The driver's code of an error: drizzle wraps it, so it may lie some causes deep. */
export function databaseErrorCode(error: unknown): string | null {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    current = current.cause;
  }
  return null;
}

/** Whether an error means that the database can't be reached now, so trying again later can help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code !== null && UNAVAILABLE.has(code);
}

/** Throws the driver's error when the database can't be reached: for what hides it. */
export async function touchDatabase(database: Database): Promise<void> {
  await database.execute(sql`SELECT 1`);
}
