import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Ids } from '@/lib/ids';
import {
  type Fact,
  type FactSource,
  factCategorySchema,
  factSources,
  type MemoryMode,
  memoryModes,
} from '@/lib/memory/fact';
import { POLICY_VERSION } from '@/lib/memory/policy';
import type { FactStore, FactWrite, MemoryEvent } from '@/lib/memory/store';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { ownMemory, sessionStands, type Transaction, withOwnerLocked } from './fact-owner';
import { memoryEvents, memoryFacts, memoryOwners, memorySuggestions } from './schema/memory';

type FactRow = typeof memoryFacts.$inferSelect;

function ownFacts(owner: Owner) {
  return and(eq(memoryFacts.tenantId, owner.tenantId), eq(memoryFacts.userId, owner.userId));
}

function ownSuggestions(owner: Owner) {
  return and(eq(memorySuggestions.tenantId, owner.tenantId), eq(memorySuggestions.userId, owner.userId));
}

function readSource(source: string): FactSource {
  return factSources.find((known) => known === source) ?? 'curator';
}

function readFact({ tenantId: _tenant, userId: _user, expiryChosen: _chosen, ...row }: FactRow): Fact {
  return { ...row, category: factCategorySchema.parse(row.category), source: readSource(row.source) };
}

const RANK = { constraint: 0, preference: 1, context: 1 } as const;

