import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PLACES = ['app', 'components', 'lib', 'scripts'];
/** Stores, and the scripts that start and try the database server itself. */
const ALLOWED = /^(?:lib\/db\/|scripts\/lib\/database\/)/;

const QUERY =
  /(?:\b(?:database|transaction|db)|Database\(\)|\$client)\s*\.\s*(?:select|selectDistinct|insert|update|delete|replace|execute|query|transaction|\$count)\s*\(/;
const DRIVER = /from '(?:drizzle-orm|mysql2)(?:\/[^']*)?'|import\('(?:drizzle-orm|mysql2)/;

/** Why a source may not stand where it stands; null when it asks the database nothing. */
function breach(source: string): string | null {
  if (DRIVER.test(source)) return 'imports the driver';
  return QUERY.test(source) ? 'queries' : null;
}

function* sources(): Generator<string> {
  for (const place of PLACES) {
    for (const file of readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' })) {
      const name = `${place}/${file.replaceAll(path.sep, '/')}`;
      if (/\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)) yield name;
    }
  }
}

it('knows a query and a driver when it sees one', () => {
  expect(breach("import { eq } from 'drizzle-orm';")).toBe('imports the driver');
  expect(breach("import { createPool } from 'mysql2/promise';")).toBe('imports the driver');
  expect(breach('await database\n    .select()\n    .from(facts)')).toBe('queries');
  expect(breach('await appDatabase().execute(statement)')).toBe('queries');
  expect(breach('await database.$client.query(text)')).toBe('queries');
  expect(breach('const kept = await stores.facts.delete(owner, keys, now)')).toBeNull();
});

it('lets nobody but the stores ask the database', () => {
  const all = [...sources()];
  expect(all.filter((file) => file.startsWith('lib/db/')).length).toBeGreaterThan(10);
  const found = all
    .filter((file) => !ALLOWED.test(file))
    .map((file) => [file, breach(readFileSync(path.join(ROOT, file), 'utf8'))])
    .filter(([, why]) => why !== null);
  expect(found).toEqual([]);
});
