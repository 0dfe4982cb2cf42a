import { setTimeout as sleep } from 'node:timers/promises';
import { deletePerson } from '@/lib/db/delete-person';
import { ok, type Result } from '@/lib/errors';
import type { Owner } from '@/lib/owner';
import { getApp } from './composition';
import { appDatabase } from './database';
import { deleteSession } from './sessions';

const WAIT_MS = 3_000;

/** Deletes all of the owner's sessions with their logs; turns that run in them are stopped first. Answers how many. */
export async function deleteAllSessions(owner: Owner): Promise<Result<number>> {
  const { stores } = await getApp();
  let deleted = 0;
  for (const id of await stores.sessions.ids(owner)) if ((await deleteSession(owner, id)).ok) deleted += 1;
  return ok(deleted);
}

/** Deletes everything that is kept of the owner, and the owner: the cookie that they still hold is nobody's then. */
export async function deleteAccount(owner: Owner, database = appDatabase()): Promise<Result<null>> {
  const { stores, turns } = await getApp();
  const reading = (await stores.sessions.ids(owner)).map((id) => turns.get(id)?.done);
  await deleteAllSessions(owner);
  // A curator that is still at it would only find its session gone; waiting spares the log a line about that.
  await Promise.race([Promise.allSettled(reading), sleep(WAIT_MS)]);
  await deletePerson(database, owner);
  return ok(null);
}
