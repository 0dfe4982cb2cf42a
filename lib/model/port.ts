import type { ErrorCode } from '@/lib/errors';

export type ModelPurpose = 'main' | 'planner' | 'curator' | 'summary';

/**
 * One call of a chat model. Messages, tools and schema are exact JSON texts ("wires"): the adapter joins them into the
 * request body and never parses or re-serialises them, so that equal logs give equal bytes.
 */
export type ModelRequest = {
  purpose: ModelPurpose;
  model: string;
  /** Each the JSON text of one message, in order. */
  messages: readonly string[];
  /** JSON text of the tools array, or null for a call without tools. */
  tools: string | null;
  /** JSON text of `response_format`, or null. */
  responseFormat: string | null;
  toolChoice: 'auto' | 'none' | 'required';
  maxTokens: number;
  /** Thinking switch, where the profile has one; never another model name. */
  thinking: boolean;
  /** Routing key for providers that take one (`prompt_cache_key`): the session's id. */
  cacheKey: string | null;
};

export type ModelUsage = {
  promptTokens: number;
  /** Part of `promptTokens` that the provider served from its prefix cache. */
  cachedTokens: number;
  /** Tokens written to the cache at a premium, for providers that charge for it. */
  cacheWriteTokens: number;
  completionTokens: number;
};

export type ModelFailure = {
  /** One of the `model_*` codes of lib/errors.ts. */
  code: Extract<ErrorCode, `model_${string}`>;
  /** HTTP status, if the endpoint answered. */
  status: number | null;
  /** What the endpoint asked to wait, in ms. */
  retryAfterMs: number | null;
};

/** What arrives, in order. A stream ends with exactly one `finish` or one `failed`, or quietly after an abort. */
export type ModelChunk =
  | { type: 'text'; delta: string }
  | { type: 'reasoning'; delta: string }
  | { type: 'tool_call'; index: number; id: string; name: string }
  /** A piece of the raw `arguments` string of call `index`. */
  | { type: 'arguments'; index: number; delta: string }
  | { type: 'finish'; reason: string; usage: ModelUsage | null }
  | { type: 'failed'; failure: ModelFailure };

/** A chat model. Adapters: `openai.ts` (any compatible endpoint) and `scripted.ts` (tests). */
export interface ModelPort {
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelChunk>;
}
