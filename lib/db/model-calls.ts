import { asc, eq, sql } from 'drizzle-orm';
import type { CallRecord, CallStore } from '@/lib/agent/ports';
import type { Ids } from '@/lib/ids';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { ownSession } from './log';
import { modelCalls, sessions } from './schema/session';

export type StoredCall = Omit<CallRecord, 'purpose'> & { purpose: string };

export type CallLedger = CallStore & {
  /** The calls of one of the owner's sessions in time order; empty for any other session. */
  ofSession(owner: Owner, sessionId: string): Promise<StoredCall[]>;
};

/** Figures of every model call: tokens, cache hits, latency. No text. */
export function callLedger(database: Database, ids: Ids): CallLedger {
  return {
    async record(owner, sessionId, call) {
      // The row is selected from the owner's session, so a call of anybody else's session is not written.
      const row = {
        id: value(ids.next(), 'id'),
        sessionId: sessions.id,
        turn: value(call.turn, 'turn'),
        step: value(call.step, 'step'),
        purpose: value(call.purpose, 'purpose'),
        model: value(call.model, 'model'),
        head: value(call.head, 'head'),
        lastSeq: value(call.lastSeq, 'last_seq'),
        promptTokens: value(call.usage?.promptTokens ?? null, 'prompt_tokens'),
        cachedTokens: value(call.usage?.cachedTokens ?? null, 'cached_tokens'),
        cacheWriteTokens: value(call.usage?.cacheWriteTokens ?? null, 'cache_write_tokens'),
        completionTokens: value(call.usage?.completionTokens ?? null, 'completion_tokens'),
        latencyMs: value(call.latencyMs, 'latency_ms'),
        firstChunkMs: value(call.firstChunkMs, 'first_chunk_ms'),
        outcome: value(call.outcome, 'outcome'),
        at: value(call.at, 'at'),
      };
      await database.insert(modelCalls).select(database.select(row).from(sessions).where(ownSession(owner, sessionId)));
    },

    async ofSession(owner, sessionId) {
      const rows = await database
        .select({ call: modelCalls })
        .from(modelCalls)
        .innerJoin(sessions, eq(sessions.id, modelCalls.sessionId))
        .where(ownSession(owner, sessionId))
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

function value(literal: string | number | Date | null, column: string) {
  return sql`${literal instanceof Date ? literal.toISOString().slice(0, 23).replace('T', ' ') : literal}`.as(column);
}
