import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { bruteForce } from '@/lib/catalogue/lance/brute-force';
import { buildIndex } from '@/lib/catalogue/lance/build';
import { openCatalogue } from '@/lib/catalogue/lance/catalogue';
import type { SearchOutcome, SearchQuery } from '@/lib/catalogue/search';
import { closeDatabase, openDatabase } from '@/lib/db/client';
import { migrateDatabase } from '@/lib/db/migrate';
import { type OfferStore, offerStore } from '@/lib/db/offers';
import { environment } from '@/lib/env';
import { benchQueries, manyOffers } from './lib/bench-catalogue';
import { joinPrivateDatabase } from './lib/database/private-database.mjs';
import { progressLine } from './lib/progress-line';

const USAGE =
  'npm run bench:search -- [--offers 100000] [--queries 300] [--json]\nThe offers stay under DATA_DIR/bench for the next run.\n';

const optionsSchema = z.strictObject({
  offers: z.coerce.number().int().min(1_000).max(2_000_000).default(100_000),
  queries: z.coerce.number().int().min(20).max(5_000).default(300),
  json: z.boolean().default(false),
});

/** Queries that are also answered by brute force. */
const CHECKED = 40;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { offers: { type: 'string' }, queries: { type: 'string' }, json: { type: 'boolean' } },
    });
    return optionsSchema.safeParse(values).data ?? null;
  } catch {
    return null;
  }
}

async function fill(store: OfferStore, count: number): Promise<void> {
  if ((await store.count()) === count) return;
  const progress = progressLine('offers');
  for await (const page of store.pages()) await store.remove(page.map(({ id }) => id));
  let done = 0;
  for (const offers of manyOffers(count, 1_000)) {
    await store.upsert(offers);
    done += offers.length;
    progress.at(done, count);
  }
  progress.end();
}

const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
const at = (sorted: number[], part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1));

/** How many answers hold what brute force finds: the same number of offers, and no offer that it doesn't find. */
async function check(store: OfferStore, queries: SearchQuery[], outcomes: SearchOutcome[]) {
  const brute = bruteForce(queries);
  for await (const page of store.pages()) for (const offer of page) brute.see(offer);
  const found = brute.found();
  const right = outcomes.filter((outcome, i) => {
    const expected = found[i];
    return (
      expected !== undefined &&
      outcome.total === expected.ids.size &&
      outcome.offers.every(({ id }) => expected.ids.has(id)) &&
      outcome.excluded.every(({ count }, term) => count === expected.excluded[term]?.count)
    );
  });
  return { queries: queries.length, right: right.length };
}

async function measure(options: z.output<typeof optionsSchema>, url: string, folder: string) {
  const database = openDatabase(url);
  try {
    const store = offerStore(database);
    await fill(store, options.offers);
    const before = megabytes();
    const progress = progressLine('indexed');
    const began = performance.now();
    await buildIndex(store, folder, progress.at);
    const buildSeconds = Number(((performance.now() - began) / 1000).toFixed(1));
    progress.end();
    const catalogue = await openCatalogue(database, folder);
    // The first twenty open the index and warm the code; they aren't measured.
    const [warming, queries] = [benchQueries(20), benchQueries(options.queries + 20).slice(20)];
    const never = new AbortController().signal;
    const opened = performance.now();
    for (const query of warming) await catalogue.search(query, never);
    const firstSeconds = Number(((performance.now() - opened) / 1000).toFixed(1));
    const times: number[] = [];
    const outcomes: SearchOutcome[] = [];
    for (const query of queries) {
      const start = performance.now();
      outcomes.push(await catalogue.search(query, never));
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const memoryMb = { before, after: megabytes() };
    const checked = await check(store, queries.slice(0, CHECKED), outcomes.slice(0, CHECKED));
    const total = outcomes.reduce((sum, outcome) => sum + outcome.total, 0);
    return {
      offers: options.offers,
      queries: queries.length,
      p50Ms: at(times, 0.5),
      p95Ms: at(times, 0.95),
      maxMs: at(times, 0.9999),
      foundPerQuery: Math.round(total / queries.length),
      buildSeconds,
      firstSeconds,
      memoryMb,
      checked,
    };
  } finally {
    await closeDatabase(database);
  }
}

async function run(options: z.output<typeof optionsSchema>): Promise<void> {
  const folder = path.resolve(environment().DATA_DIR, 'bench');
  const server = await joinPrivateDatabase({ folder: path.join(folder, 'database') });
  if (!server.ok) throw new Error(server.problem);
  try {
    const migrated = await migrateDatabase(server.url);
    if (!migrated.ok) throw new Error(migrated.error.problem);
    const result = await measure(options, server.url, path.join(folder, 'index'));
    process.stdout.write(options.json ? `${JSON.stringify(result)}\n` : `${JSON.stringify(result, null, 2)}\n`);
    if (result.checked.right < result.checked.queries) process.exitCode = 1;
  } finally {
    await server.leave();
  }
}

const options = readOptions();
if (options) await run(options);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
