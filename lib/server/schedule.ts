import { purgeExpired } from '@/lib/db/purge-facts';
import { logger } from '@/lib/log';
import type { App } from './composition';
import { pickUpTurns } from './curate';
import { appDatabase } from './database';

const PICK_UP_EVERY_MS = 60 * 1000;
const PURGE_EVERY_MS = 60 * 60 * 1000;

/** What a server does by itself from time to time. Running it in several processes at once does no harm. */
export function startSchedule(app: App): void {
  const every = (ms: number, name: string, work: () => Promise<unknown>) => {
    const run = () =>
      work().catch((error: unknown) => logger.error({ err: error, reason: name }, 'a scheduled job failed'));
    setInterval(run, ms).unref();
    void run();
  };
  every(PICK_UP_EVERY_MS, 'curator pick-up', () => pickUpTurns(app));
  every(PURGE_EVERY_MS, 'purge of expired facts', () => purgeExpired(appDatabase(), app.ids, app.clock.now()));
}
