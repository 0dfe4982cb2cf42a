import type { Entry } from '@/lib/context/entry';
import { renderPlanner } from '@/lib/context/render';
import { userWire } from '@/lib/context/wire';
import type { TurnEvent } from '@/lib/events';
import { judgeLabels, type Proposal, readCuratorReply } from '@/lib/memory/curator-reply';
import type { Candidate, Fact, RejectReason, Verdict } from '@/lib/memory/fact';
import type { Owner } from '@/lib/owner';
import { callModel } from './call-model';
import type { CuratorStore } from './ports';
import { curatorMessage, READER_FORMAT } from './reader';
import type { AgentPorts, TurnInput } from './turn-state';

/** Where a candidate of the curator goes: the one door, and the suggestions beside it. */
export type CuratorDoor = {
  remember(
    owner: Owner,
    candidate: Candidate,
    site: { path: 'curator'; words: string; sessionId: string; turn: number; generation: number },
  ): Promise<{ verdict: Verdict; saved: Fact | null }>;
  /** Records a refusal by the labels alone; no value. */
  refuse(owner: Owner, reason: RejectReason): Promise<void>;
  /** Records that the answer could not be read, twice. */
  fail(owner: Owner): Promise<void>;
  /** Keeps a candidate for the person to decide on. Answers its event, or null when it was dropped by a clear. */
  suggest(
    owner: Owner,
    candidate: Candidate,
    site: { sessionId: string; turn: number; generation: number },
  ): Promise<TurnEvent | null>;
};

export type CurateInput = Pick<TurnInput, 'owner' | 'sessionId' | 'fastModel' | 'profile'> & { turn: number };

/**
 * Reads a finished turn for lasting facts, once: a second run of the same turn finds the first one's claim and writes
 * nothing. Answers what the screen is told. Failures are counted and recorded, and never reach the answer.
 */
export async function curateTurn(
  ports: AgentPorts & { curator: CuratorStore; door: CuratorDoor },
  entries: readonly Entry[],
  input: CurateInput,
): Promise<TurnEvent[]> {
  const { owner, sessionId, turn } = input;
  const opening = entries.find((entry) => entry.turn === turn && entry.kind === 'user');
  const words = opening?.meta.words ?? '';
  const generation = opening?.meta.generation;
  if (words === '' || generation === undefined) return [];
  if ((await ports.facts.mode(owner)) === 'off') return [];
  if (!(await ports.curator.claim(owner, sessionId, turn, ports.clock.now()))) return [];
  const stored = await ports.facts.list(owner, ports.clock.now());
  const proposals = await propose(ports, entries, input, curatorMessage(words, replyOf(entries, turn), stored));
  await ports.curator.finish(owner, sessionId, turn, proposals === null ? 'failed' : 'done');
  if (proposals === null) await ports.door.fail(owner);
  const events: TurnEvent[] = [];
  for (const proposal of proposals ?? []) {
    const event = await settle(ports, proposal, { owner, sessionId, turn, words, generation });
    if (event) events.push(event);
  }
  return events;
}

/** Asks the model, once more if the answer can't be read; null when it failed twice. */
async function propose(
  ports: AgentPorts,
  entries: readonly Entry[],
  input: CurateInput,
  message: string,
): Promise<Proposal[] | null> {
  const head = ports.heads.reader;
  const thread = renderPlanner(
    head.wire,
    entries.filter((entry) => entry.turn <= input.turn),
  ).map((one) => one.wire);
  const signal = new AbortController().signal;
  const scene = { ports, input, turn: input.turn, entries, signal };
  for (let attempt = 0; attempt < 2; attempt++) {
    const outcome = await callModel(
      scene,
      {
        purpose: 'curator',
        model: input.fastModel,
        messages: [...thread, userWire(message)],
        tools: null,
        responseFormat: READER_FORMAT,
        toolChoice: 'auto',
        maxTokens: ports.limits.plannerTokens,
        thinking: false,
        cacheKey: `${input.sessionId}-plan`,
      },
      { step: 0, head: head.digest, onText: () => {}, onRetry: () => {} },
    );
    const read = outcome.kind === 'reply' ? readCuratorReply(outcome.reply.text) : { ok: false as const };
    if (read.ok) return read.proposals;
  }
  return null;
}

type Site = { owner: Owner; sessionId: string; turn: number; words: string; generation: number };

async function settle(
  ports: { door: CuratorDoor },
  proposal: Proposal,
  { owner, words, ...site }: Site,
): Promise<TurnEvent | null> {
  const labels = judgeLabels(proposal);
  if ('refused' in labels) {
    await ports.door.refuse(owner, labels.refused);
    return null;
  }
  const { verdict, saved } = await ports.door.remember(owner, labels.candidate, { path: 'curator', words, ...site });
  if (saved) return { type: 'memory_saved', key: saved.key, value: saved.value, category: saved.category };
  if (verdict.accepted || verdict.reason !== 'consent_required') return null;
  return ports.door.suggest(owner, labels.candidate, site);
}

/** What the person was answered: the words of the last message, or the list's introduction. */
function replyOf(entries: readonly Entry[], turn: number): string {
  const events = entries.filter((entry) => entry.turn === turn).flatMap((entry) => entry.meta.events);
  const summary = events.findLast((event) => event.type === 'summary');
  if (summary) return summary.intro;
  return events.flatMap((event) => (event.type === 'text' ? event.delta : [])).join('');
}
