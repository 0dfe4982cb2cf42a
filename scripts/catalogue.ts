import path from 'node:path';
import { buildIndex, isIndexStale } from '@/lib/catalogue/lance/build';
import { sampleOffers } from '@/lib/catalogue/sample/generate';
import type { Database } from '@/lib/db/client';
import { type OfferStore, offerStore } from '@/lib/db/offers';
import { type PlatformStore, platformStore } from '@/lib/db/platforms';
import { environment } from '@/lib/env';
import { fail, ok, type Result } from '@/lib/errors';
import { type Command, readCommand, USAGE } from './lib/catalogue-command';
import { runImport } from './lib/catalogue-import';
import { progressLine } from './lib/progress-line';
import { openScriptDatabase } from './lib/script-database';

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

async function list(platforms: PlatformStore, offers: OfferStore): Promise<string> {
  const imported = await platforms.list();
  if (imported.length === 0) return 'No feed was imported yet.';
  const lines = imported.map(async ({ platform, format, importedAt, refused }) => {
    const held = await offers.countOf(platform.id);
    const where = `${platform.country} → ${platform.shipsTo.join(' ') || 'nowhere stated'}`;
    return `${platform.id}  ${platform.name.en}  ${format}  ${platform.currency}  ${where}  ${held} offers, ${refused} refused  ${importedAt.toISOString()}`;
  });
  return (await Promise.all(lines)).join('\n');
}

/** Does what the command says; the text is for the terminal, the failure too. */
async function run(command: Command, database: Database): Promise<Result<string, string>> {
  const offers = offerStore(database);
  const platforms = platformStore(database);
  const folder = path.resolve(environment().DATA_DIR, 'index');
  switch (command.command) {
    case 'sample':
      return ok(await fill(offers, command['if-empty']));
    case 'index':
      return ok(await index(offers, folder, command['if-stale']));
    case 'feeds':
      return ok(await list(platforms, offers));
    case 'remove': {
      if (!(await platforms.remove(command.platform))) return fail(`No feed of ${command.platform} was imported.`);
      const removed = await offers.removeMissing(command.platform, new Set());
      return ok(`${command.platform} is gone, with ${removed} offers.\n${await index(offers, folder, true)}`);
    }
    case 'import': {
      const imported = await runImport(command, { offers, platforms }, new Date());
      return imported.ok ? ok(`${imported.value}\n${await index(offers, folder, true)}`) : imported;
    }
  }
}

async function runOnDatabase(command: Command): Promise<Result<string, string>> {
  const opened = await openScriptDatabase();
  if (!opened.ok) return opened;
  try {
    return await run(command, opened.value.database);
  } finally {
    await opened.value.close();
  }
}

const command = readCommand(process.argv.slice(2));
if (!command.ok) {
  process.stderr.write(`${command.error}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const rehearses = command.value.command === 'import' && command.value['dry-run'];
  const said =
    command.value.command === 'import' && rehearses
      ? await runImport(command.value, null, new Date())
      : await runOnDatabase(command.value);
  if (said.ok) process.stdout.write(`${said.value}\n`);
  else {
    process.stderr.write(`${said.error}\n`);
    process.exitCode = 1;
  }
}
