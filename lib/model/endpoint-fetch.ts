import { z } from 'zod';
import type { Clock } from '@/lib/clock';
import { classifyFailure, mayPass, retryAfterMs } from './failure';
import type { ModelFailure } from './port';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const errorSchema = z.object({ code: z.unknown(), type: z.unknown(), message: z.unknown() }).partial();

/**
 * A fetch that gives a stream of events or a failure. A failed response holds a `ModelFailure` as its error and nothing
 * of what the endpoint wrote. It also tells the SDK whether to try again: only what may pass, and only when the wait
 * asked for is short enough.
 */
export function endpointFetch(inner: Fetch, clock: Clock, longestWaitMs: number): Fetch {
  return async (input, init) => {
    const response = await inner(input, init);
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && !/^(application\/json|text\/html)/.test(type)) return response;
    const text = await response.text().catch(() => '');
    if (response.ok && type.startsWith('application/json')) return eventsOf(text);
    const wait = retryAfterMs(response.headers, clock.now());
    // A page instead of an answer: the address leads to some other server, or to a path that it doesn't have.
    const status = response.ok ? 404 : response.status;
    const failure = classifyFailure({ status, retryAfterMs: wait, ...wordsOf(text) });
    const headers = new Headers({ 'content-type': 'application/json' });
    if (wait !== null) headers.set('retry-after-ms', String(wait));
    headers.set('x-should-retry', String(mayPass(failure) && (wait ?? 0) <= longestWaitMs));
    return new Response(JSON.stringify({ error: failure }), { status, headers });
  };
}

/** An answer in one object, from endpoints that don't stream, as the only event of a stream. */
function eventsOf(text: string): Response {
  // Some servers stream under the wrong type.
  const events = /^\s*(data|event)?:/.test(text) ? text : `data: ${text.replaceAll(/\r?\n/g, ' ')}\n\n`;
  return new Response(events, { headers: { 'content-type': 'text/event-stream' } });
}

/** Code and message wherever the vendor puts them: under `error`, at the top, in `detail`, or as bare text. */
export function wordsOf(text: string): { code: string; message: string } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { code: '', message: text.slice(0, 4_000) };
  }
  const outer = z.object({ error: z.unknown() }).safeParse(body);
  const inner = outer.success && outer.data.error ? outer.data.error : body;
  const parsed = errorSchema.safeParse(inner);
  if (!parsed.success || parsed.data.message === undefined) return { code: '', message: text.slice(0, 4_000) };
  const { code, type, message } = parsed.data;
  return { code: [code, type].filter((word) => word != null).join(' '), message: String(message) };
}

const failureSchema = z.object({
  code: z.custom<ModelFailure['code']>((code) => typeof code === 'string' && code.startsWith('model_')),
  status: z.number().nullable(),
  retryAfterMs: z.number().nullable(),
});

/** The failure that such a response held, read back from the SDK's error. */
export function heldFailure(error: unknown): ModelFailure | null {
  const parsed = failureSchema.safeParse(error);
  return parsed.success ? parsed.data : null;
}
