import type { Forgotten } from '@/lib/context/redaction';
import type { Owner } from '@/lib/owner';
import type { App } from './composition';

/** Takes forgotten facts out of all of the owner's sessions, at once: old ones, and one whose turn is running. */
export async function forgetInSessions(
  app: Pick<App, 'stores'>,
  owner: Owner,
  forgotten: readonly Forgotten[],
): Promise<void> {
  if (forgotten.length === 0) return;
  for (const id of await app.stores.sessions.ids(owner)) await app.stores.log.redact(owner, id, forgotten);
}
