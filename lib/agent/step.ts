import { renderMain } from '@/lib/context/render';
import { assistantWire } from '@/lib/context/wire';
import type { ErrorCode } from '@/lib/errors';
import type { TurnEvent } from '@/lib/events';
import { callModel } from './call-model';
import { checkPrefix } from './check-prefix';
import type { Reply } from './collect-reply';
import { type HintName, hintDrafts, type Spent } from './control';
import { executeCalls } from './execute-calls';
import { normaliseCalls } from './normalise-calls';
import { prepareCall } from './prepare-call';
import { toolContext } from './tool-context';
import { append, type TurnState } from './turn-state';

export type StepOutcome =
  | { kind: 'continue' }
  | { kind: 'ended'; how: 'answered' | 'asked' }
  | { kind: 'aborted' }
  | { kind: 'failed'; code: ErrorCode };

/** One model call and the calls it asks for. `last`: no step follows, so plain text is asked for. */
export async function runStep(state: TurnState, spent: Spent, last: boolean): Promise<StepOutcome> {
  const { input, ports, head } = state;
  spent.steps += 1;
  const messages = renderMain(head.wire, state.entries, input.profile);
  checkPrefix(state, messages);
  const outcome = await callModel(
    state,
    {
      purpose: 'main',
      model: input.model,
      messages: messages.map((message) => message.wire),
      tools: head.tools,
      responseFormat: null,
      toolChoice: last ? 'none' : 'auto',
      maxTokens: ports.limits.answerTokens,
      thinking: false,
      cacheKey: input.sessionId,
    },
    {
      step: spent.steps,
      head: head.digest,
      onText: (delta) => state.emit({ type: 'text', delta }),
      onRetry: (code, attempt, waitMs) => state.emit({ type: 'retrying', code, attempt, waitMs }),
    },
  );
  if (outcome.kind !== 'reply') {
    if (outcome.partial !== '') await appendReply(state, spent, partialReply(outcome.partial), 0);
    return outcome.kind === 'aborted' ? { kind: 'aborted' } : { kind: 'failed', code: outcome.code };
  }
  // Calls in the last step can't be answered any more: only the text counts.
  const reply = last ? { ...outcome.reply, toolCalls: [] } : outcome.reply;
  const calls = await appendReply(state, spent, reply, outcome.latencyMs);
  if (calls.length === 0) return { kind: 'ended', how: 'answered' };
  return answerCalls(state, spent, calls);
}

async function appendReply(state: TurnState, spent: Spent, reply: Reply, latencyMs: number) {
  const usedIds = new Set(state.entries.map((entry) => entry.meta.callId ?? ''));
  const calls = normaliseCalls(reply.toolCalls, usedIds, `${state.turn}_${spent.steps}`);
  const prepared = calls.map((call) => prepareCall(call, state.tools, spent, state.ports.limits));
  const replays = state.input.profile.reasoning === 'replay';
  const wire = assistantWire({
    text: reply.text,
    toolCalls: calls,
    reasoning: replays ? (reply.reasoning ?? '') : null,
  });
  const events: TurnEvent[] = [];
  if (reply.text !== '') events.push({ type: 'text', delta: reply.text });
  if (reply.usage) {
    const { promptTokens, cachedTokens, completionTokens } = reply.usage;
    events.push({ type: 'usage', purpose: 'main', promptTokens, cachedTokens, completionTokens, latencyMs });
  }
  for (const one of prepared) {
    if (one.kind === 'run') events.push(one.tool.started(one.args, one.call.id));
  }
  await append(state, [
    { turn: state.turn, layer: 'L3', kind: 'assistant', wire, meta: { events, head: state.head.digest } },
  ]);
  return prepared;
}

async function answerCalls(
  state: TurnState,
  spent: Spent,
  prepared: Awaited<ReturnType<typeof appendReply>>,
): Promise<StepOutcome> {
  const context = toolContext(state);
  const outcomes = await executeCalls(state, prepared, context);
  if (state.signal.aborted) return { kind: 'aborted' };
  const ended = outcomes.find((outcome) => outcome.ends !== undefined)?.ends;
  if (ended) return { kind: 'ended', how: ended };
  const fresh = outcomes.some((outcome) => outcome.meta?.offerIds?.some((id) => !context.shownOffers.has(id)));
  const useful = fresh || prepared.some((one) => one.kind === 'run' && one.call.name !== 'item_search');
  spent.idleSteps = useful ? 0 : spent.idleSteps + 1;
  await append(state, hintDrafts(state, spent, dueHints(spent, prepared)));
  return { kind: 'continue' };
}

function dueHints(spent: Spent, prepared: Awaited<ReturnType<typeof appendReply>>): Set<HintName> {
  const due = new Set<HintName>();
  for (const one of prepared) if (one.kind === 'refuse') due.add(one.hint);
  const skills = prepared.filter((one) => one.call.name === 'Skill').length;
  if (skills > 0 && skills < prepared.length) due.add('skill_alone');
  if (spent.idleSteps >= 3) due.add('drifting');
  return due;
}

function partialReply(text: string): Reply {
  return { text, reasoning: null, toolCalls: [], usage: null, firstChunkMs: null };
}
