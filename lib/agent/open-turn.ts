import { activityBlock, type Blocks, platformsBlock, userText } from '@/lib/context/blocks';
import { findChainBreak } from '@/lib/context/chain';
import type { Draft } from '@/lib/context/entry';
import { lastTurn } from '@/lib/context/log';
import { factKeysShown } from '@/lib/context/redaction';
import { repair } from '@/lib/context/repair';
import { lateWire, userWire } from '@/lib/context/wire';
import { injectionBlock } from '@/lib/memory/injection';
import { retentionExpiry } from '@/lib/memory/retention';
import { openingCards, waitingBlock } from './order-cards';
import { planText } from './plan';
import { plannerDraft } from './planner';
import { type AgentPorts, append, type TurnInput, type TurnState } from './turn-state';

/** The memory tools: not offered while memory is off. */
export const MEMORY_TOOLS: ReadonlySet<string> = new Set(['save_memory', 'recall_memories']);

export type Opened =
  | { kind: 'opened'; state: TurnState }
  | { kind: 'not_found' }
  /** The stored log isn't what was sent; where was told. */
  | { kind: 'log_broken' };

/** Loads and checks the log, mends a turn that a crash cut off, and appends this turn's L4. */
export async function openTurn(
  ports: AgentPorts,
  input: TurnInput,
  emit: TurnState['emit'],
  signal: AbortSignal,
): Promise<Opened> {
  const entries = await ports.log.load(input.owner, input.sessionId);
  if (entries === null) return { kind: 'not_found' };
  const broken = findChainBreak(entries);
  if (broken) {
    ports.faults.prefixBroke(input.sessionId, lastTurn(entries) + 1, broken);
    return { kind: 'log_broken' };
  }
  const mode = await ports.facts.mode(input.owner);
  const state: TurnState = {
    ports,
    input,
    turn: lastTurn(entries) + 1,
    entries,
    head: mode === 'off' ? ports.heads.withoutMemory : ports.heads.full,
    tools: mode === 'off' ? new Map([...ports.tools].filter(([name]) => !MEMORY_TOOLS.has(name))) : ports.tools,
    plan: null,
    lastSent: null,
    facts: [],
    emit,
    signal,
  };
  await appendQuietly(state, repair(entries, input.profile));
  await forgetWhatIsGone(state);
  if (entries.length === 0) await append(state, await openingCards(state));
  await append(state, [await userDraft(state), plannerDraft(state.turn, input.words)]);
  return { kind: 'opened', state };
}

/** Facts that expired, or that memory being off takes out of use, leave the log before anything of it is sent again. */
async function forgetWhatIsGone(state: TurnState): Promise<void> {
  const { ports, input, entries } = state;
  const shown = factKeysShown(entries);
  if (shown.size === 0) return;
  const off = state.head === ports.heads.withoutMemory;
  const standing = off ? [] : await ports.facts.list(input.owner, ports.clock.now());
  const gone = [...shown].filter((key) => !standing.some((fact) => fact.key === key));
  if (gone.length === 0) return;
  const forgotten = gone.map((key) => ({ key }));
  await ports.log.redact(input.owner, input.sessionId, forgotten);
  const redacted = await ports.log.load(input.owner, input.sessionId);
  if (redacted) entries.splice(0, entries.length, ...redacted);
}

/** A repair belongs to an earlier turn: its events are in the log for the next reload, not for this turn's screen. */
async function appendQuietly(state: TurnState, drafts: Draft[]): Promise<void> {
  await append({ ...state, emit: () => {} }, drafts);
}

async function userDraft(state: TurnState): Promise<Draft> {
  const { input, ports, turn, entries } = state;
  const recent = await ports.activity.recent(input.owner);
  const blocks: Blocks = {
    platforms: platformsBlock(ports.catalogue.platforms(), input.settings),
    // This session's own searches stand in its history already.
    activity: activityBlock(recent.filter((one) => one.kind === 'purchase' || one.at < input.sessionCreatedAt)),
    order_card: await waitingBlock(state),
  };
  const { text, digests } = userText(entries, blocks, input.words);
  return {
    turn,
    layer: 'L4',
    kind: 'user',
    wire: userWire(text),
    meta: {
      words: input.words,
      generation: await ports.facts.generation(input.owner),
      blocks: digests,
      events: [{ type: 'turn_started', turn, text: input.words, at: ports.clock.now().toISOString() }],
    },
  };
}

/** A renewal that wins less than this isn't worth a write, in ms. */
const RENEWAL_MS = 24 * 3600 * 1000;

/**
 * Appends what the planner found, then L5: the plan and what is remembered, unless there is neither. Constraints that
 * are shown renew.
 */
export async function appendMemory(state: TurnState, planned: readonly Draft[]): Promise<void> {
  const { ports, input, turn, plan } = state;
  const now = ports.clock.now();
  const facts = state.head === ports.heads.withoutMemory ? [] : await ports.facts.list(input.owner, now);
  const block = injectionBlock(facts);
  state.facts = facts;
  const planBlock = plan === null ? '' : `<plan>${planText(plan)}</plan>`;
  const text = [planBlock, block.text].filter((part) => part !== '').join('\n');
  const memory: Draft = {
    turn,
    layer: 'L5',
    kind: 'memory',
    wire: lateWire(input.profile, text),
    meta: { factKeys: block.keys },
  };
  await append(state, text === '' ? planned : [...planned, memory]);
  const until = retentionExpiry('constraint', now, ports.retention);
  const due = facts
    .filter((fact) => fact.category === 'constraint' && until.getTime() - fact.expiresAt.getTime() > RENEWAL_MS)
    .map((fact) => fact.key);
  if (due.length > 0) await ports.facts.renew(input.owner, due, until);
}
