import { z } from 'zod';

/**
 * The one table of expected failures. A code is what crosses from the server to a screen or a terminal; the words for
 * it stand in the message files under `errors.<code>`. Bugs aren't in here: they throw.
 */
export const errorCodes = [
  'empty_message',
  'message_too_long',
  'invalid_input',
  'not_found',
  'session_busy',
  'signed_out',
  'model_unreachable',
  'model_timeout',
  'model_rate_limited',
  'model_refused_key',
  'model_rejected_request',
  'model_context_too_long',
  'model_server_error',
  'model_stream_cut',
  'model_empty_answer',
  'database_unavailable',
  'search_unavailable',
  'log_broken',
  'internal',
] as const;

export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** Codes after which trying the same thing again can help. */
const RETRYABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'session_busy',
  'model_unreachable',
  'model_timeout',
  'model_rate_limited',
  'model_server_error',
  'model_stream_cut',
  'model_empty_answer',
  'database_unavailable',
  'search_unavailable',
  'internal',
]);

export function isRetryable(code: ErrorCode): boolean {
  return RETRYABLE.has(code);
}

/** The result of an operation that may fail in an expected way. */
export type Result<T, E = ErrorCode> = { ok: true; value: T } | { ok: false; error: E };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function fail<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}
