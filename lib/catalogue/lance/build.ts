import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { OfferStore } from '@/lib/db/offers';
import { facetOf } from '../facet';
import type { Offer } from '../offer';
import { lance } from './engine';
import { readManifest, removeVersion, writeManifest, writeVocabulary } from './manifest';
import { offerTokens } from './tokens';

export const TABLE = 'offers';

/** One row of the index: its number, the tokens that are searched, and the facet as JSON. */
export type IndexRow = { n: number; tokens: string; facet: string };

export type BuildProgress = (done: number, total: number) => void;

const ROWS_A_BATCH = 5_000;

/** A name that no other process takes at the same moment. */
const newVersion = () => `v-${Date.now().toString(36).padStart(9, '0')}${process.pid.toString(36)}`;
const begun = (version: string) => version.slice(0, 'v-'.length + 9);

function rowOf(offer: Offer, n: number): IndexRow {
  const facet = facetOf(offer);
  return { n, tokens: offerTokens(offer, facet), facet: JSON.stringify(facet) };
}

/**
 * Builds the index anew from the offers table, beside the one in use, then swaps. Readers of any process go on with
 * the old version until they notice; it is kept until the build after the next. Returns how many offers it holds.
 */
export async function buildIndex(
  store: OfferStore,
  folder: string,
  progress: BuildProgress = () => {},
): Promise<number> {
  const { connect, Index } = await lance();
  const before = await readManifest(folder);
  // Read first: an offer that changes while this runs makes the index stale, never wrongly fresh.
  const { digest, count } = await store.digest();
  const version = newVersion();
  const connection = await connect(path.join(folder, version));
  let table: Awaited<ReturnType<typeof connection.createTable>> | undefined;
  const vocabulary = new Set<string>();
  let batch: IndexRow[] = [];
  let total = 0;
  const write = async () => {
    if (batch.length === 0) return;
    if (table) await table.add(batch);
    else table = await connection.createTable(TABLE, batch);
    batch = [];
    progress(total, Math.max(count, total));
  };
  for await (const page of store.pages()) {
    for (const offer of page) {
      const row = rowOf(offer, total);
      for (const token of row.tokens.split(' ')) vocabulary.add(token);
      batch.push(row);
      total += 1;
      if (batch.length >= ROWS_A_BATCH) await write();
    }
  }
  await write();
  if (table) {
    const config = Index.fts({
      baseTokenizer: 'whitespace',
      lowercase: false,
      stem: false,
      removeStopWords: false,
      asciiFolding: false,
      withPosition: false,
    });
    await table.createIndex('tokens', { config });
  }
  connection.close();
  await writeVocabulary(folder, version, vocabulary);
  await writeManifest(folder, { version, digest, offers: total });
  await removeOlder(folder, before?.version ?? version);
  return total;
}

/**
 * Removes versions that were begun before `kept`. One that another process is building now is younger, so it stays; what
 * a killed build left goes when it has become old.
 */
async function removeOlder(folder: string, kept: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('v-') && begun(name) < begun(kept)) await removeVersion(folder, name);
  }
}

/** Whether the index is missing or was built from other offers than the table has now. */
export async function isIndexStale(store: OfferStore, folder: string): Promise<boolean> {
  const manifest = await readManifest(folder);
  if (!manifest) return true;
  const { digest } = await store.digest();
  return manifest.digest !== digest;
}
