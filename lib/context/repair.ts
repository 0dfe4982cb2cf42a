import type { TurnEvent } from '@/lib/events';
import type { Profile } from '@/lib/model/profile';
import type { Draft, Entry, EntryMetaInput } from './entry';
import { lastTurn } from './log';
import { assistantWire, readWire, toolWire } from './wire';

export type TurnOutcome = 'answered' | 'asked' | 'stopped' | 'interrupted' | 'failed';

/** What the model reads in place of a result that never came. */
export const INTERRUPTED_RESULT = 'interrupted: this call did not finish; call again if it is still needed';

const NOTES: Record<TurnOutcome, string> = {
  answered: '(The list above was shown to the person.)',
  asked: '(The question above was shown to the person.)',
  stopped: '(The person stopped this answer.)',
  interrupted: '(This answer was interrupted.)',
  failed: '(This answer failed.)',
};

/**
 * What closes a turn so that a provider accepts the log and the screen can tell how it ended: results for calls that
 * have none, a planner reply if one is owed, an assistant message where the turn would end on another role (always for
 * turns that were cut off; for whole ones only where roles must alternate), and the `turn_end` record.
 */
export function closeTurn(
  entries: readonly Entry[],
  turn: number,
  outcome: TurnOutcome,
  events: TurnEvent[],
  profile: Pick<Profile, 'lateSystem' | 'reasoning'>,
): Draft[] {
  const drafts: Draft[] = [];
  const own = entries.filter((entry) => entry.turn === turn);
  if (own.findLast((entry) => entry.layer === 'PL' && entry.wire !== '')?.kind === 'planner_user') {
    drafts.push(draft(turn, 'PL', 'planner_reply', assistantWire({ text: 'null', toolCalls: [], reasoning: null })));
  }
  for (const { callId, tool } of unanswered(own)) {
    const event: TurnEvent = {
      type: 'tool_finished',
      callId,
      tool,
      status: 'interrupted',
      count: null,
      excluded: [],
    };
    drafts.push(draft(turn, 'L3', 'tool', toolWire(callId, INTERRUPTED_RESULT), { callId, tool, events: [event] }));
  }
  const whole = outcome === 'answered' || outcome === 'asked';
  const last = drafts.findLast((entry) => entry.layer !== 'PL') ?? own.findLast(isSpoken);
  const open = last !== undefined && last.kind !== 'assistant';
  if (open && (!whole || profile.lateSystem === 'userTail')) {
    // Where reasoning is replayed, an assistant message without the field is refused by some endpoints.
    const reasoning = profile.reasoning === 'replay' ? '' : null;
    drafts.push(draft(turn, 'L3', 'assistant', assistantWire({ text: NOTES[outcome], toolCalls: [], reasoning })));
  }
  drafts.push(draft(turn, 'L3', 'turn_end', '', { outcome, events }));
  return drafts;
}

/** The turn that has no `turn_end`, if a process died in it; null when the log is closed. */
export function openTurn(entries: readonly Entry[]): number | null {
  const turn = lastTurn(entries);
  const closed = entries.some((entry) => entry.turn === turn && entry.kind === 'turn_end');
  return turn === 0 || closed ? null : turn;
}

/** Drafts that close a turn that was cut off by a crash. */
export function repair(entries: readonly Entry[], profile: Pick<Profile, 'lateSystem' | 'reasoning'>): Draft[] {
  const turn = openTurn(entries);
  return turn === null
    ? []
    : closeTurn(entries, turn, 'interrupted', [{ type: 'interrupted', reason: 'crashed' }], profile);
}

/** Calls of the last assistant message that no tool message answers, in call order. */
function unanswered(entries: readonly Entry[]): { callId: string; tool: string }[] {
  const lastAssistant = entries.findLast((entry) => entry.kind === 'assistant');
  if (!lastAssistant) return [];
  const answered = new Set(entries.filter((entry) => entry.kind === 'tool').map((entry) => entry.meta.callId));
  return (readWire(lastAssistant.wire).tool_calls ?? [])
    .filter((call) => !answered.has(call.id))
    .map((call) => ({ callId: call.id, tool: call.function.name }));
}

function isSpoken(entry: Entry): boolean {
  return entry.wire !== '' && entry.layer !== 'PL';
}

function draft(turn: number, layer: Draft['layer'], kind: Draft['kind'], wire: string, meta?: EntryMetaInput): Draft {
  return { turn, layer, kind, wire, meta };
}
