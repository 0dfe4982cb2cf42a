import type { DeployerPattern } from './deployer-patterns';
import type { Fact, RejectReason } from './fact';
import { gate } from './gate';
import type { FactStore } from './store';

/** Facts that the gate of today lets in, and why it wouldn't the others. */
export type Audit<F> = { shown: F[]; hidden: { fact: F; reason: RejectReason }[] };

/**
 * Applies the current gate to what is stored already: rules change, and what got in under older ones is neither shown nor
 * used any more. What it says of a fact holds for every path: the evidence of models was asked for when it was written.
 */
export function auditFacts<F extends Pick<Fact, 'key' | 'value' | 'category'>>(
  facts: readonly F[],
  deployer: readonly DeployerPattern[] = [],
): Audit<F> {
  const audit: Audit<F> = { shown: [], hidden: [] };
  for (const fact of facts) {
    const verdict = gate(fact, { path: 'page', deployer });
    if (verdict.accepted) audit.shown.push(fact);
    else audit.hidden.push({ fact, reason: verdict.reason });
  }
  return audit;
}

/** A store that lists only what passes today's gate: what the agent and the pages work with. */
export function auditedStore(store: FactStore, deployer: readonly DeployerPattern[] = []): FactStore {
  return { ...store, list: async (owner, now) => auditFacts(await store.list(owner, now), deployer).shown };
}

/** How many each reason hid, the most first. */
export function countReasons(hidden: readonly { reason: RejectReason }[]): { reason: RejectReason; count: number }[] {
  const counts = new Map<RejectReason, number>();
  for (const { reason } of hidden) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
}
