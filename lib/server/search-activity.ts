import type { TurnEvent } from '@/lib/events';
import { logger } from '@/lib/log';
import type { Owner } from '@/lib/owner';
import type { App } from './composition';

/** Listens to a turn for what was searched in it. */
export type SearchWatch = {
  hear(event: TurnEvent): void;
  /** The planner's words of a turn that really searched; null when none did. */
  searched(): string | null;
};

export function watchSearch(): SearchWatch {
  let terms: readonly string[] = [];
  let ran = false;
  return {
    hear(event) {
      if (event.type === 'plan') terms = event.terms;
      if (event.type === 'tool_finished' && event.tool === 'item_search' && event.status === 'ok') ran = true;
    },
    searched: () => (ran && terms.length > 0 ? terms.join(' ') : null),
  };
}

/** Keeps what was searched as recent activity, unless memory is off. A turn is answered whether or not that works. */
export async function noteSearch(app: App, owner: Owner, text: string | null): Promise<void> {
  if (text === null) return;
  try {
    if ((await app.agent.facts.mode(owner)) === 'off') return;
    await app.stores.activity.add(owner, { kind: 'search', text, at: app.clock.now() });
  } catch (error) {
    logger.warn({ err: error }, 'a search could not be kept as recent activity');
  }
}
