import { closeTurn, type TurnOutcome } from '@/lib/context/repair';
import { type ErrorCode, isRetryable } from '@/lib/errors';
import type { TurnEvent } from '@/lib/events';
import { closingDraft, closingDue, nothingSpent, type Spent } from './control';
import { leaveOutResults, makeRoom } from './make-room';
import { appendMemory, openTurn } from './open-turn';
import { makePlan } from './planner';
import { runStep, type StepOutcome } from './step';
import { type AgentPorts, append, LeaseLost, type TurnInput, type TurnState } from './turn-state';

/**
 * One turn, from the person's words to the final answer. The caller holds the session's lease. Everything that happens
 * is told by `emit`, failures too; what throws is a bug, and the log is closed before it goes on up.
 *
 * An abort of `signal` is the person's stop: what streamed is kept, and the turn is closed as stopped.
 */
export async function runTurn(
  ports: AgentPorts,
  input: TurnInput,
  emit: (event: TurnEvent) => void,
  signal: AbortSignal,
): Promise<TurnOutcome> {
  const started = performance.now();
  const opened = await openTurn(ports, input, emit, signal);
  if (opened.kind !== 'opened') {
    emit(errorEvent(opened.kind === 'not_found' ? 'not_found' : 'log_broken'));
    return 'failed';
  }
  const { state } = opened;
  const spent = nothingSpent();
  let end: StepOutcome;
  try {
    end = await steps(state, spent);
  } catch (error) {
    if (error instanceof LeaseLost) {
      emit({ type: 'interrupted', reason: 'stopped' });
      return 'interrupted';
    }
    if (!signal.aborted) {
      await close(state, spent, { kind: 'failed', code: 'internal' }, started);
      throw error;
    }
    end = { kind: 'aborted' };
  }
  return close(state, spent, end, started);
}

async function steps(state: TurnState, spent: Spent): Promise<StepOutcome> {
  const { limits } = state.ports;
  const planned = await makePlan(state);
  if (planned === 'aborted') return { kind: 'aborted' };
  await appendMemory(state, planned.drafts);
  for (;;) {
    if (state.signal.aborted) return { kind: 'aborted' };
    const room = await makeRoom(state);
    if (room.kind !== 'ready') return room;
    if (closingDue(spent, limits)) {
      spent.closed = true;
      await append(state, [closingDraft(state)]);
    }
    const last = spent.steps >= limits.steps - 1 || spent.toolCalls >= limits.toolCalls;
    const outcome = await runStep(state, spent, last);
    // The window may be smaller than the profile says: what can be left out is, once.
    const tooLong = outcome.kind === 'failed' && outcome.code === 'model_context_too_long';
    if (tooLong && (await leaveOutResults(state))) continue;
    if (outcome.kind !== 'continue') return outcome;
  }
}

async function close(state: TurnState, spent: Spent, end: StepOutcome, started: number): Promise<TurnOutcome> {
  const outcome: TurnOutcome = end.kind === 'ended' ? end.how : end.kind === 'aborted' ? 'stopped' : 'failed';
  const events: TurnEvent[] = [];
  if (end.kind === 'aborted') events.push({ type: 'interrupted', reason: 'stopped' });
  if (end.kind === 'failed') events.push(errorEvent(end.code));
  const elapsedMs = Math.round(performance.now() - started);
  events.push({ type: 'done', steps: spent.steps, toolCalls: spent.toolCalls, elapsedMs });
  await append(state, closeTurn(state.entries, state.turn, outcome, events, state.input.profile));
  return outcome;
}

function errorEvent(code: ErrorCode): TurnEvent {
  return { type: 'error', code, retryable: isRetryable(code) };
}
