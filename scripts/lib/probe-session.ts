import { type LayerRun, layerRuns } from '@/lib/context/call-layers';
import { type CallPrefix, callPrefixes } from '@/lib/context/call-prefix';
import { rebuildCalls, type SentCall } from '@/lib/context/sent-call';
import { countTokens } from '@/lib/model/tokens';
import type { Owner } from '@/lib/owner';
import type { App } from '@/lib/server/composition';
import { releaseOf } from '@/lib/server/release';
import { startTurn } from '@/lib/server/turns';
import { renderSkillLines } from '@/lib/skills/render';

/** A session that was run for the probe, and its calls as they were sent. */
export type ProbedSession = {
  id: string;
  calls: { sent: SentCall; prefix: CallPrefix; layers: LayerRun[] }[];
};

/**
 * Runs one session of these turns to its end, curators included, and rebuilds its calls from the log. Throws when a
 * turn is refused or fails: then there is nothing to measure.
 */
export async function probeSession(
  app: App,
  owner: Owner,
  turns: readonly string[],
  said: (turn: number) => void = () => {},
): Promise<ProbedSession> {
  let sessionId: string | null = null;
  for (const [at, text] of turns.entries()) {
    const started = await startTurn(owner, { sessionId, text });
    if (!started.ok) throw new Error(`turn ${at + 1} was refused: ${started.error}`);
    sessionId = started.sessionId;
    // The stream ends only after the turn's curator: every call counts.
    for await (const { event } of started.items) {
      if (event.type === 'error') throw new Error(`turn ${at + 1} failed: ${event.code}`);
    }
    said(at + 1);
  }
  if (sessionId === null) throw new Error('a session needs a turn');
  const entries = (await app.stores.log.load(owner, sessionId)) ?? [];
  const kept = await app.stores.calls.ofSession(owner, sessionId);
  const { calls } = rebuildCalls(sessionId, entries, kept, releaseOf(app));
  const prefixes = callPrefixes(entries, calls);
  const catalogue = renderSkillLines(app.skills.list());
  return {
    id: sessionId,
    calls: calls.map((sent, at) => ({
      sent,
      prefix: prefixes[at] ?? { kind: 'first' },
      layers: layerRuns(sent, countTokens, catalogue),
    })),
  };
}
