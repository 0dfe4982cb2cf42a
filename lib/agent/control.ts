import type { Draft } from '@/lib/context/entry';
import { lateWire } from '@/lib/context/wire';
import type { Limits } from './limits';
import type { TurnState } from './turn-state';

/** Corrections that the program appends when a turn goes wrong. They are entries like any other: sent, stored, kept. */
export const hints = {
  repeated_call: 'You made the same call before in this turn; its result stands above. Change the call or finish.',
  malformed_call: 'A call could not be read. Send its arguments as one JSON object by the tool schema.',
  unknown_tool: 'You called a tool that does not exist. Use only the tools you were given.',
  skill_alone: 'Read a skill alone, first, and wait for its text before you search.',
  drifting:
    'Three steps in a row found nothing new. Loosen one thing, ask one question, or finish with what there is and say what is missing.',
  budget_used: 'The budget of that tool is used up in this turn. Work with the results above.',
} as const;
export type HintName = keyof typeof hints;

export const CLOSING_TEXT =
  'The budget of this turn is almost used up. Finish now with shopping_summary from the offers above, or say plainly what is missing.';

/** What the control knows of a turn so far. */
export type Spent = {
  steps: number;
  toolCalls: number;
  perTool: Map<string, number>;
  /** Calls of this turn, name and exact arguments. */
  made: Set<string>;
  /** Steps in a row that showed no offer that wasn't known. */
  idleSteps: number;
  hinted: Set<HintName>;
  closed: boolean;
};

export function nothingSpent(): Spent {
  return {
    steps: 0,
    toolCalls: 0,
    perTool: new Map(),
    made: new Set(),
    idleSteps: 0,
    hinted: new Set(),
    closed: false,
  };
}

/** Whether the closing notice is due before the next step. */
export function closingDue(spent: Spent, limits: Limits): boolean {
  const stepsLeft = limits.steps - spent.steps;
  const callsLeft = limits.toolCalls - spent.toolCalls;
  return !spent.closed && (stepsLeft <= limits.closingSteps || callsLeft <= limits.closingCalls);
}

/** Each hint at most once a turn: one that didn't help the first time won't help the third. */
export function hintDrafts(state: TurnState, spent: Spent, names: Iterable<HintName>): Draft[] {
  const drafts: Draft[] = [];
  for (const name of names) {
    if (spent.hinted.has(name)) continue;
    spent.hinted.add(name);
    drafts.push({
      turn: state.turn,
      layer: 'L3',
      kind: 'hint',
      wire: lateWire(state.input.profile, `<hint name="${name}">${hints[name]}</hint>`),
      meta: { hint: name, events: [{ type: 'hint', hint: name }] },
    });
  }
  return drafts;
}

export function closingDraft(state: TurnState): Draft {
  return {
    turn: state.turn,
    layer: 'L3',
    kind: 'closing',
    wire: lateWire(state.input.profile, `<closing>${CLOSING_TEXT}</closing>`),
    meta: { hint: 'closing', events: [{ type: 'hint', hint: 'closing' }] },
  };
}
