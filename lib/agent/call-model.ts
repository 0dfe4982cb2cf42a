import type { Entry } from '@/lib/context/entry';
import type { ErrorCode } from '@/lib/errors';
import type { ModelFailure, ModelPurpose, ModelRequest } from '@/lib/model/port';
import { type Collected, collectReply, type Reply } from './collect-reply';
import type { AgentPorts, TurnInput } from './turn-state';

export type CallOutcome =
  | { kind: 'reply'; reply: Reply; latencyMs: number }
  | { kind: 'failed'; code: ErrorCode; partial: string }
  | { kind: 'aborted'; partial: string };

/** What a call needs of the turn that it is made for. */
export type CallScene = {
  ports: Pick<AgentPorts, 'model' | 'calls' | 'clock' | 'limits' | 'wait'>;
  input: Pick<TurnInput, 'owner' | 'sessionId'>;
  turn: number;
  entries: readonly Entry[];
  signal: AbortSignal;
};

export type CallSite = {
  step: number;
  /** Digest of the head that is sent. */
  head: string;
  /** Told each piece of text as it comes. */
  onText(delta: string): void;
  /** Told before a failed call is made again: what streamed so far is void. */
  onRetry(code: ErrorCode, attempt: number, waitMs: number): void;
};

/**
 * One model call with its retries, each try recorded by its figures. An answer without text and without calls counts
 * as a failure that may pass. Nothing is appended to the log here: a failed try leaves no trace in what is sent.
 */
export async function callModel(state: CallScene, request: ModelRequest, site: CallSite): Promise<CallOutcome> {
  const { limits, wait } = state.ports;
  for (let attempt = 1; ; attempt++) {
    const collected = await once(state, request, site);
    if (collected.kind !== 'failed') return collected;
    const { failure, partial } = collected;
    const waitMs = failure.retryAfterMs ?? limits.retryMs * 2 ** (attempt - 1);
    if (!worthRetrying(failure) || attempt >= limits.tries || waitMs > limits.retryCapMs) {
      return { kind: 'failed', code: failure.code, partial };
    }
    site.onRetry(failure.code, attempt, waitMs);
    await wait(waitMs, state.signal);
    if (state.signal.aborted) return { kind: 'aborted', partial: '' };
  }
}

/**
 * What the adapter can't try again itself: an answer that broke off after it began, one that was empty, and a wait that
 * the endpoint asked for and that the person should see.
 */
function worthRetrying(failure: ModelFailure): boolean {
  if (failure.code === 'model_rate_limited') return failure.retryAfterMs !== null;
  return failure.code === 'model_stream_cut' || failure.code === 'model_empty_answer';
}

type Once =
  | { kind: 'reply'; reply: Reply; latencyMs: number }
  | { kind: 'failed'; failure: ModelFailure; partial: string }
  | { kind: 'aborted'; partial: string };

async function once(state: CallScene, request: ModelRequest, site: CallSite): Promise<Once> {
  const { model, clock } = state.ports;
  const at = clock.now();
  const started = performance.now();
  const collected = await collectReply(model.stream(request, state.signal), {
    onText: site.onText,
    now: () => performance.now(),
    signal: state.signal,
  });
  const result = emptyIsFailure(collected);
  const latencyMs = Math.round(performance.now() - started);
  const reply = result.kind === 'reply' ? result.reply : null;
  await record(state, site, {
    purpose: request.purpose,
    model: request.model,
    usage: reply?.usage ?? null,
    latencyMs,
    firstChunkMs: reply?.firstChunkMs ?? null,
    outcome: result.kind === 'reply' ? 'ok' : result.kind === 'aborted' ? 'aborted' : result.failure.code,
    at,
  });
  return result.kind === 'reply' ? { ...result, latencyMs } : result;
}

function emptyIsFailure(collected: Collected): Collected {
  if (collected.kind !== 'reply') return collected;
  const { text, toolCalls } = collected.reply;
  if (text.trim() !== '' || toolCalls.length > 0) return collected;
  return { kind: 'failed', failure: { code: 'model_empty_answer', status: null, retryAfterMs: null }, partial: '' };
}

type Figures = {
  purpose: ModelPurpose;
  model: string;
  usage: Reply['usage'];
  latencyMs: number;
  firstChunkMs: number | null;
  outcome: string;
  at: Date;
};

async function record(state: CallScene, site: CallSite, figures: Figures): Promise<void> {
  const { owner, sessionId } = state.input;
  await state.ports.calls.record(owner, sessionId, {
    turn: state.turn,
    step: site.step,
    head: site.head,
    lastSeq: state.entries.at(-1)?.seq ?? -1,
    ...figures,
    firstChunkMs: figures.firstChunkMs === null ? null : Math.round(figures.firstChunkMs),
  });
}
