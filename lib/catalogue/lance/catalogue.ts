import type { Database } from '@/lib/db/client';
import { offerStore } from '@/lib/db/offers';
import { platforms } from '../sample/platforms';
import type { CataloguePort } from '../search';
import { buildIndex } from './build';
import { indexReader, type Version } from './reader';
import { cheapestFirst, nothing, searchVersion } from './search';

/**
 * The catalogue over the offers table and the index in `folder`. A table with offers but no index (a first start that
 * skipped the command) gets one at the first search. Rejects when the database or the index can't be read.
 */
export async function openCatalogue(database: Database, folder: string): Promise<CataloguePort> {
  const store = offerStore(database);
  const reader = indexReader(folder);
  // Opening takes a moment; the first search shouldn't pay for it.
  reader.current().catch(() => undefined);
  let building: Promise<unknown> | undefined;

  async function version(): Promise<Version | null> {
    const current = await reader.current();
    if (current && current.facets.length > 0) return current;
    if ((await store.count()) === 0) return current;
    building ??= buildIndex(store, folder).finally(() => {
      building = undefined;
    });
    await building;
    return reader.current(true);
  }

  return {
    async search(query, signal) {
      signal.throwIfAborted();
      const current = await version();
      return current ? searchVersion(current, store, query, signal) : nothing(query);
    },
    byIds: (ids) => store.byIds(ids),
    async sameProduct(productKey) {
      const same = await store.byProduct(productKey);
      const known = new Set(same.map(({ id }) => id));
      const groups = (await reader.current())?.groups;
      const others = same.flatMap(({ groupId }) => (groupId === null ? [] : (groups?.get(groupId) ?? [])));
      const variants = await store.byIds([...new Set(others)].filter((id) => !known.has(id)));
      return [...cheapestFirst(same), ...cheapestFirst(variants)];
    },
    platforms: () => platforms,
  };
}
