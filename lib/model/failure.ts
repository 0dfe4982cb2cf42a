import type { ModelFailure } from './port';

/** What an endpoint says of a failure, from a response or from an error object inside a stream. */
export type VendorError = { status: number | null; retryAfterMs: number | null; code: string; message: string };

/** Wordings of "the prompt doesn't fit" by OpenAI, vLLM, Anthropic, DashScope, Moonshot, Mistral, llama.cpp and others. */
const TOO_LONG =
  /context[_ ](length|window|size|limit)|maximum (context|prompt) length|max_seq_len|model_max_prompt_tokens|prompt is too long|prompt exceeds max|range of input length|exceeded model token limit|too (large|long) for model|exceeds? the (available|maximum number of tokens)|reduce the length of the messages|input is too long|输入.{0,12}(超|过长)|上下文.{0,8}(超|过长)/i;

/** An account that can't pay stays that way, though several vendors answer 429 as they do for haste. */
const NO_CREDIT = /insufficient[_ ](quota|balance|funds)|arrearage|exceeded_current_quota/i;

/** The code for an endpoint's failure. Only status and code leave this place: messages can quote the prompt. */
export function classifyFailure(error: VendorError): ModelFailure {
  return { code: codeOf(error), status: error.status, retryAfterMs: error.retryAfterMs };
}

function codeOf({ status, code, message }: VendorError): ModelFailure['code'] {
  const words = `${code} ${message}`;
  if (status === 401 || status === 402 || status === 403) return 'model_refused_key';
  if (status === 413) return 'model_context_too_long';
  if (status === 429) return NO_CREDIT.test(words) ? 'model_refused_key' : 'model_rate_limited';
  if (status === 408) return 'model_timeout';
  if (status !== null && status >= 400 && status < 500) {
    if (TOO_LONG.test(words)) return 'model_context_too_long';
    return status === 409 ? 'model_rate_limited' : 'model_rejected_request';
  }
  // Some gateways wrap a vendor's 400 into a 500, and errors inside a stream carry no status at all.
  if (TOO_LONG.test(words)) return 'model_context_too_long';
  if (status !== null) return 'model_server_error';
  if (/rate.?limit|too many requests|overloaded|\b429\b/i.test(words)) return 'model_rate_limited';
  return 'model_server_error';
}

/** Milliseconds that the headers ask to wait (seconds, a date, or OpenAI's milliseconds), or null. */
export function retryAfterMs(headers: Headers, now: Date): number | null {
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const text = headers.get('retry-after');
  if (text === null) return null;
  const seconds = Number(text);
  if (text.trim() !== '' && Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}

/** Whether the same request can succeed a moment later. */
export function mayPass(failure: ModelFailure): boolean {
  return ['model_rate_limited', 'model_server_error', 'model_timeout'].includes(failure.code);
}
