import type { MeasuredCall } from '@/lib/context/cache-figures';
import { longestSeen, replayInTime, type Served, type TimedCall } from '@/lib/context/ceiling';
import type { SentCall } from '@/lib/context/sent-call';
import { userWire } from '@/lib/context/wire';
import type { CacheRule, Profile } from '@/lib/model/profile';
import { requestBody } from '@/lib/model/request-body';
import { cacheSimulator } from './cache-simulator';
import { completionBodySchema } from './completion-body';
import { type RenderedPrompt, renderAnswered, renderPrompt } from './render';

/** Recorded calls as rows of tokens at their times: what the simulator and the ceiling read. */
export type ReplayableCall = TimedCall<RenderedPrompt>;

/** Stands for a text that isn't kept: one token, which the real number replaces. */
const PLACEHOLDER = 'x';
/** Control tokens after the last message's text: its end, and the opening of the answer. */
const AFTER_TAIL = 4;
/** Above every control token of the renderer: no text has these. */
const UNKNOWN = 2_000_000;

/** Turns calls into rows of tokens. `calls` in time order, of any number of sessions. */
export function replayable(calls: readonly SentCall[], profile: Profile): ReplayableCall[] {
  const tails = new Map<string, number>();
  let nextUnknown = UNKNOWN;
  return calls.map((call) => {
    const body = bodyOf(call, profile);
    const { startMs, endMs, model } = call;
    if (call.tail === null) {
      const prompt = renderPrompt(body);
      const answer =
        call.answer === null ? null : completionBodySchema.shape.messages.element.parse(JSON.parse(call.answer));
      const answered = answer === null ? prompt : renderAnswered(body, answer);
      return { startMs, endMs, model, prompt, answered };
    }
    const rendered = renderPrompt(body);
    const length = Math.max(1, call.usage.promptTokens - (rendered.tokens.length - 1));
    const from = tails.get(call.tail) ?? nextUnknown;
    tails.set(call.tail, from);
    nextUnknown = Math.max(nextUnknown, from + length);
    const prompt = withTail(rendered, from, length);
    return { startMs, endMs, model, prompt, answered: prompt };
  });
}

/** What the rule's cache would have served of each call. Without `ttl` nothing expires. */
export function replay(calls: readonly ReplayableCall[], rule: CacheRule, ttl = true): Served[] {
  const lasting = ttl ? rule : { ...rule, ttlMs: Number.POSITIVE_INFINITY };
  return replayInTime(calls, (clock) => cacheSimulator(lasting, clock));
}

/** The endpoint's figures of each call beside the ceilings. */
export function measure(calls: readonly SentCall[], profile: Profile): MeasuredCall[] {
  const rows = replayable(calls, profile);
  const ideal = longestSeen(rows);
  const byRule = replay(rows, profile.cache, false);
  const withTtl = replay(rows, profile.cache);
  return calls.map((call, at) => ({
    purpose: call.purpose,
    promptTokens: call.usage.promptTokens,
    cachedTokens: call.usage.cachedTokens,
    cacheWriteTokens: call.usage.cacheWriteTokens,
    ownTokens: rows[at]?.prompt.tokens.length ?? 0,
    ideal: ideal[at] ?? 0,
    byRule: byRule[at]?.cachedTokens ?? 0,
    withTtl: withTtl[at]?.cachedTokens ?? 0,
  }));
}

function bodyOf(call: SentCall, profile: Profile) {
  const wires = call.messages.map((message) => message.wire);
  const text = requestBody(
    {
      purpose: 'main',
      model: call.model,
      messages: call.tail === null ? wires : [...wires, userWire(PLACEHOLDER)],
      tools: call.head.tools,
      responseFormat: call.format,
      toolChoice: 'auto',
      maxTokens: 1,
      thinking: false,
      cacheKey: null,
    },
    profile,
  );
  return completionBodySchema.parse(JSON.parse(text));
}

function withTail(rendered: RenderedPrompt, from: number, length: number): RenderedPrompt {
  const at = rendered.tokens.length - AFTER_TAIL - 1;
  const tokens = new Uint32Array(rendered.tokens.length - 1 + length);
  tokens.set(rendered.tokens.subarray(0, at));
  tokens.set(
    Uint32Array.from({ length }, (_, n) => from + n),
    at,
  );
  tokens.set(rendered.tokens.subarray(at + 1), at + length);
  return { ...rendered, tokens, boundaries: [...rendered.boundaries.slice(0, -1), at + length] };
}
