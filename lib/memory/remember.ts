import type { Clock } from '@/lib/clock';
import type { Owner } from '@/lib/owner';
import { saysTheSame } from './dedupe';
import type { DeployerPattern } from './deployer-patterns';
import type { Candidate, Fact, FactSource, MemoryPath, RejectReason, Verdict } from './fact';
import { gate } from './gate';
import { normaliseKey } from './normalise';
import { POLICY_VERSION } from './policy';
import { memoryProfiles, type RetentionPolicy, retentionExpiry } from './retention';
import type { FactStore } from './store';

export type MemoryDeps = {
  facts: FactStore;
  clock: Clock;
  /** By default the standard profile. */
  retention?: RetentionPolicy;
  deployer?: readonly DeployerPattern[];
};

/** Where a candidate comes from. */
export type MemorySite = {
  path: MemoryPath;
  /** The person's words of the turn, on the two paths of models. */
  words?: string;
  sessionId?: string | null;
  turn?: number | null;
  explicit?: boolean;
  /** The generation when the words were said, where that was earlier than now. */
  generation?: number;
};

export type Remembered = { verdict: Verdict; saved: Fact | null };

/** The person has to decide: the curator makes a suggestion of it, and that is what the event log is told. */
const toAsk: Remembered = { verdict: { accepted: false, reason: 'consent_required', detector: null }, saved: null };

const SOURCE: Record<MemoryPath, FactSource> = { tool: 'tool', curator: 'curator', page: 'person', import: 'person' };

/** Key for the event log: none where a refused key may itself carry what was refused. */
function loggableKey(candidate: Candidate, verdict: Verdict): string | null {
  if (verdict.accepted) return verdict.fact.key;
  const key =
    typeof candidate.key === 'string' && /^\P{Cs}{1,64}$/u.test(candidate.key) ? normaliseKey(candidate.key) : null;
  if (key === null || /\d/.test(key)) return null;
  return gate({ key, value: '-', category: 'context' }, { path: 'page' }).accepted ? key : null;
}

/**
 * The way of every fact into the table: generation first, then gate, consent, duplicates, the write under the generation,
 * and one line in the event log. `saved` is the row as written; null goes with a verdict that says why.
 */
export async function remember(
  deps: MemoryDeps,
  owner: Owner,
  candidate: Candidate,
  site: MemorySite,
): Promise<Remembered> {
  const { facts, clock, retention = memoryProfiles.standard, deployer } = deps;
  const generation = site.generation ?? (await facts.generation(owner));
  const now = clock.now();
  const close = async (verdict: Verdict, saved: Fact | null = null): Promise<Remembered> => {
    await facts.record(
      owner,
      {
        path: site.path,
        key: loggableKey(candidate, verdict),
        verdict: saved ? 'stored' : 'rejected',
        reason: verdict.reason,
        policyVersion: POLICY_VERSION,
        count: 1,
      },
      now,
    );
    return { verdict, saved };
  };
  const refuse = (reason: RejectReason) => close({ accepted: false, reason, detector: null });

  const verdict = gate(candidate, { path: site.path, words: site.words, explicit: site.explicit, deployer });
  if (!verdict.accepted) return close(verdict);
  const mode = site.path === 'tool' || site.path === 'curator' ? await facts.mode(owner) : 'auto';
  if (mode === 'off') return refuse('consent_required');
  if (mode === 'ask' && site.path === 'curator') return toAsk;

  const stored = await facts.list(owner, now);
  const accepted = verdict.fact;
  const twin = stored.find(
    (fact) =>
      fact.key !== accepted.key && fact.category === accepted.category && saysTheSame(fact.value, accepted.value),
  );
  const standing = stored.find((fact) => fact.key === accepted.key);
  if (site.path === 'curator') {
    const said = twin ?? (standing && saysTheSame(standing.value, accepted.value) ? standing : undefined);
    if (said) {
      // Said again: it isn't written twice, but it lives longer.
      await facts.renew(owner, [said.key], retentionExpiry(said.category, now, retention, said.key));
      return refuse('duplicate');
    }
    if (standing && standing.source !== 'curator') return toAsk;
  }
  // The model chose another key for what is known already: the known one stays the only one.
  const key = site.path === 'tool' && twin && !standing ? twin.key : accepted.key;
  const row: Fact = {
    ...accepted,
    key,
    source: SOURCE[site.path],
    sessionId: site.sessionId ?? null,
    turn: site.turn ?? null,
    createdAt: stored.find((fact) => fact.key === key)?.createdAt ?? now,
    updatedAt: now,
    expiresAt: retentionExpiry(accepted.category, now, retention, key),
  };
  const { createdAt: _created, updatedAt: _updated, ...write } = row;
  const learned = site.path === 'tool' || site.path === 'curator' ? site.sessionId : undefined;
  const outcome = await facts.write(owner, [write], generation, now, learned ?? undefined);
  if (outcome === 'stale') return refuse('stale_generation');
  return close({ ...verdict, fact: { ...accepted, key } }, row);
}
