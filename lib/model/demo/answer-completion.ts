import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@/lib/clock';
import type { Ids } from '@/lib/ids';
import type { Profile } from '@/lib/model/profile';
import type { cacheSimulator, PendingCall } from './cache-simulator';
import { type Completion, type CompletionUsage, completionOf, messageOf } from './completion';
import { type CompletionBody, completionBodySchema, demoRequest } from './completion-body';
import { streamEvents } from './event-stream';
import { FAULT_HEADER, type Fault, type FaultPlan, faultOfHeader } from './faults';
import { checkOrder } from './message-order';
import type { DemoBrain } from './protocol';
import { badRequest, type Refusal, refusalBody } from './refusal';
import { renderAnswered, renderPrompt } from './render';
import { streamChunks, wholeCompletion } from './stream-chunks';

export type CompletionContext = {
  profile: Profile;
  paceMs: number;
  clock: Clock;
  brain: DemoBrain;
  faults?: FaultPlan;
  ids: Ids;
  simulator: ReturnType<typeof cacheSimulator>;
  /** Number of this call, from 1. */
  call: number;
};

/** Answers one chat completion request, or gives the reason why it is turned down. */
export async function answerCompletion(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  context: CompletionContext,
): Promise<Refusal | null> {
  const body = parseBody(text);
  if ('status' in body) return body;
  const { profile, clock } = context;
  const asked = demoRequest(body);
  const fault = faultOfHeader(request.headers[FAULT_HEADER]) ?? context.faults?.(asked, context.call) ?? null;
  if (fault?.kind === 'silence') return null;
  if (fault?.kind === 'status') return sendStatus(response, fault);
  const prompt = renderPrompt(body);
  const refusal = checkBody(body, profile) ?? checkOrder(body.messages, profile) ?? checkLength(prompt, profile);
  if (refusal) return refusal;

  const pending = context.simulator.begin(prompt);
  const completion = completionOf(context.brain(asked), body, clock.now(), context.ids);
  const settle = () => usageOf(pending, completion, body);
  if (!body.stream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(wholeCompletion(completion, settle())));
    return null;
  }
  // Mistral sends its usage unasked.
  const withUsage = body.stream_options?.include_usage === true || !profile.streamUsage;
  await streamEvents(response, streamChunks(completion, settle, withUsage), { paceMs: context.paceMs, fault });
  return null;
}

function parseBody(text: string): CompletionBody | Refusal {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return badRequest('The body is not valid JSON.', null);
  }
  const parsed = completionBodySchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return badRequest(issue?.message ?? 'The body has the wrong shape.', issue?.path.join('.') ?? null);
}

function checkBody(body: CompletionBody, profile: Profile): Refusal | null {
  if (body.tool_choice !== 'auto' && !body.tools) return badRequest('A tool choice needs tools.', 'tool_choice');
  if (body.response_format?.type === 'json_schema' && !profile.jsonSchema) {
    return badRequest('This response_format is not available here.', 'response_format');
  }
  return null;
}

function checkLength(prompt: { tokens: Uint32Array }, profile: Profile): Refusal | null {
  if (prompt.tokens.length <= profile.contextWindow) return null;
  const message = `The maximum context length is ${profile.contextWindow} tokens; the messages have ${prompt.tokens.length}.`;
  return badRequest(message, 'messages', 'context_length_exceeded');
}

/** Completes the call in the cache, and counts. */
function usageOf(pending: PendingCall, completion: Completion, body: CompletionBody): CompletionUsage {
  const { cacheWriteTokens } = pending.complete(renderAnswered(body, messageOf(completion)));
  return {
    prompt_tokens: pending.promptTokens,
    completion_tokens: completion.completionTokens,
    total_tokens: pending.promptTokens + completion.completionTokens,
    prompt_tokens_details: { cached_tokens: pending.cachedTokens, cache_write_tokens: cacheWriteTokens },
  };
}

function sendStatus(response: ServerResponse, fault: Extract<Fault, { kind: 'status' }>): null {
  const { status, code = null, message = 'A fault was asked for.', retryAfterSeconds } = fault;
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  });
  response.end(refusalBody({ status, code, message, param: null }));
  return null;
}
