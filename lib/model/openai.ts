import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import type { Stream } from 'openai/streaming';
import { type Clock, systemClock } from '@/lib/clock';
import { type Ids, randomIds } from '@/lib/ids';
import { endpointFetch, heldFailure } from './endpoint-fetch';
import { classifyFailure } from './failure';
import type { ModelChunk, ModelFailure, ModelPort, ModelRequest } from './port';
import type { Profile } from './profile';
import { requestBody } from './request-body';
import { cutShort, StreamReader } from './stream-reader';
import { within } from './within';

export type OpenaiOptions = {
  baseURL: string;
  /** Null for endpoints that want none. */
  apiKey: string | null;
  profile: Profile;
  /** Until the first chunk, all attempts and waits together. */
  firstChunkMs?: number;
  /** Between two chunks. */
  idleMs?: number;
  /** Further attempts after a failure that may pass, before anything was streamed. */
  maxRetries?: number;
  /** A longer `Retry-After` than this is handed on as a failure instead of waited for. */
  longestWaitMs?: number;
  clock?: Clock;
  ids?: Ids;
};

/** After the model said that it is done, its usage gets this long to arrive. */
const USAGE_GRACE_MS = 3_000;

/**
 * Any OpenAI-compatible endpoint, by streamed Chat Completions. Every failure comes as one `failed` chunk; after an
 * abort the stream just ends. Nothing of a prompt, an answer or the key gets into a failure or a log.
 */
export function openaiModel(options: OpenaiOptions): ModelPort {
  const { baseURL, apiKey, profile, firstChunkMs = 90_000, idleMs = 45_000 } = options;
  const { maxRetries = 2, longestWaitMs = 8_000, clock = systemClock, ids = randomIds } = options;
  const client = new OpenAI({
    baseURL,
    // The SDK insists on one.
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries,
    timeout: firstChunkMs,
    // At any other level the SDK logs bodies of chunks it can't parse.
    logLevel: 'off',
    fetch: endpointFetch((input, init) => globalThis.fetch(input, init), clock, longestWaitMs),
  });

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelChunk> {
    // A controller for this call alone, so that a turn's long-lived signal doesn't gather listeners.
    const call = new AbortController();
    const abort = () => call.abort();
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    const deadline = performance.now() + firstChunkMs;
    const reader = new StreamReader(ids);
    try {
      const opening: Promise<Stream<unknown>> = client.post('/chat/completions', {
        body: requestBody(request, profile),
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        stream: true,
        signal: call.signal,
      });
      const opened = await within(opening, firstChunkMs, call.signal);
      if (opened.kind === 'aborted') return;
      if (opened.kind === 'timeout') return yield timedOut;
      const chunks = opened.value[Symbol.asyncIterator]();
      for (let first = true; ; first = false) {
        const patience = reader.finished ? USAGE_GRACE_MS : first ? deadline - performance.now() : idleMs;
        const next = await within(chunks.next(), patience, call.signal);
        if (next.kind === 'aborted' || signal.aborted) return;
        if (next.kind === 'timeout' && !reader.finished) return yield timedOut;
        if (next.kind === 'timeout' || next.value.done) break;
        const told = reader.read(next.value.value);
        if (told === null) return yield cutShort;
        yield* told;
        if (signal.aborted) return;
      }
      yield* reader.end();
    } catch (error) {
      if (signal.aborted) return;
      if (reader.finished) yield* reader.end();
      else yield { type: 'failed', failure: failureOf(error) };
    } finally {
      signal.removeEventListener('abort', abort);
      call.abort();
    }
  }

  return { stream };
}

const timedOut: ModelChunk = {
  type: 'failed',
  failure: { code: 'model_timeout', status: null, retryAfterMs: null },
};

/** Throws what isn't the endpoint's or the network's doing. */
function failureOf(error: unknown): ModelFailure {
  const plain = { status: null, retryAfterMs: null };
  if (error instanceof APIConnectionTimeoutError) return { code: 'model_timeout', ...plain };
  if (error instanceof APIConnectionError) return { code: 'model_unreachable', ...plain };
  if (error instanceof APIError) {
    const held = heldFailure(error.error);
    if (held) return held;
    // An error object inside the stream.
    const { code, type } = error;
    return classifyFailure({ ...plain, code: `${code ?? ''} ${type ?? ''}`, message: error.message });
  }
  // A chunk that isn't JSON, or a connection that broke in the middle.
  if (error instanceof SyntaxError || isBrokenConnection(error)) return { code: 'model_stream_cut', ...plain };
  throw error;
}

function isBrokenConnection(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'TypeError' ? /terminated|fetch|network/i.test(error.message) : isSocketError(error))
  );
}

function isSocketError(error: Error): boolean {
  return (
    'code' in error && typeof error.code === 'string' && /^(ECONN|EPIPE|UND_ERR|ETIMEDOUT|ERR_STREAM)/.test(error.code)
  );
}
