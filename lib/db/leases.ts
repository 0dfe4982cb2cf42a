import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { LeaseStore } from '@/lib/agent/ports';
import type { Database } from './client';
import { ownSession } from './log';
import { sessions } from './schema/session';

/** How long a session stays taken after its process fell silent, in ms. Renewals come far more often. */
export const LEASE_MS = 30_000;

/** The right to run a session's turn, kept in its row, so that it holds across processes and ends with a dead one. */
export function leaseStore(database: Database): LeaseStore {
  return {
    async acquire(owner, sessionId, holder, now) {
      const free = or(isNull(sessions.leaseHolder), lt(sessions.leaseUntil, now));
      const [taken] = await database
        .update(sessions)
        .set({ leaseHolder: holder, leaseUntil: new Date(now.getTime() + LEASE_MS), stopRequested: false })
        .where(and(ownSession(owner, sessionId), free));
      if (taken.affectedRows === 1) return 'acquired';
      const [session] = await database.select({ id: sessions.id }).from(sessions).where(ownSession(owner, sessionId));
      return session ? 'busy' : 'not_found';
    },

    async renew(owner, sessionId, holder, now) {
      const own = and(ownSession(owner, sessionId), eq(sessions.leaseHolder, holder));
      const [kept] = await database
        .update(sessions)
        .set({ leaseUntil: new Date(now.getTime() + LEASE_MS) })
        .where(own);
      if (kept.affectedRows === 0) return { held: false, stopRequested: false };
      const [session] = await database.select({ stop: sessions.stopRequested }).from(sessions).where(own);
      return { held: session !== undefined, stopRequested: session?.stop ?? false };
    },

    async release(owner, sessionId, holder) {
      await database
        .update(sessions)
        .set({ leaseHolder: null, leaseUntil: null, stopRequested: false })
        .where(and(ownSession(owner, sessionId), eq(sessions.leaseHolder, holder)));
    },

    async requestStop(owner, sessionId, now) {
      const [asked] = await database
        .update(sessions)
        .set({ stopRequested: true })
        .where(and(ownSession(owner, sessionId), gt(sessions.leaseUntil, now)));
      return asked.affectedRows === 1;
    },
  };
}
