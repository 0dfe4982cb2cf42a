import type { Database } from '@/lib/db/client';
import { offerStore } from '@/lib/db/offers';
import { platformStore } from '@/lib/db/platforms';
import type { CataloguePort } from '../search';
import { buildIndex } from './build';
import { platformList } from './platforms';
import { indexReader, type Version } from './reader';
import { cheapestFirst, nothing, searchVersion } from './search';

/**
 * The catalogue over the offers table and the index in `folder`. A table with offers but no index that can be read (a
 * start that skipped the command, a broken folder) gets one at the first search. Rejects when the database is down.
 */
export async function openCatalogue(database: Database, folder: string): Promise<CataloguePort> {
  const store = offerStore(database);
  const reader = indexReader(folder);
  const shops = platformList(platformStore(database));
  await shops.refresh();
  // Opening takes a moment; the first search shouldn't pay for it.
  reader.current().catch(() => undefined);
  let building: Promise<unknown> | undefined;

  async function version(): Promise<Version | null> {
    const current = await reader.current().catch(() => null);
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
      if (!current) return nothing(query);
      try {
        return await searchVersion(current, store, query, signal);
      } catch (error) {
        // Two builds within the second since it was looked at remove the files under a search.
        const newer = await reader.current(true);
        if (!newer || newer === current) throw error;
        return searchVersion(newer, store, query, signal);
      }
    },
    byIds: (ids) => store.byIds(ids),
    async sameProduct(productKey) {
      const same = await store.byProduct(productKey);
      const known = new Set(same.map(({ id }) => id));
      const groups = (await version())?.groups;
      const others = same.flatMap(({ groupId }) => (groupId === null ? [] : (groups?.get(groupId) ?? [])));
      const variants = await store.byIds([...new Set(others)].filter((id) => !known.has(id)));
      return [...cheapestFirst(same), ...cheapestFirst(variants)];
    },
    platforms: () => shops.current(),
  };
}
