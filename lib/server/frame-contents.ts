import 'server-only';
import { currentOwner } from './current-owner';
import { modelLabel } from './model-label';
import { listSessions } from './sessions';

/**
 * What the frame around every page shows. A part that can't be read is null: the frame must stand even while the
 * database is down, so that the page inside can say so.
 */
export async function frameContents() {
  const [sessions, model] = await Promise.allSettled([sessionsOfVisitor(), modelLabel()]);
  return {
    sessions: sessions.status === 'fulfilled' ? sessions.value : null,
    model: model.status === 'fulfilled' ? model.value : null,
  };
}

async function sessionsOfVisitor() {
  const owner = await currentOwner();
  return owner === null ? [] : listSessions(owner);
}
