import type { PlatformStore } from '@/lib/db/platforms';
import type { Platform } from '../offer';
import { platforms as sample } from '../sample/platforms';

const LOOK_AGAIN_MS = 5_000;

/**
 * The shops of the app: the sample's and those whose feeds were imported. `current` answers at once from what was read
 * last, and looks again behind the caller's back; another process's import is seen after some seconds. When the
 * database is down the last answer stands.
 */
export function platformList(store: Pick<PlatformStore, 'list'>, now: () => number = () => performance.now()) {
  let known: Platform[] = sample;
  let lookedAt = Number.NEGATIVE_INFINITY;
  async function refresh(): Promise<void> {
    lookedAt = now();
    try {
      const imported = (await store.list()).map(({ platform }) => platform);
      known = [...sample, ...imported.filter(({ id }) => sample.every((one) => one.id !== id))];
    } catch {
      // Shown by whatever needs the database itself.
    }
  }
  return {
    refresh,
    current(): Platform[] {
      if (now() - lookedAt >= LOOK_AGAIN_MS) void refresh();
      return known;
    },
  };
}
