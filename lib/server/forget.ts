import type { LogStore } from '@/lib/agent/ports';
import type { Forgotten } from '@/lib/context/redaction';
import type { SessionStore } from '@/lib/db/sessions';
import type { Owner } from '@/lib/owner';

/** Takes forgotten facts out of all of the owner's sessions, at once: old ones, and one whose turn is running. */
export async function forgetInSessions(
  { stores }: { stores: { sessions: Pick<SessionStore, 'ids'>; log: Pick<LogStore, 'redact'> } },
  owner: Owner,
  forgotten: readonly Forgotten[],
): Promise<void> {
  if (forgotten.length === 0) return;
  for (const id of await stores.sessions.ids(owner)) await stores.log.redact(owner, id, forgotten);
}