/** Long-term memory in the database. `defaultMode`: what memory does for a person who hasn't chosen. */
export function factStore(database: Database, ids: Ids, defaultMode: MemoryMode = 'auto'): FactStore {
  const record = (on: Database | Transaction, owner: Owner, event: Omit<MemoryEvent, 'at'>, at: Date) =>
    on.insert(memoryEvents).values({ ...owner, ...event, id: ids.next(), at });
  const locked = <T>(owner: Owner, work: (transaction: Transaction, generation: number) => Promise<T>) =>
    withOwnerLocked(database, owner, defaultMode, work);
  const line = (path: MemoryEvent['path'], verdict: MemoryEvent['verdict'], count: number) =>
    ({ path, key: null, verdict, reason: 'explicit_request', policyVersion: POLICY_VERSION, count }) as const;

  return {
    async list(owner, now) {
      const rows = await database
        .select()
        .from(memoryFacts)
        .where(and(ownFacts(owner), gt(memoryFacts.expiresAt, now)))
        .orderBy(desc(memoryFacts.updatedAt), memoryFacts.key);
      return rows.map(readFact).sort((a, b) => RANK[a.category] - RANK[b.category]);
    },

    async generation(owner) {
      const [row] = await database
        .select({ generation: memoryOwners.generation })
        .from(memoryOwners)
        .where(ownMemory(owner));
      return row?.generation ?? 0;
    },

    write(owner, facts, expectedGeneration, now, from) {
      return locked(owner, async (transaction, generation) => {
        if (generation !== expectedGeneration) return 'stale';
        if (from !== undefined && !(await sessionStands(transaction, owner, from))) return 'stale';
        for (const fact of await allowed(transaction, owner, facts, now)) {
          const { key: _key, ...changed } = fact;
          await transaction
            .insert(memoryFacts)
            .values({ ...owner, ...fact, createdAt: now, updatedAt: now })
            .onDuplicateKeyUpdate({ set: { ...changed, updatedAt: now, expiryChosen: false } });
        }
        return 'written';
      });
    },

    replace(owner, key, fact, now) {
      return locked(owner, async (transaction) => {
        const [old] = await transaction
          .select()
          .from(memoryFacts)
          .where(and(ownFacts(owner), eq(memoryFacts.key, key), gt(memoryFacts.expiresAt, now)));
        if (!old) return 'not_found';
        if (fact.key !== key) {
          const standing = and(ownFacts(owner), eq(memoryFacts.key, fact.key));
          const [taken] = await transaction.select().from(memoryFacts).where(standing);
          if (taken && taken.expiresAt > now) return 'key_taken';
          await transaction.delete(memoryFacts).where(standing);
        }
        await transaction
          .update(memoryFacts)
          .set({ ...fact, updatedAt: now, ...(old.expiryChosen ? { expiresAt: old.expiresAt } : {}) })
          .where(and(ownFacts(owner), eq(memoryFacts.key, key)));
        return 'written';
      });
    },

    delete(owner, keys, now) {
      if (keys.length === 0) return Promise.resolve(0);
      return locked(owner, async (transaction) => {
        const [deleted] = await transaction
          .delete(memoryFacts)
          .where(and(ownFacts(owner), inArray(memoryFacts.key, keys)));
        await transaction
          .delete(memorySuggestions)
          .where(and(ownSuggestions(owner), inArray(memorySuggestions.key, keys)));
        const count = deleted.affectedRows;
        const [key = null] = keys.length === 1 ? keys : [];
        if (count > 0) await record(transaction, owner, { ...line('delete', 'deleted', count), key }, now);
        return count;
      });
    },

    clear(owner, now) {
      return locked(owner, async (transaction, generation) => {
        await transaction
          .update(memoryOwners)
          .set({ generation: generation + 1 })
          .where(ownMemory(owner));
        await transaction.delete(memorySuggestions).where(ownSuggestions(owner));
        const [cleared] = await transaction.delete(memoryFacts).where(ownFacts(owner));
        await record(transaction, owner, line('clear', 'cleared', cleared.affectedRows), now);
        return cleared.affectedRows;
      });
    },

    async setExpiry(owner, key, expiresAt, now) {
      return locked(owner, async (transaction) => {
        const standing = and(ownFacts(owner), eq(memoryFacts.key, key), gt(memoryFacts.expiresAt, now));
        const [fact] = await transaction.select({ key: memoryFacts.key }).from(memoryFacts).where(standing);
        if (!fact) return false;
        await transaction.update(memoryFacts).set({ expiresAt, expiryChosen: true }).where(standing);
        return true;
      });
    },

    async renew(owner, keys, expiresAt) {
      if (keys.length === 0) return;
      const renewed = and(
        ownFacts(owner),
        inArray(memoryFacts.key, keys),
        lt(memoryFacts.expiresAt, expiresAt),
        eq(memoryFacts.expiryChosen, false),
      );
      await locked(owner, (transaction) => transaction.update(memoryFacts).set({ expiresAt }).where(renewed));
    },

    async mode(owner) {
      const [row] = await database.select({ mode: memoryOwners.mode }).from(memoryOwners).where(ownMemory(owner));
      return memoryModes.find((mode) => mode === row?.mode) ?? defaultMode;
    },

    async setMode(owner, mode) {
      await locked(owner, (transaction) => transaction.update(memoryOwners).set({ mode }).where(ownMemory(owner)));
    },

    async record(owner, event, now) {
      await record(database, owner, event, now);
    },

    async events(owner, limit, offset = 0) {
      const rows = await database
        .select()
        .from(memoryEvents)
        .where(and(eq(memoryEvents.tenantId, owner.tenantId), eq(memoryEvents.userId, owner.userId)))
        .orderBy(desc(memoryEvents.at), desc(memoryEvents.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id: _id, tenantId: _tenant, userId: _user, ...row }) => row as MemoryEvent);
    },
  };
}

/** A curator's fact never replaces what a person or the tool wrote, as long as that stands. */
async function allowed(
  transaction: Transaction,
  owner: Owner,
  facts: readonly FactWrite[],
  now: Date,
): Promise<FactWrite[]> {
  const proposed = facts.filter((fact) => fact.source === 'curator').map((fact) => fact.key);
  if (proposed.length === 0) return [...facts];
  const standing = await transaction
    .select({ key: memoryFacts.key })
    .from(memoryFacts)
    .where(
      and(
        ownFacts(owner),
        inArray(memoryFacts.key, proposed),
        gt(memoryFacts.expiresAt, now),
        sql`${memoryFacts.source} <> 'curator'`,
      ),
    );
  const kept = new Set(standing.map((row) => row.key));
  return facts.filter((fact) => fact.source !== 'curator' || !kept.has(fact.key));
}
