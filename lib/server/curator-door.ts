import type { CuratorDoor } from '@/lib/agent/curate-turn';
import type { Ids } from '@/lib/ids';
import { gate } from '@/lib/memory/gate';
import { POLICY_VERSION } from '@/lib/memory/policy';
import { type MemoryDeps, remember } from '@/lib/memory/remember';
import { memoryProfiles, retentionExpiry } from '@/lib/memory/retention';
import type { SuggestionStore } from '@/lib/memory/suggestion';

/** The curator's way into memory: the door of all paths, and suggestions for what the person has to decide. */
export function curatorDoor(deps: MemoryDeps, suggestions: SuggestionStore, ids: Ids): CuratorDoor {
  const { facts, clock, retention = memoryProfiles.standard } = deps;
  const line = { path: 'curator', policyVersion: POLICY_VERSION, count: 1 } as const;
  return {
    remember: (owner, candidate, site) => remember(deps, owner, candidate, site),

    async refuse(owner, reason) {
      await facts.record(owner, { ...line, key: null, verdict: 'rejected', reason }, clock.now());
    },

    async fail(owner) {
      await facts.record(owner, { ...line, key: null, verdict: 'failed', reason: 'unreadable' }, clock.now());
    },

    async suggest(owner, candidate, { sessionId, turn, generation }) {
      const verdict = gate(candidate, { path: 'page', deployer: deps.deployer });
      // Switched off since the turn was read: nothing is kept, not even to ask.
      if (!verdict.accepted || (await facts.mode(owner)) === 'off') return null;
      const now = clock.now();
      const { key, value, category } = verdict.fact;
      const suggestion = { id: ids.next(), key, value, category, sessionId, turn, createdAt: now };
      const expiresAt = retentionExpiry(category, now, retention, key);
      if ((await suggestions.add(owner, suggestion, generation, expiresAt)) === 'stale') {
        await facts.record(owner, { ...line, key, verdict: 'rejected', reason: 'stale_generation' }, now);
        return null;
      }
      await facts.record(owner, { ...line, key, verdict: 'suggested', reason: 'consent_required' }, now);
      return { type: 'memory_suggested', id: suggestion.id, key, value, category };
    },
  };
}
