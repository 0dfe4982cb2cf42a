import type { ModelPurpose, ModelUsage } from '@/lib/model/port';
import type { Profile } from '@/lib/model/profile';
import type { Entry } from './entry';
import type { Head } from './head';
import { type Rendered, renderMain, renderPlanner } from './render';

/** What the log keeps of a model call: figures, and how far into the log it reached. */
export type KeptCall = {
  turn: number;
  step: number;
  purpose: ModelPurpose | (string & {});
  model: string;
  /** Digest of the head it was sent with. */
  head: string;
  lastSeq: number;
  /** Null for a call that broke off: it counts for nothing and writes nothing. */
  usage: ModelUsage | null;
  latencyMs: number;
  at: Date;
};

/** A call as it was sent, rebuilt from the log. */
export type SentCall = {
  turn: number;
  step: number;
  purpose: string;
  model: string;
  lastSeq: number;
  startMs: number;
  endMs: number;
  /** Planner and curator share a thread; main loop and summaries share the other. */
  thread: 'main' | 'planner';
  head: Head;
  /** JSON text of `response_format`, for the small calls. */
  format: string | null;
  /** The head first; then the entries. */
  messages: readonly Rendered[];
  /**
   * Name of a last message whose text isn't in the log (what a curator or a summary is asked): nobody sends it again. Its
   * length is what the endpoint counted beyond the rest.
   */
  tail: string | null;
  /** Wire of the answer, where the log has it. */
  answer: string | null;
  usage: ModelUsage;
};

/** What a release sends besides the log. */
export type Release = {
  heads: { full: Head; withoutMemory: Head; reader: Head };
  /** Schema of the small calls. */
  readerFormat: string;
  profile: Pick<Profile, 'lateSystem'>;
};

/** `heads_unknown`: how many calls were sent by another release, whose head this one doesn't have. */
export type Rebuilt = { calls: SentCall[]; headsUnknown: number };

/**
 * Rebuilds what each call of a session sent, in time order. Values that were deleted since stand as their placeholders:
 * deletion beats the record.
 */
export function rebuildCalls(
  sessionId: string,
  entries: readonly Entry[],
  kept: readonly KeptCall[],
  release: Release,
): Rebuilt {
  const heads = new Map(Object.values(release.heads).map((head) => [head.digest, head]));
  const calls: SentCall[] = [];
  let headsUnknown = 0;
  for (const call of kept) {
    if (call.usage === null) continue;
    const head = heads.get(call.head);
    if (head === undefined) headsUnknown += 1;
    else calls.push(rebuild(sessionId, entries, { ...call, usage: call.usage }, head, release));
  }
  return { calls: calls.sort((a, b) => a.startMs - b.startMs), headsUnknown };
}

function rebuild(
  sessionId: string,
  entries: readonly Entry[],
  call: KeptCall & { usage: ModelUsage },
  head: Head,
  release: Release,
): SentCall {
  const { turn, step, purpose, model, lastSeq, usage } = call;
  const small = purpose === 'planner' || purpose === 'curator';
  const then = entries.filter((entry) => entry.seq <= lastSeq);
  // A curator may run while the next turn has begun: it reads its own turn's thread.
  const messages = small
    ? renderPlanner(
        head.wire,
        then.filter((entry) => entry.turn <= turn),
      )
    : renderMain(head.wire, then, release.profile);
  const startMs = call.at.getTime();
  const asked = purpose === 'curator' || purpose === 'summary';
  return {
    turn,
    step,
    purpose,
    model,
    lastSeq,
    startMs,
    // Both are whole milliseconds, so the sum may lie one after the true end, and after the next call's beginning.
    endMs: Math.max(startMs, startMs + call.latencyMs - 1),
    thread: small ? 'planner' : 'main',
    head,
    format: small ? release.readerFormat : null,
    messages,
    tail: asked ? `${sessionId} ${turn} ${purpose} ${lastSeq}` : null,
    answer: asked ? null : answerTo(entries, call),
    usage,
  };
}

/** The first answer of that thread after what was sent. */
function answerTo(entries: readonly Entry[], { purpose, turn, lastSeq }: KeptCall): string | null {
  const kind = purpose === 'planner' ? 'planner_reply' : 'assistant';
  const answer = entries.find((entry) => entry.seq > lastSeq && entry.turn === turn && entry.kind === kind);
  return answer?.wire ?? null;
}
