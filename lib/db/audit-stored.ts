import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Ids } from '@/lib/ids';
import { auditFacts } from '@/lib/memory/audit';
import type { DeployerPattern } from '@/lib/memory/deployer-patterns';
import { type Fact, factCategorySchema, type RejectReason } from '@/lib/memory/fact';
import { POLICY_VERSION } from '@/lib/memory/policy';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { withOwnerLocked } from './fact-owner';
import { memoryEvents, memoryFacts } from './schema/memory';

type Row = typeof memoryFacts.$inferSelect;

/** A fact that today's gate refuses, with whose it is. For the audit of the whole table only. */
export type RefusedFact = { owner: Owner; fact: Pick<Fact, 'key' | 'value'>; reason: RejectReason };

const PAGE = 500;

/** Goes over the facts of all owners and answers how many there are and which of them today's gate refuses. */
export async function auditStored(
  database: Database,
  deployer: readonly DeployerPattern[] = [],
): Promise<{ facts: number; refused: RefusedFact[] }> {
  const refused: RefusedFact[] = [];
  let facts = 0;
  for await (const page of pages(database)) {
    facts += page.length;
    const judged = page.map((row) => ({ ...row, category: factCategorySchema.parse(row.category) }));
    for (const { fact, reason } of auditFacts(judged, deployer).hidden) {
      const { tenantId, userId, key, value } = fact;
      refused.push({ owner: { tenantId, userId }, fact: { key, value }, reason });
    }
  }
  return { facts, refused };
}

/** Deletes one refused fact, unless it was changed meanwhile, with a line in its owner's event log. */
export async function deleteRefused(
  database: Database,
  ids: Ids,
  { owner, fact, reason }: RefusedFact,
  now: Date,
): Promise<boolean> {
  return withOwnerLocked(database, owner, 'auto', async (transaction) => {
    const own = and(eq(memoryFacts.tenantId, owner.tenantId), eq(memoryFacts.userId, owner.userId));
    const [deleted] = await transaction
      .delete(memoryFacts)
      .where(and(own, eq(memoryFacts.key, fact.key), eq(memoryFacts.value, fact.value)));
    if (deleted.affectedRows === 0) return false;
    const line = { path: 'purge', key: null, verdict: 'deleted', reason, policyVersion: POLICY_VERSION, count: 1 };
    await transaction.insert(memoryEvents).values({ ...owner, ...line, id: ids.next(), at: now });
    return true;
  });
}

async function* pages(database: Database): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const { tenantId, userId, key } = memoryFacts;
    const after = last
      ? or(
          gt(tenantId, last.tenantId),
          and(eq(tenantId, last.tenantId), gt(userId, last.userId)),
          and(eq(tenantId, last.tenantId), eq(userId, last.userId), gt(key, last.key)),
        )
      : undefined;
    const rows = await database
      .select()
      .from(memoryFacts)
      .where(after)
      .orderBy(asc(tenantId), asc(userId), asc(key))
      .limit(PAGE);
    last = rows.at(-1);
    if (!last) return;
    yield rows;
  }
}
