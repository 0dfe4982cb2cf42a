import { and, eq, sql } from 'drizzle-orm';
import type { MemoryMode } from '@/lib/memory/fact';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { ownSession } from './log';
import { memoryOwners } from './schema/memory';
import { sessions } from './schema/session';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export function ownMemory(owner: Owner) {
  return and(eq(memoryOwners.tenantId, owner.tenantId), eq(memoryOwners.userId, owner.userId));
}

/**
 * Runs `work` in a transaction that holds the owner's row, made when missing: whoever changes this owner's memory, in this
 * process or another, waits until it is through. `work` gets the generation as it stands under the lock.
 */
export async function withOwnerLocked<T>(
  database: Database,
  owner: Owner,
  mode: MemoryMode,
  work: (transaction: Transaction, generation: number) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction
      .insert(memoryOwners)
      .values({ ...owner, mode })
      .onDuplicateKeyUpdate({ set: { tenantId: sql`${memoryOwners.tenantId}` } });
    const [row] = await transaction
      .select({ generation: memoryOwners.generation })
      .from(memoryOwners)
      .where(ownMemory(owner))
      .for('update');
    if (!row) throw new Error('the row of this owner is gone within its own transaction');
    return work(transaction, row.generation);
  });
}

/** Whether the session that something was learned in still exists: what is learned from a deleted one is dropped. */
export async function sessionStands(transaction: Transaction, owner: Owner, sessionId: string): Promise<boolean> {
  const [session] = await transaction.select({ id: sessions.id }).from(sessions).where(ownSession(owner, sessionId));
  return session !== undefined;
}
