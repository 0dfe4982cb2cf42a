import { setTimeout as sleep } from 'node:timers/promises';
import { lastTurn } from '@/lib/context/log';
import { openTurn } from '@/lib/context/repair';
import type { StreamItem } from '@/lib/events';
import type { Owner } from '@/lib/owner';
import type { App } from './composition';

const POLL_MS = 400;

/**
 * Follows a turn that another process runs, by its log: the same events, entry by entry instead of piece by piece. Ends
 * with the turn, or when the process that ran it is gone.
 */
export async function* followStoredTurn(
  app: App,
  owner: Owner,
  sessionId: string,
): AsyncGenerator<StreamItem, void, void> {
  let n = 0;
  let following: number | null = null;
  for (;;) {
    const session = await app.stores.sessions.get(owner, sessionId);
    const entries = await app.stores.log.load(owner, sessionId);
    if (!session || !entries) return;
    // The lease is taken before the turn's first entry is written: a closed last turn isn't the one that runs.
    following ??= openTurn(entries) ?? lastTurn(entries) + 1;
    const turn = following;
    const own = entries.filter((entry) => entry.turn === turn);
    const events = own.flatMap((entry) => entry.meta.events);
    for (; n < events.length; n++) {
      const event = events[n];
      if (event) yield { turn, n, event };
    }
    if (own.some((entry) => entry.kind === 'turn_end')) return;
    if (!session.running) {
      yield { turn, n, event: { type: 'interrupted', reason: 'crashed' } };
      return;
    }
    await sleep(POLL_MS);
  }
}
