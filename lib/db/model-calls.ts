import { and, asc, eq } from 'drizzle-orm';
import type { CallRecord, CallStore } from '@/lib/agent/ports';
import type { Ids } from '@/lib/ids';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { modelCalls, sessions } from './schema/session';

export type StoredCall = Omit<CallRecord, 'purpose'> & { purpose: string };

export type CallLedger = CallStore & {
  /** The calls of one of the owner's sessions in time order; empty for any other session. */
  ofSession(owner: Owner, sessionId: string): Promise<StoredCall[]>;
};

/** Figures of every model call: tokens, cache hits, latency. No text. */
export function callLedger(database: Database, ids: Ids): CallLedger {
  return {
    async record(_owner, sessionId, call) {
      const { usage, ...rest } = call;
      await database.insert(modelCalls).values({
        id: ids.next(),
        sessionId,
        ...rest,
        promptTokens: usage?.promptTokens ?? null,
        cachedTokens: usage?.cachedTokens ?? null,
        cacheWriteTokens: usage?.cacheWriteTokens ?? null,
        completionTokens: usage?.completionTokens ?? null,
      });
    },

    async ofSession(owner, sessionId) {
      const rows = await database
        .select({ call: modelCalls })
        .from(modelCalls)
        .innerJoin(sessions, eq(sessions.id, modelCalls.sessionId))
        .where(
          and(
            eq(modelCalls.sessionId, sessionId),
            eq(sessions.tenantId, owner.tenantId),
            eq(sessions.userId, owner.userId),
          ),
        )
        .orderBy(asc(modelCalls.at), asc(modelCalls.turn), asc(modelCalls.step));
      return rows.map(({ call }) => ({
        ...call,
        usage:
          call.promptTokens === null
            ? null
            : {
                promptTokens: call.promptTokens,
                cachedTokens: call.cachedTokens ?? 0,
                cacheWriteTokens: call.cacheWriteTokens ?? 0,
                completionTokens: call.completionTokens ?? 0,
              },
      }));
    },
  };
}
