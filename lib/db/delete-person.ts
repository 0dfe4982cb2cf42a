import { and, eq } from 'drizzle-orm';
import type { MySqlColumn, MySqlTable } from 'drizzle-orm/mysql-core';
import { DEFAULT_TENANT, type Owner } from '@/lib/owner';
import type { Database } from './client';
import { withOwnerLocked } from './fact-owner';
import { authUser } from './schema/auth';
import { memoryEvents, memoryFacts, memoryOwners, memorySuggestions } from './schema/memory';
import { orderCards, orders } from './schema/order';
import { sessions } from './schema/session';
import { activity, shoppingSettings } from './schema/settings';

type Owned = MySqlTable & { tenantId: MySqlColumn; userId: MySqlColumn };

/** Every table with rows of a person. What hangs on these (logs, calls, cookies' sessions) goes with them. */
const owned: readonly Owned[] = [
  sessions,
  memoryFacts,
  memorySuggestions,
  memoryEvents,
  shoppingSettings,
  activity,
  orderCards,
  orders,
  memoryOwners,
];

/**
 * Deletes everything that is kept of a person, and the person. Whoever writes to their memory at the same time either
 * comes before, or finds its session gone and writes nothing.
 */
export async function deletePerson(database: Database, owner: Owner): Promise<void> {
  await withOwnerLocked(database, owner, 'auto', async (transaction) => {
    for (const table of owned) {
      await transaction.delete(table).where(and(eq(table.tenantId, owner.tenantId), eq(table.userId, owner.userId)));
    }
    // People of other tenants have ids of their own; one of the same id would be another row's business.
    if (owner.tenantId === DEFAULT_TENANT) await transaction.delete(authUser).where(eq(authUser.id, owner.userId));
  });
}
