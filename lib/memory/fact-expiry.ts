import type { Owner } from '@/lib/owner';
import type { ExpiryReply } from './page-reply';
import { POLICY_VERSION } from './policy';
import type { MemoryDeps } from './remember';
import { boundExpiry, memoryProfiles } from './retention';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps a fact for `days` from now, longer or shorter than it was, and no more renewed by use. */
export async function keepFactFor(deps: MemoryDeps, owner: Owner, key: string, days: number): Promise<ExpiryReply> {
  const now = deps.clock.now();
  return keepFactUntil(deps, owner, key, new Date(now.getTime() + days * DAY_MS), 'page');
}

/** The same with a date; the event log is told, and also when the wish went past the cap. */
export async function keepFactUntil(
  deps: MemoryDeps,
  owner: Owner,
  key: string,
  wished: Date,
  path: 'page' | 'import',
): Promise<ExpiryReply> {
  const now = deps.clock.now();
  const { expiresAt, capped } = boundExpiry(wished, now, deps.retention ?? memoryProfiles.standard);
  if (!(await deps.facts.setExpiry(owner, key, expiresAt, now))) return { ok: false, error: 'not_found' };
  const reason = capped ? 'retention_capped' : 'retention_chosen';
  await deps.facts.record(
    owner,
    { path, key, verdict: 'stored', reason, policyVersion: POLICY_VERSION, count: 1 },
    now,
  );
  return { ok: true, expiresAt: expiresAt.toISOString(), capped };
}
