import { and, eq, lte } from 'drizzle-orm';
import type { Ids } from '@/lib/ids';
import { POLICY_VERSION } from '@/lib/memory/policy';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { withOwnerLocked } from './fact-owner';
import { memoryEvents, memoryFacts, memorySuggestions } from './schema/memory';

/**
 * Deletes every expired fact, owner by owner, each with one line in that owner's event log, and every suggestion that
 * nobody decided on in time. Over all owners: it is called by the schedule and the command line, never for a request.
 */
export async function purgeExpired(
  database: Database,
  ids: Ids,
  now: Date,
): Promise<{ owners: number; facts: number }> {
  const owners: Owner[] = await database
    .selectDistinct({ tenantId: memoryFacts.tenantId, userId: memoryFacts.userId })
    .from(memoryFacts)
    .where(lte(memoryFacts.expiresAt, now));
  await database.delete(memorySuggestions).where(lte(memorySuggestions.expiresAt, now));
  let facts = 0;
  for (const owner of owners) {
    facts += await withOwnerLocked(database, owner, 'auto', async (transaction) => {
      const [purged] = await transaction
        .delete(memoryFacts)
        .where(
          and(
            eq(memoryFacts.tenantId, owner.tenantId),
            eq(memoryFacts.userId, owner.userId),
            lte(memoryFacts.expiresAt, now),
          ),
        );
      const count = purged.affectedRows;
      if (count > 0) {
        await transaction.insert(memoryEvents).values({
          ...owner,
          id: ids.next(),
          at: now,
          path: 'purge',
          key: null,
          verdict: 'expired',
          reason: 'retention',
          policyVersion: POLICY_VERSION,
          count,
        });
      }
      return count;
    });
  }
  return { owners: owners.length, facts };
}
