import { currentEpoch } from '@/lib/context/log';
import type { ToolContext } from '@/lib/tools/tool';
import type { TurnState } from './turn-state';

/** What tools may see, read off the log: nothing is remembered beside it. */
export function toolContext(state: TurnState): ToolContext {
  const { input, ports, entries, turn } = state;
  const own = entries.filter((entry) => entry.turn === turn);
  return {
    owner: input.owner,
    sessionId: input.sessionId,
    turn,
    words: input.words,
    plan: state.plan,
    settings: input.settings,
    catalogue: ports.catalogue,
    facts: ports.facts,
    orders: ports.orders,
    knownFacts: state.facts,
    skills: ports.skills,
    // Only what the running epoch still holds counts as read.
    readSkills: new Set(currentEpoch(entries).flatMap((entry) => entry.meta.skills ?? entry.meta.skill ?? [])),
    shownOffers: new Set(entries.flatMap((entry) => entry.meta.offerIds)),
    summaryReturned: own.some((entry) => entry.meta.tool === 'shopping_summary' && entry.meta.returned === true),
    clock: ports.clock,
    signal: state.signal,
  };
}
