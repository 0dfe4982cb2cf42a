import type { Owner } from '@/lib/owner';
import type { Candidate, Fact, FactCategory, Verdict } from './fact';
import { gate } from './gate';
import type { MemoryReply, Undo } from './page-reply';
import { POLICY_VERSION } from './policy';
import { type MemoryDeps, remember } from './remember';
import { memoryProfiles, retentionExpiry } from './retention';

/**
 * What the preferences page does with facts. The person's own edits pass the same gate as everything else; a refusal
 * carries its reason and nothing of what was typed.
 */
const expiry = (deps: MemoryDeps, category: FactCategory, key: string) =>
  retentionExpiry(category, deps.clock.now(), deps.retention ?? memoryProfiles.standard, key);

const judge = (deps: MemoryDeps, candidate: Candidate): Verdict =>
  gate(candidate, { path: 'page', deployer: deps.deployer });

/** All that isn't expired, constraints first, then newest first. Also while memory is off. */
export function listFacts(deps: MemoryDeps, owner: Owner): Promise<Fact[]> {
  return deps.facts.list(owner, deps.clock.now());
}

/** The gate's word on what is being typed; nothing is written or logged. */
export function checkFact(deps: MemoryDeps, candidate: Candidate): MemoryReply {
  const verdict = judge(deps, candidate);
  return verdict.accepted ? { ok: true, key: verdict.fact.key } : { ok: false, refused: verdict.reason };
}

/** Writes a new fact; `key_taken` when one with this key stands: the page edits that one instead. */
export async function addFact(deps: MemoryDeps, owner: Owner, candidate: Candidate): Promise<MemoryReply> {
  const verdict = judge(deps, candidate);
  if (verdict.accepted) {
    const standing = await listFacts(deps, owner);
    if (standing.some((fact) => fact.key === verdict.fact.key)) return { ok: false, error: 'key_taken' };
  }
  const { verdict: last, saved } = await remember(deps, owner, candidate, { path: 'page' });
  if (saved) return { ok: true, key: saved.key };
  return { ok: false, refused: last.accepted ? 'stale_generation' : last.reason };
}

/** Rewrites a fact, also under another key. From then on it is the person's own. */
export async function editFact(
  deps: MemoryDeps,
  owner: Owner,
  oldKey: string,
  candidate: Candidate,
): Promise<MemoryReply> {
  const now = deps.clock.now();
  const verdict = judge(deps, candidate);
  const line = { path: 'page', policyVersion: POLICY_VERSION, count: 1, reason: verdict.reason } as const;
  if (!verdict.accepted) {
    await deps.facts.record(owner, { ...line, key: null, verdict: 'rejected' }, now);
    return { ok: false, refused: verdict.reason };
  }
  const { fact } = verdict;
  const written = await deps.facts.replace(
    owner,
    oldKey,
    { ...fact, source: 'person', sessionId: null, turn: null, expiresAt: expiry(deps, fact.category, fact.key) },
    now,
  );
  if (written !== 'written') return { ok: false, error: written };
  await deps.facts.record(owner, { ...line, key: fact.key, verdict: 'stored' }, now);
  return { ok: true, key: fact.key };
}

/** Deletes what is there of `keys`; the answer is all that Undo needs, and only the browser keeps it. */
export async function deleteFacts(deps: MemoryDeps, owner: Owner, keys: readonly string[]): Promise<Undo> {
  const generation = await deps.facts.generation(owner);
  const gone = (await listFacts(deps, owner)).filter((fact) => keys.includes(fact.key));
  await deps.facts.delete(owner, [...keys], deps.clock.now());
  const facts = gone.map(({ key, value, category, source, sessionId, turn }) => ({
    key,
    value,
    category,
    source,
    sessionId,
    turn,
  }));
  return { generation, facts };
}

/** Writes deleted facts again, through the gate; none after a clear, and none over what was written since. */
export async function restoreFacts(deps: MemoryDeps, owner: Owner, undo: Undo): Promise<number> {
  const now = deps.clock.now();
  const standing = new Set((await listFacts(deps, owner)).map((fact) => fact.key));
  const again = undo.facts.flatMap(({ source, sessionId, turn, ...candidate }) => {
    const verdict = judge(deps, candidate);
    if (!verdict.accepted || standing.has(verdict.fact.key)) return [];
    const { fact } = verdict;
    return [{ ...fact, source, sessionId, turn, expiresAt: expiry(deps, fact.category, fact.key) }];
  });
  if (again.length === 0) return 0;
  const written = await deps.facts.write(owner, again, undo.generation, now);
  if (written === 'stale') return 0;
  for (const { key } of again) {
    await deps.facts.record(
      owner,
      { path: 'page', key, verdict: 'stored', reason: 'explicit_request', policyVersion: POLICY_VERSION, count: 1 },
      now,
    );
  }
  return again.length;
}

/** Deletes all and moves the generation, so that nothing in flight comes back; answers how many there were. */
export function clearFacts(deps: MemoryDeps, owner: Owner): Promise<number> {
  return deps.facts.clear(owner, deps.clock.now());
}
