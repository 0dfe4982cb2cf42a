import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { factCategorySchema, type MemoryMode } from '@/lib/memory/fact';
import type { Suggestion, SuggestionStore } from '@/lib/memory/suggestion';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { sessionStands, withOwnerLocked } from './fact-owner';
import { memorySuggestions } from './schema/memory';

function own(owner: Owner) {
  return and(eq(memorySuggestions.tenantId, owner.tenantId), eq(memorySuggestions.userId, owner.userId));
}

function read(row: typeof memorySuggestions.$inferSelect): Suggestion {
  const { id, key, value, category, sessionId, turn, createdAt } = row;
  return { id, key, value, category: factCategorySchema.parse(category), sessionId, turn, createdAt };
}

/** Suggestions in the database, under the same lock and generation as facts. */
export function suggestionStore(database: Database, defaultMode: MemoryMode = 'auto'): SuggestionStore {
  return {
    async list(owner, now) {
      const rows = await database
        .select()
        .from(memorySuggestions)
        .where(and(own(owner), gt(memorySuggestions.expiresAt, now)))
        .orderBy(desc(memorySuggestions.createdAt), desc(memorySuggestions.id));
      return rows.map(read);
    },

    add(owner, suggestion, expected, expiresAt) {
      return withOwnerLocked(database, owner, defaultMode, async (transaction, generation) => {
        if (generation !== expected) return 'stale';
        if (!(await sessionStands(transaction, owner, suggestion.sessionId))) return 'stale';
        const row = { ...suggestion, generation, expiresAt };
        await transaction
          .insert(memorySuggestions)
          .values({ ...owner, ...row })
          .onDuplicateKeyUpdate({ set: row });
        return 'added';
      });
    },

    take(owner, id, now) {
      return withOwnerLocked(database, owner, defaultMode, async (transaction) => {
        const wanted = and(own(owner), eq(memorySuggestions.id, id));
        const [row] = await transaction.select().from(memorySuggestions).where(wanted);
        await transaction.delete(memorySuggestions).where(wanted);
        return row && row.expiresAt > now ? read(row) : null;
      });
    },

    async drop(owner, keys) {
      if (keys.length === 0) return;
      await database.delete(memorySuggestions).where(and(own(owner), inArray(memorySuggestions.key, [...keys])));
    },
  };
}
