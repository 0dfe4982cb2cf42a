import type { CataloguePort } from '@/lib/catalogue/search';
import type { Clock } from '@/lib/clock';
import type { Draft, Entry } from '@/lib/context/entry';
import type { Head } from '@/lib/context/head';
import { place } from '@/lib/context/log';
import type { TurnEvent } from '@/lib/events';
import type { Understanding } from '@/lib/language/understanding';
import type { Fact } from '@/lib/memory/fact';
import type { RetentionPolicy } from '@/lib/memory/retention';
import type { FactStore } from '@/lib/memory/store';
import type { ModelPort } from '@/lib/model/port';
import type { Profile } from '@/lib/model/profile';
import type { OrderDesk } from '@/lib/orders/desk';
import type { Owner } from '@/lib/owner';
import type { ShoppingSettings } from '@/lib/settings';
import type { SkillCatalogue } from '@/lib/skills/skill';
import type { Tool } from '@/lib/tools/tool';
import type { LastSent } from './check-prefix';
import type { Limits } from './limits';
import type { Plan } from './plan';
import type { ActivityStore, CallStore, FaultPort, LogStore } from './ports';

/** What the loop needs of the world. */
export type AgentPorts = {
  model: ModelPort;
  log: LogStore;
  calls: CallStore;
  facts: FactStore;
  activity: ActivityStore;
  faults: FaultPort;
  orders: OrderDesk;
  catalogue: CataloguePort;
  skills: SkillCatalogue;
  clock: Clock;
  /** Resolves after `ms` or when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  understand(text: string): Understanding;
  /** Tools by name, in any order. */
  tools: ReadonlyMap<string, Tool>;
  /** Heads with and without the memory tools (memory switched off). */
  heads: { full: Head; withoutMemory: Head; reader: Head };
  limits: Limits;
  /** Tokens of a text, as near as the program can tell. */
  tokens(text: string): number;
  /** How long facts are kept: constraints that are shown renew by it. */
  retention: RetentionPolicy;
};

export type TurnInput = {
  owner: Owner;
  sessionId: string;
  /** Who holds the session's lease: only it may append. */
  holder: string;
  model: string;
  fastModel: string;
  profile: Profile;
  sessionCreatedAt: Date;
  settings: ShoppingSettings;
  words: string;
};

/** A turn while it runs. `entries` is the session's log, kept equal to the store. */
export type TurnState = {
  ports: AgentPorts;
  input: TurnInput;
  turn: number;
  entries: Entry[];
  head: Head;
  /** What may be called this turn: without the memory tools when memory is off. */
  tools: ReadonlyMap<string, Tool>;
  plan: Plan | null;
  /** The main thread's last request of this turn; null before the first. */
  lastSent: LastSent | null;
  /** Facts as injected this turn. */
  facts: readonly Fact[];
  emit(event: TurnEvent): void;
  signal: AbortSignal;
};

/** Another process took the session over: this one must write no more. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease of this session was lost');
    this.name = 'LeaseLost';
  }
}

/**
 * Stores drafts and then tells the screen what they carry: what is shown was written. Text isn't told again, since it
 * was streamed while it came.
 */
export async function append(state: TurnState, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  const { owner, sessionId, holder } = state.input;
  const { log } = state.ports;
  let placed = place(state.entries, drafts);
  let outcome = await log.append(owner, sessionId, holder, placed);
  while (outcome === 'log_moved') {
    // A fact was forgotten meanwhile: from here on the turn works with the redacted log.
    const stored = await log.load(owner, sessionId);
    if (stored === null) throw new LeaseLost();
    state.entries.splice(0, state.entries.length, ...stored);
    placed = place(state.entries, drafts);
    outcome = await log.append(owner, sessionId, holder, placed);
  }
  if (outcome === 'lease_lost') throw new LeaseLost();
  state.entries.push(...placed);
  for (const entry of placed) {
    for (const event of entry.meta.events) if (event.type !== 'text') state.emit(event);
  }
}
