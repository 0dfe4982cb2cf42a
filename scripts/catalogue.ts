import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { buildIndex, isIndexStale } from '@/lib/catalogue/lance/build';
import { sampleOffers } from '@/lib/catalogue/sample/generate';
import { type OfferStore, offerStore } from '@/lib/db/offers';
import { environment } from '@/lib/env';
import { progressLine } from './lib/progress-line';
import { openScriptDatabase } from './lib/script-database';

const USAGE = `npm run catalogue -- sample [--if-empty]   fill the offers table with the sample catalogue
npm run catalogue -- index [--if-stale]    build the search index anew from the offers table
`;

const commandSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('sample'), 'if-empty': z.boolean().default(false) }),
  z.strictObject({ command: z.literal('index'), 'if-stale': z.boolean().default(false) }),
]);
type Command = z.output<typeof commandSchema>;

function readCommand(argv: string[]): Command | null {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { 'if-empty': { type: 'boolean' }, 'if-stale': { type: 'boolean' } },
    });
    if (positionals.length !== 1) return null;
    return commandSchema.safeParse({ command: positionals[0], ...values }).data ?? null;
  } catch {
    return null;
  }
}

async function fill(store: OfferStore, ifEmpty: boolean): Promise<string> {
  const held = await store.count();
  if (ifEmpty && held > 0) return `The catalogue has ${held} offers already.`;
  const offers = sampleOffers();
  const progress = progressLine('offers');
  for (let at = 0; at < offers.length; at += 500) {
    await store.upsert(offers.slice(at, at + 500));
    progress.at(Math.min(at + 500, offers.length), offers.length);
  }
  progress.end();
  return `The sample catalogue is in: ${offers.length} offers.`;
}

async function index(store: OfferStore, folder: string, ifStale: boolean): Promise<string> {
  if (ifStale && !(await isIndexStale(store, folder))) return 'The search index is up to date.';
  const began = Date.now();
  const progress = progressLine('indexed');
  const count = await buildIndex(store, folder, progress.at);
  progress.end();
  return `The search index holds ${count} offers (${((Date.now() - began) / 1000).toFixed(1)} s).`;
}

const command = readCommand(process.argv.slice(2));
if (!command) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const opened = await openScriptDatabase();
  if (!opened.ok) {
    process.stderr.write(`${opened.error}\n`);
    process.exitCode = 1;
  } else {
    try {
      const store = offerStore(opened.value.database);
      const folder = path.resolve(environment().DATA_DIR, 'index');
      const said =
        command.command === 'sample'
          ? await fill(store, command['if-empty'])
          : await index(store, folder, command['if-stale']);
      process.stdout.write(`${said}\n`);
    } finally {
      await opened.value.close();
    }
  }
}
