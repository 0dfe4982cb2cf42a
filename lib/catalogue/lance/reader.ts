import path from 'node:path';
import type { Table } from '@lancedb/lancedb';
import type { Facet } from '../facet';
import { TABLE } from './build';
import { lance } from './engine';
import { readManifest, readVocabulary, swappedAt } from './manifest';
import { recent } from './recent';

/** One version of the index, opened. */
export type Version = {
  /** By row number; held in memory, since every filter and exclusion is done over them in code. */
  facets: Facet[];
  /** Row numbers of the offers that hold every token. */
  match(tokens: string[]): Promise<number[]>;
  /** Whether any offer holds a token. */
  knows(token: string): boolean;
  /** Variants of one product on one platform. */
  groups: Map<string, string[]>;
};

const LOOK_AGAIN_MS = 1_000;
/** Answers of the index that are kept: row numbers, some kilobytes each. */
const RECENT = 200;

async function openVersion(folder: string): Promise<Version | null> {
  const manifest = await readManifest(folder);
  if (!manifest) return null;
  if (manifest.offers === 0) {
    return { facets: [], match: async () => [], knows: () => false, groups: new Map() };
  }
  const { connect } = await lance();
  const connection = await connect(path.join(folder, manifest.version));
  const table = await connection.openTable(TABLE);
  const facets = await readFacets(table, manifest.offers);
  const matching = recent(RECENT, (tokens) => search(table, tokens, manifest.offers));
  const groups = new Map<string, string[]>();
  for (const { groupId, id } of facets) {
    if (groupId !== null) groups.set(groupId, [...(groups.get(groupId) ?? []), id]);
  }
  const vocabulary = await readVocabulary(folder, manifest.version);
  return {
    facets,
    groups,
    match: async (tokens) => {
      // LanceDB 0.31 leaves a token that it has never seen out of an AND instead of finding nothing.
      if (!tokens.every((token) => vocabulary.has(token))) return [];
      return matching([...tokens].sort().join(' '));
    },
    knows: (token) => vocabulary.has(token),
  };
}

async function readFacets(table: Table, count: number): Promise<Facet[]> {
  const facets: Facet[] = new Array(count);
  const shared = new Map<string, string>();
  // Ids of concepts, platforms and countries come up in every facet: one string each instead of thousands.
  const share = (_key: string, value: unknown) => {
    if (typeof value !== 'string' || value.length > 32) return value;
    const known = shared.get(value);
    if (known !== undefined) return known;
    shared.set(value, value);
    return value;
  };
  for await (const batch of table.query().select(['n', 'facet'])) {
    const numbers = batch.getChild('n');
    const texts = batch.getChild('facet');
    for (let i = 0; i < batch.numRows; i++) facets[Number(numbers?.get(i))] = JSON.parse(String(texts?.get(i)), share);
  }
  return facets;
}

async function search(table: Table, tokens: string, limit: number): Promise<number[]> {
  const { MatchQuery, Operator } = await lance();
  const text = new MatchQuery(tokens, 'tokens', { operator: Operator.And });
  // `where` on this query costs more than the match itself, and text columns of many rows more than both.
  const found = await table.query().fullTextSearch(text).select(['n', '_score']).limit(limit).toArrow();
  return Array.from(found.getChild('n')?.toArray() ?? [], Number);
}

export type IndexReader = {
  /**
   * The current version; null while there is none. It looks for another at most once a second, or at once with
   * `lookNow`, and waits until that one is open: the files of the one before may be gone by now. Rejects when a version
   * is there but can't be read.
   */
  current(lookNow?: boolean): Promise<Version | null>;
};

/** Reads the index in a folder, and notices when any process has swapped in another version. */
export function indexReader(folder: string): IndexReader {
  let opened: Version | null = null;
  let openedFrom = 0;
  let opening: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const swapped = await swappedAt(folder);
    if (swapped === openedFrom) return;
    opened = await openVersion(folder);
    openedFrom = swapped;
  }

  return {
    async current(lookNow = false) {
      const now = performance.now();
      if (lookNow || now - lookedAt >= LOOK_AGAIN_MS) {
        lookedAt = now;
        opening ??= look().finally(() => {
          opening = undefined;
        });
      }
      await opening;
      return opened;
    },
  };
}
