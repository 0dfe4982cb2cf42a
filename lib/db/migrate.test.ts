import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { bigint, datetime, longtext, mysqlTable } from 'drizzle-orm/mysql-core';
import { createConnection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from './client';
import { migrateDatabase } from './migrate';
import { testDatabaseUrl } from './testing';

let url = '';
const folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'));

/** A migrations folder of its own, one table a migration, dated as told. */
function writeMigrations(...dates: number[]): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('drizzle', folder, { recursive: true });
  const journalFile = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: object[] };
  for (const [n, when] of dates.entries()) {
    const tag = `9${n}_extra`;
    journal.entries.push({ idx: 90 + n, version: '5', when, tag, breakpoints: true });
    writeFileSync(path.join(folder, `${tag}.sql`), `CREATE TABLE extra_${when} (id int PRIMARY KEY);`);
  }
  writeFileSync(journalFile, JSON.stringify(journal));
}

const LATER = Date.parse('2031-01-01');

beforeAll(async () => {
  url = await testDatabaseUrl();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('migrateDatabase', () => {
  it('applies nothing to a database that is up to date', async () => {
    expect(await migrateDatabase(url)).toEqual({ ok: true, value: 0 });
  });

  it('lets several processes start at once: one works, the others wait and find it done', async () => {
    writeMigrations(LATER, LATER + 1, LATER + 2);
    const all = await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url, { folder })));
    const applied = all.map((one) => (one.ok ? one.value : one.error));
    expect(applied.toSorted()).toEqual([0, 0, 0, 3]);
  });

  it('says when the database was made by a version that knows more', async () => {
    const outcome = await migrateDatabase(url);
    expect(outcome).toMatchObject({ ok: false, error: { code: 'newer_database' } });
  });

  it('names a migration that drizzle would pass over because of its date', async () => {
    writeMigrations(LATER, LATER + 1, LATER + 2, Date.parse('2020-01-01'));
    expect(await migrateDatabase(url, { folder })).toMatchObject({ ok: false, error: { code: 'out_of_line' } });
  });

  it('gives up when another process holds the lock too long', async () => {
    const other = await createConnection(url);
    await other.query("SELECT GET_LOCK(CONCAT('migrate:', LEFT(SHA2(DATABASE(), 256), 32)), 0)");
    expect(await migrateDatabase(url, { waitSeconds: 0 })).toMatchObject({ ok: false, error: { code: 'busy' } });
    await other.end();
  });

  it('tells an unreachable server, a wrong password and a missing database apart, without repeating the address', async () => {
    const down = await migrateDatabase('mysql://u:secretword@127.0.0.1:1/x');
    const refused = await migrateDatabase(url.replace(/:[0-9a-f]{48}@/, ':secretword@'));
    const missing = await migrateDatabase(url.replace(/\/test_\w+$/, '/test_nowhere'));
    expect([down, refused, missing].map((one) => !one.ok && one.error.code)).toEqual([
      'unreachable',
      'refused',
      'refused',
    ]);
    expect(JSON.stringify([down, refused, missing])).not.toContain('secretword');
  });
});

describe('openDatabase', () => {
  it('keeps milliseconds in UTC, integers beyond 2^53 and every character', async () => {
    const exact = mysqlTable('exact', {
      at: datetime('at', { mode: 'date', fsp: 3 }),
      big: bigint('big', { mode: 'bigint' }),
      words: longtext('words'),
    });
    const database = openDatabase(url);
    await database.execute(sql`CREATE TABLE exact (at datetime(3), big bigint, words longtext)`);
    const row = { at: new Date('2026-03-29T01:30:00.123Z'), big: 9_007_199_254_740_993n, words: '敏感 🧷 é' };
    await database.insert(exact).values(row);
    expect(await database.select().from(exact)).toEqual([row]);
    await closeDatabase(database);
  });
});
