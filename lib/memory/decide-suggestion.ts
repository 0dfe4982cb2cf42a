import type { Owner } from '@/lib/owner';
import type { Candidate } from './fact';
import { gate } from './gate';
import type { MemoryReply } from './page-reply';
import { POLICY_VERSION } from './policy';
import { type MemoryDeps, remember } from './remember';
import type { SuggestionStore } from './suggestion';

type Deps = MemoryDeps & { suggestions: SuggestionStore };

/**
 * The person says yes, with or without changes: through the gate again, as their own, and with the session and turn that
 * it came from. A refusal leaves the suggestion where it is. `not_found` when it was decided on, deleted or cleared before.
 */
export async function acceptSuggestion(
  deps: Deps,
  owner: Owner,
  id: string,
  edited: Candidate | null,
): Promise<MemoryReply> {
  const generation = await deps.facts.generation(owner);
  const now = deps.clock.now();
  const waiting = (await deps.suggestions.list(owner, now)).find((one) => one.id === id);
  if (!waiting) return { ok: false, error: 'not_found' };
  const candidate: Candidate = edited ?? { key: waiting.key, value: waiting.value, category: waiting.category };
  const verdict = gate(candidate, { path: 'page', deployer: deps.deployer });
  if (!verdict.accepted) return { ok: false, refused: verdict.reason };
  const { key } = verdict.fact;
  // Its own key may stand: the suggestion is what would replace that fact. Another one's isn't overwritten unseen.
  if (key !== waiting.key && (await deps.facts.list(owner, now)).some((fact) => fact.key === key)) {
    return { ok: false, error: 'key_taken' };
  }
  const taken = await deps.suggestions.take(owner, id, now);
  if (!taken) return { ok: false, error: 'not_found' };
  const { sessionId, turn } = taken;
  const { verdict: last, saved } = await remember(deps, owner, candidate, {
    path: 'page',
    sessionId,
    turn,
    generation,
  });
  if (saved) return { ok: true, key: saved.key };
  return { ok: false, refused: last.accepted ? 'stale_generation' : last.reason };
}

/** The person says no: the row is gone; the event log keeps the key alone. */
export async function dismissSuggestion(deps: Deps, owner: Owner, id: string): Promise<boolean> {
  const now = deps.clock.now();
  const taken = await deps.suggestions.take(owner, id, now);
  if (!taken) return false;
  await deps.facts.record(
    owner,
    { path: 'page', key: taken.key, verdict: 'deleted', reason: 'dismissed', policyVersion: POLICY_VERSION, count: 1 },
    now,
  );
  return true;
}
