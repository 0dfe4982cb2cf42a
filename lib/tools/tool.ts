import type { z } from 'zod';
import type { Plan } from '@/lib/agent/plan';
import type { CataloguePort } from '@/lib/catalogue/search';
import type { Clock } from '@/lib/clock';
import type { EntryMetaInput } from '@/lib/context/entry';
import type { TurnEvent } from '@/lib/events';
import type { Fact } from '@/lib/memory/fact';
import type { FactStore } from '@/lib/memory/store';
import type { OrderDesk } from '@/lib/orders/desk';
import type { Owner } from '@/lib/owner';
import type { ShoppingSettings } from '@/lib/settings';
import type { SkillCatalogue } from '@/lib/skills/skill';

/** What a tool may see and touch. Nothing of the model, the database or the request beyond these ports. */
export type ToolContext = {
  owner: Owner;
  sessionId: string;
  turn: number;
  /** The person's words of this turn. */
  words: string;
  plan: Plan | null;
  settings: ShoppingSettings;
  catalogue: CataloguePort;
  facts: FactStore;
  orders: OrderDesk;
  /** Facts as injected this turn. */
  knownFacts: readonly Fact[];
  skills: SkillCatalogue;
  /** Skills whose body is in this session's log already. */
  readSkills: ReadonlySet<string>;
  /** Ids of offers that tools have shown in this session. */
  shownOffers: ReadonlySet<string>;
  /** Whether a summary of this turn was sent back once for violations. */
  summaryReturned: boolean;
  clock: Clock;
  signal: AbortSignal;
};

export type ToolOutcome = {
  /**
   * The text that the model gets. Compact: ids, few fields, one line an offer. A function is given the offers whose lines
   * stand in the log by then, so that none is told twice: calls of one step run at once and don't know of each other.
   */
  content: string | ((told: ReadonlySet<string>) => string);
  status: 'ok' | 'failed' | 'refused';
  events: TurnEvent[];
  meta?: EntryMetaInput;
  /** Ends the turn: the list is verified and shown, or the person is asked. */
  ends?: 'answered' | 'asked';
};

/** One tool. Its schema is both what the model is shown and what its arguments are parsed by. */
export type Tool<S extends z.ZodType = z.ZodType> = {
  name: string;
  /** In English with trigger words of both languages; part of L0. */
  description: string;
  parameters: S;
  /** Calls of one step that only read run at once; the others run in call order after them. */
  readOnly: boolean;
  /** What is shown while it runs. */
  started(args: z.output<S>, callId: string): TurnEvent;
  /** Expected failures come back as an outcome with status `failed`; bugs throw. */
  run(args: z.output<S>, context: ToolContext, callId: string): Promise<ToolOutcome>;
};
