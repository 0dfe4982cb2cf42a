import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { CuratorStore } from '@/lib/agent/ports';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { ownSession } from './log';
import { curatorRuns } from './schema/curator';
import { contextEntries, sessions } from './schema/session';

/** A run that has said nothing for so long was left by a process that died, in ms. */
const LEFT_AFTER = 5 * 60 * 1000;
const ATTEMPTS = 2;

export type UncuratedTurn = { owner: Owner; sessionId: string; turn: number };

export type CuratorRuns = CuratorStore & {
  /**
   * Ended turns of all owners that no curator has read, or whose curator died, from `from` on; those younger than
   * `until` are left to the process that ran them. For the schedule, never for a request.
   */
  unread(from: Date, until: Date, limit: number): Promise<UncuratedTurn[]>;
};

export function curatorRunStore(database: Database): CuratorRuns {
  const ownRun = (sessionId: string, turn: number) =>
    and(eq(curatorRuns.sessionId, sessionId), eq(curatorRuns.turn, turn));
  return {
    async claim(owner, sessionId, turn, now) {
      return database.transaction(async (transaction) => {
        const [session] = await transaction
          .select({ id: sessions.id })
          .from(sessions)
          .where(ownSession(owner, sessionId))
          .for('update');
        if (!session) return false;
        const [run] = await transaction.select().from(curatorRuns).where(ownRun(sessionId, turn));
        if (!run) {
          await transaction.insert(curatorRuns).values({ sessionId, turn, state: 'running', startedAt: now });
          return true;
        }
        const left = run.state === 'running' && now.getTime() - run.startedAt.getTime() > LEFT_AFTER;
        if (!left || run.attempts >= ATTEMPTS) return false;
        await transaction
          .update(curatorRuns)
          .set({ attempts: run.attempts + 1, startedAt: now })
          .where(ownRun(sessionId, turn));
        return true;
      });
    },

    async finish(owner, sessionId, turn, state) {
      const [session] = await database.select({ id: sessions.id }).from(sessions).where(ownSession(owner, sessionId));
      if (session) await database.update(curatorRuns).set({ state }).where(ownRun(sessionId, turn));
    },

    async unread(from, until, limit) {
      const same = and(eq(curatorRuns.sessionId, contextEntries.sessionId), eq(curatorRuns.turn, contextEntries.turn));
      const left = and(
        eq(curatorRuns.state, 'running'),
        lt(curatorRuns.startedAt, new Date(until.getTime() - LEFT_AFTER)),
        lt(curatorRuns.attempts, ATTEMPTS),
      );
      const rows = await database
        .select({
          tenantId: sessions.tenantId,
          userId: sessions.userId,
          sessionId: contextEntries.sessionId,
          turn: contextEntries.turn,
        })
        .from(contextEntries)
        .innerJoin(sessions, eq(sessions.id, contextEntries.sessionId))
        .leftJoin(curatorRuns, same)
        .where(
          and(
            eq(contextEntries.kind, 'turn_end'),
            gt(contextEntries.createdAt, from),
            lt(contextEntries.createdAt, until),
            sql`(${isNull(curatorRuns.sessionId)} or ${left})`,
          ),
        )
        .limit(limit);
      return rows.map(({ sessionId, turn, ...owner }) => ({ owner, sessionId, turn }));
    },
  };
}
