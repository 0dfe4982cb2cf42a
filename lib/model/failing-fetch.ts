import { z } from 'zod';
import type { Clock } from '@/lib/clock';
import { classifyFailure, mayPass, retryAfterMs } from './failure';
import type { ModelFailure } from './port';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const errorSchema = z.object({ code: z.unknown(), type: z.unknown(), message: z.unknown() }).partial();

/**
 * A fetch whose failed responses hold a `ModelFailure` as their error and nothing of what the endpoint wrote. It also
 * tells the SDK whether to try again: only what may pass, and only when the wait asked for is short enough.
 */
export function failingFetch(inner: Fetch, clock: Clock, longestWaitMs: number): Fetch {
  return async (input, init) => {
    const response = await inner(input, init);
    if (response.ok) return response;
    const text = await response.text().catch(() => '');
    const wait = retryAfterMs(response.headers, clock.now());
    const failure = classifyFailure({ status: response.status, retryAfterMs: wait, ...wordsOf(text) });
    const headers = new Headers({ 'content-type': 'application/json' });
    if (wait !== null) headers.set('retry-after-ms', String(wait));
    headers.set('x-should-retry', String(mayPass(failure) && (wait ?? 0) <= longestWaitMs));
    return new Response(JSON.stringify({ error: failure }), { status: response.status, headers });
  };
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
