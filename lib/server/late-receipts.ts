import type { TurnRecord } from '@/lib/context/transcript';
import type { TurnEvent } from '@/lib/events';
import { auditFacts } from '@/lib/memory/audit';
import type { Owner } from '@/lib/owner';
import type { App } from './composition';

/**
 * The transcript with what was learned of each turn after its answer: kept facts and open suggestions, read from where they
 * are kept, so that what was deleted since isn't told any more. The log holds no copy of these.
 */
export async function withLateReceipts(
  app: Pick<App, 'stores' | 'memory' | 'clock'>,
  owner: Owner,
  sessionId: string,
  turns: readonly TurnRecord[],
): Promise<TurnRecord[]> {
  const now = app.clock.now();
  const [facts, suggestions] = await Promise.all([
    app.memory.facts.list(owner, now),
    app.stores.suggestions.list(owner, now),
  ]);
  const late: { turn: number | null; event: TurnEvent }[] = [];
  for (const { key, value, category, source, turn, ...fact } of facts) {
    // What the tool saved has its receipt in the log.
    if (fact.sessionId !== sessionId || source === 'tool') continue;
    late.push({ turn, event: { type: 'memory_saved', key, value, category } });
  }
  for (const { id, key, value, category, turn, ...one } of auditFacts(suggestions, app.memory.deployer).shown) {
    if (one.sessionId === sessionId) late.push({ turn, event: { type: 'memory_suggested', id, key, value, category } });
  }
  if (late.length === 0) return [...turns];
  return turns.map((record) => {
    const own = late.flatMap(({ turn, event }) => (turn === record.turn ? [event] : []));
    return own.length === 0 ? record : { ...record, events: [...record.events, ...own] };
  });
}
