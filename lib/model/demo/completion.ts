import type { Ids } from '@/lib/ids';
import { countTokens } from '@/lib/model/tokens';
import type { BodyMessage, CompletionBody } from './completion-body';
import type { DemoReply } from './protocol';

/** An answer ready to be sent: calls have ids, and it is no longer than the request allows. */
export type Completion = {
  id: string;
  model: string;
  /** Seconds since 1970. */
  created: number;
  text: string;
  calls: readonly { id: string; name: string; arguments: string }[];
  finish: DemoReply['finish'];
  completionTokens: number;
};

export type CompletionUsage = {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
  prompt_tokens_details: { cached_tokens: number; cache_write_tokens: number };
};

/** Makes the brain's reply a completion. A text over the limit is cut, as a provider cuts it, with finish `length`. */
export function completionOf(reply: DemoReply, body: CompletionBody, now: Date, ids: Ids): Completion {
  const limit = body.max_completion_tokens ?? body.max_tokens ?? Number.POSITIVE_INFINITY;
  const calls = (reply.toolCalls ?? []).map((call) => ({ id: `call_${ids.next()}`, ...call }));
  const callTokens = calls.reduce((sum, call) => sum + countTokens(call.name) + countTokens(call.arguments), 0);
  const whole = reply.text ?? '';
  const text = callTokens + countTokens(whole) <= limit ? whole : firstTokens(whole, Math.max(0, limit - callTokens));
  return {
    id: `chatcmpl-${ids.next()}`,
    model: body.model,
    created: Math.floor(now.getTime() / 1000),
    text,
    calls,
    finish: text === whole ? reply.finish : 'length',
    completionTokens: countTokens(text) + callTokens,
  };
}

/** The longest start of a text with at most so many tokens. */
function firstTokens(text: string, most: number): string {
  const characters = [...text];
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (countTokens(characters.slice(0, middle).join('')) <= most) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('');
}

/** The message that a client keeps of a completion. */
export function messageOf(completion: Completion): Extract<BodyMessage, { role: 'assistant' }> {
  const { text, calls } = completion;
  const message = { role: 'assistant' as const, content: text === '' ? null : text };
  if (calls.length === 0) return message;
  return {
    ...message,
    tool_calls: calls.map(({ id, ...call }) => ({ id, type: 'function' as const, function: call })),
  };
}
