import { z } from 'zod';
import { wordsBlock } from '@/lib/context/blocks';
import type { Draft } from '@/lib/context/entry';
import { renderPlanner } from '@/lib/context/render';
import { assistantWire, userWire } from '@/lib/context/wire';
import type { TurnEvent } from '@/lib/events';
import { callModel } from './call-model';
import { checkPlan } from './check-plan';
import { type Plan, planSchema } from './plan';
import { READER_FORMAT } from './reader';
import type { TurnState } from './turn-state';

/**
 * Asks the planner about the latest words, which stand on its own append-only thread already, and answers what is to be
 * appended. A planner that fails or answers nonsense costs the turn nothing but the plan.
 */
export async function makePlan(state: TurnState): Promise<{ drafts: Draft[] } | 'aborted'> {
  const { input, turn, ports } = state;
  const { reader } = ports.heads;
  const outcome = await callModel(
    state,
    {
      purpose: 'planner',
      model: input.fastModel,
      messages: renderPlanner(reader.wire, state.entries).map((message) => message.wire),
      tools: reader.tools,
      responseFormat: READER_FORMAT,
      toolChoice: 'auto',
      maxTokens: ports.limits.plannerTokens,
      thinking: false,
      cacheKey: `${input.sessionId}-plan`,
    },
    { step: 0, head: reader.digest, onText: () => {}, onRetry: () => {} },
  );
  if (outcome.kind === 'aborted') return 'aborted';
  const text = outcome.kind === 'reply' ? outcome.reply.text : 'null';
  const parsed = parsePlan(text);
  state.plan = parsed === null ? null : checkPlan(parsed, sessionWords(state), input.settings.currency);
  // The reply is kept as it came, whatever it is worth: the next turn's request must start with these bytes.
  const reply = assistantWire({ text, toolCalls: [], reasoning: null });
  const events: TurnEvent[] = [...usageEvent(outcome), planEvent(state.plan)];
  const drafts: Draft[] = [
    { turn, layer: 'PL', kind: 'planner_reply', wire: reply },
    { turn, layer: 'PL', kind: 'plan', wire: '', meta: { plan: state.plan, events } },
  ];
  return { drafts };
}

/** What opens the planner's part of a turn: the person's words on its own thread. */
export function plannerDraft(turn: number, words: string): Draft {
  return { turn, layer: 'PL', kind: 'planner_user', wire: userWire(wordsBlock(words)) };
}

/** The person's words of this session, oldest first, with what rules read in them. */
function sessionWords(state: TurnState) {
  return state.entries
    .filter((entry) => entry.kind === 'user' && entry.meta.copyOf === undefined)
    .map((entry) => entry.meta.words ?? '')
    .map((text) => ({ text, said: state.ports.understand(text) }));
}

/** Reads a plan out of a reply that may wrap it in a code fence or prose; null when there is none. */
export function parsePlan(text: string): Plan | null {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    const parsed = z.object({ plan: planSchema.nullable() }).safeParse(JSON.parse(json));
    return parsed.success ? parsed.data.plan : null;
  } catch {
    return null;
  }
}

function planEvent(plan: Plan | null): TurnEvent {
  if (plan === null) return { type: 'plan_failed' };
  const { intent, terms, exclude, budget, destination } = plan;
  const shown = budget && { min: budget.min, max: budget.max, approx: budget.approx, currency: budget.currency };
  return { type: 'plan', intent, terms, exclude, budget: shown, destination };
}

function usageEvent(outcome: Awaited<ReturnType<typeof callModel>>): TurnEvent[] {
  if (outcome.kind !== 'reply' || outcome.reply.usage === null) return [];
  const { promptTokens, cachedTokens, completionTokens } = outcome.reply.usage;
  const { latencyMs } = outcome;
  return [{ type: 'usage', purpose: 'planner', promptTokens, cachedTokens, completionTokens, latencyMs }];
}
