import { entriesInForce, resultsToReplace } from '@/lib/context/compaction';
import type { Draft, Entry } from '@/lib/context/entry';
import { currentEpoch, lastTurn } from '@/lib/context/log';
import { renderMain } from '@/lib/context/render';
import { lateWire, userWire } from '@/lib/context/wire';
import type { ErrorCode } from '@/lib/errors';
import { injectionBlock } from '@/lib/memory/injection';
import { callModel } from './call-model';
import { openingCards } from './order-cards';
import { append, type TurnState } from './turn-state';

export type Room = { kind: 'ready' } | { kind: 'aborted' } | { kind: 'failed'; code: ErrorCode };

const ASK_SUMMARY = `<continue>This session is about to be continued with only your summary of it. Write it now, for yourself, in the person's language: what the person wants and has ruled out, budget, sizes, destination; offers that matter by their ids with a word on why; what was decided and what is open. No tools, no greeting, at most 500 words.</continue>`;

/**
 * Makes room before a step, rarely and far in one cut. Free: the oldest tool results are left out. Paid: near the
 * window's end the model sums the session up on the same prefix, and a new epoch opens with the summary, the skills that
 * were read, the constraints in force, and the latest turns as they were.
 */
export async function makeRoom(state: TurnState): Promise<Room> {
  const { limits, tokens } = state.ports;
  const { contextWindow } = state.input.profile;
  const seqs = resultsToReplace(state.entries, tokens, contextWindow * limits.resultsShare, state.turn);
  if (seqs) await append(state, [cut(state, seqs)]);
  if (size(state) <= contextWindow * limits.summaryShare) return { kind: 'ready' };
  return sumUp(state);
}

/** After an endpoint said that the thread is too long: leaves out all results that may go. False when none is left. */
export async function leaveOutResults(state: TurnState): Promise<boolean> {
  const seqs = resultsToReplace(state.entries, state.ports.tokens, 0, state.turn);
  if (seqs) await append(state, [cut(state, seqs)]);
  return seqs !== null;
}

function size(state: TurnState): number {
  const { tokens } = state.ports;
  const thread = renderMain(state.head.wire, state.entries, state.input.profile);
  return thread.reduce((sum, message) => sum + tokens(message.wire), tokens(state.head.tools ?? ''));
}

function cut(state: TurnState, seqs: number[]): Draft {
  const events = [{ type: 'compacted', level: 'results' } as const];
  return { turn: state.turn, layer: 'L3', kind: 'compaction', wire: '', meta: { seqs, events } };
}

async function sumUp(state: TurnState): Promise<Room> {
  const { input, ports, head, turn } = state;
  const thread = renderMain(head.wire, state.entries, input.profile).map((message) => message.wire);
  const outcome = await callModel(
    state,
    {
      purpose: 'summary',
      model: input.model,
      messages: [...thread, userWire(ASK_SUMMARY)],
      tools: head.tools,
      responseFormat: null,
      toolChoice: 'none',
      maxTokens: ports.limits.summaryTokens,
      thinking: false,
      cacheKey: input.sessionId,
    },
    { step: 0, head: head.digest, onText: () => {}, onRetry: () => {} },
  );
  if (outcome.kind === 'aborted') return { kind: 'aborted' };
  if (outcome.kind === 'failed') return { kind: 'failed', code: outcome.code };
  const events = [{ type: 'compacted', level: 'summary' } as const];
  await append(state, [
    { turn, layer: 'L3', kind: 'compaction', wire: '', meta: { events }, opensEpoch: true },
    ...(await openingCards(state)),
    summaryDraft(state, outcome.reply.text),
    ...latestTurns(state),
  ]);
  return { kind: 'ready' };
}

function summaryDraft(state: TurnState, text: string): Draft {
  const { skills } = state.ports;
  const read = [
    ...new Set(currentEpoch(state.entries).flatMap((entry) => entry.meta.skills ?? entry.meta.skill ?? [])),
  ];
  const bodies = read.flatMap((name) => {
    const skill = skills.byName(name);
    return skill ? [`<skill name="${name}">\n${skill.body}\n</skill>`] : [];
  });
  const constraints = injectionBlock(state.facts.filter((fact) => fact.category === 'constraint'));
  const parts = [`<summary>\n${text}\n</summary>`, ...bodies, ...(constraints.text === '' ? [] : [constraints.text])];
  return {
    turn: state.turn,
    layer: 'L2',
    kind: 'summary',
    wire: lateWire(state.input.profile, parts.join('\n')),
    meta: { skills: read, factKeys: constraints.keys, offerIds: [] },
  };
}

/**
 * The running turn as it was, and the one before it where both are small: their wires again, in the new epoch. What a
 * summary would say of them less well is kept, and an open call keeps its answer.
 */
function latestTurns(state: TurnState): Draft[] {
  const { limits, tokens } = state.ports;
  const last = lastTurn(state.entries);
  const room = state.input.profile.contextWindow * limits.resultsShare;
  const inForce = entriesInForce(state.entries).filter((entry) => entry.wire !== '' && entry.layer !== 'PL');
  const of = (turn: number) => inForce.filter((entry) => entry.turn === turn && entry.kind !== 'summary');
  const weight = (some: readonly Entry[]) => some.reduce((sum, entry) => sum + tokens(entry.wire), 0);
  const running = of(last);
  const before = of(last - 1);
  const whole = currentEpoch(state.entries).filter((entry) => entry.turn === last - 1 && entry.kind === 'tool');
  const keepBefore =
    before.length > 0 && whole.every((entry) => before.includes(entry)) && weight(before) + weight(running) <= room;
  return [...(keepBefore ? before : []), ...running].map((entry) => {
    const { events: _events, plan: _plan, ...meta } = entry.meta;
    const { turn, layer, kind, wire } = entry;
    return { turn, layer, kind, wire, meta: { ...meta, copyOf: entry.seq } };
  });
}
