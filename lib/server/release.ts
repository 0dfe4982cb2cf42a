import { READER_FORMAT } from '@/lib/agent/reader';
import type { Release } from '@/lib/context/sent-call';
import type { App } from './composition';

/** What this process sends besides a session's log. */
export function releaseOf(app: Pick<App, 'agent' | 'model'>): Release {
  return { heads: app.agent.heads, readerFormat: READER_FORMAT, profile: app.model.profile };
}
