import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll } from 'vitest';
import { joinPrivateDatabase } from '../../scripts/lib/database/private-database.mjs';
import { closeDatabase, connectionSettings, type Database, openDatabase } from './client';
import { migrateDatabase } from './migrate';

/** Databases of runs that were killed are swept away after this many milliseconds. */
const FORSAKEN_AFTER = 60 * 60 * 1000;

/**
 * An empty, migrated database of its own on a real server, for the test file that calls this (in `beforeAll` or at the
 * top level). It is dropped when the file is done.
 */
export async function testDatabase(): Promise<Database> {
  const database = openDatabase(await testDatabaseUrl(), { connections: 4 });
  afterAll(() => closeDatabase(database));
  return database;
}

/** The same as an address, for tests that open it themselves or from another process. */
export async function testDatabaseUrl(): Promise<string> {
  const server = await joinPrivateDatabase({ folder: path.resolve('.data/test-database') });
  if (!server.ok) throw new Error(server.problem);
  const name = `test_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  await sweep(server.url, name);
  const migrated = await migrateDatabase(url.href);
  if (!migrated.ok) throw new Error(migrated.error.problem);
  afterAll(async () => {
    await statement(server.url, `DROP DATABASE ${name}`);
    server.drop();
  });
  return url.href;
}

async function sweep(serverUrl: string, name: string): Promise<void> {
  await statement(serverUrl, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  for (const found of await statement(serverUrl, "SHOW DATABASES LIKE 'test\\_%'")) {
    const old = String(Object.values(found)[0]);
    const made = Number.parseInt(old.split('_')[1] ?? '', 36);
    if (Date.now() - made > FORSAKEN_AFTER) await statement(serverUrl, `DROP DATABASE IF EXISTS \`${old}\``);
  }
}

async function statement(url: string, sql: string): Promise<RowDataPacket[]> {
  const connection = await createConnection(connectionSettings(url));
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return Array.isArray(rows) ? rows : [];
  } finally {
    await connection.end();
  }
}
