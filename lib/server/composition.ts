import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CuratorDoor } from '@/lib/agent/curate-turn';
import { buildHeads } from '@/lib/agent/heads';
import { defaultLimits } from '@/lib/agent/limits';
import type { LeaseStore, LogStore } from '@/lib/agent/ports';
import type { AgentPorts } from '@/lib/agent/turn-state';
import { openCatalogue } from '@/lib/catalogue/lance/catalogue';
import type { CataloguePort } from '@/lib/catalogue/search';
import { type Clock, systemClock } from '@/lib/clock';
import { type ActivityRows, activityStore } from '@/lib/db/activity';
import type { Database } from '@/lib/db/client';
import { type CuratorRuns, curatorRunStore } from '@/lib/db/curator-runs';
import { factStore } from '@/lib/db/facts';
import { leaseStore } from '@/lib/db/leases';
import { logStore } from '@/lib/db/log';
import { type CallLedger, callLedger } from '@/lib/db/model-calls';
import { orderStore } from '@/lib/db/orders';
import { type SessionStore, sessionStore } from '@/lib/db/sessions';
import { type SettingsStore, settingsStore } from '@/lib/db/settings';
import { suggestionStore } from '@/lib/db/suggestions';
import { type Environment, environment } from '@/lib/env';
import { type Ids, randomIds } from '@/lib/ids';
import { remembering } from '@/lib/language/remembering';
import { understand } from '@/lib/language/understand';
import { auditedStore } from '@/lib/memory/audit';
import { type MemoryDeps, remember } from '@/lib/memory/remember';
import { memoryProfiles } from '@/lib/memory/retention';
import type { FactStore } from '@/lib/memory/store';
import type { SuggestionStore } from '@/lib/memory/suggestion';
import { type ConnectedModel, connectModel } from '@/lib/model/connect';
import { countTokens } from '@/lib/model/tokens';
import type { OrderDesk } from '@/lib/orders/desk';
import { sandboxMerchant } from '@/lib/orders/sandbox-merchant';
import { readSkillCatalogue } from '@/lib/skills/catalogue';
import type { SkillCatalogue } from '@/lib/skills/skill';
import { allTools } from '@/lib/tools/registry';
import { curatorDoor } from './curator-door';
import { appDatabase } from './database';
import { prefixFaults } from './prefix-faults';
import { startSchedule } from './schedule';
import { type TurnRegistry, turnRegistry } from './turn-registry';

/** The running program: every adapter, opened once a process. */
export type App = {
  clock: Clock;
  ids: Ids;
  model: ConnectedModel;
  stores: {
    sessions: SessionStore;
    log: LogStore;
    leases: LeaseStore;
    calls: CallLedger;
    /** Everything stored; what the agent and the pages use is `memory.facts`, which hides what today's gate refuses. */
    facts: FactStore;
    suggestions: SuggestionStore;
    curatorRuns: CuratorRuns;
    settings: SettingsStore;
    activity: ActivityRows;
  };
  /** What every way into memory works with: the store, and the deployment's policy. */
  memory: MemoryDeps;
  curatorDoor: CuratorDoor;
  orders: OrderDesk;
  catalogue: CataloguePort;
  skills: SkillCatalogue;
  agent: AgentPorts;
  turns: TurnRegistry;
};

export type AppParts = {
  environment: Environment;
  database: Database;
  clock?: Clock;
  ids?: Ids;
  /** By default what the environment names. */
  model?: ConnectedModel;
};

/** Opens everything. Throws for what stops a start: a wrong variable, a skill that can't be read. */
export async function createApp(parts: AppParts): Promise<App> {
  const { database, clock = systemClock, ids = randomIds } = parts;
  const model = parts.model ?? (await connectModel(parts.environment, clock));
  const skills = readSkillCatalogue(process.cwd());
  const catalogue = await openCatalogue(database, path.resolve(parts.environment.DATA_DIR, 'index'));
  const retention = memoryProfiles[parts.environment.MEMORY_PROFILE];
  const stores = {
    sessions: sessionStore(database, clock),
    log: logStore(database),
    leases: leaseStore(database),
    calls: callLedger(database, ids),
    facts: factStore(database, ids, retention.mode),
    suggestions: suggestionStore(database, retention.mode),
    curatorRuns: curatorRunStore(database),
    settings: settingsStore(database),
    activity: activityStore(database, ids),
  };
  const deployer = parts.environment.MEMORY_PATTERNS;
  const facts = auditedStore(stores.facts, deployer);
  const memory: MemoryDeps = { facts, clock, retention, deployer };
  const tools = allTools((owner, candidate, site) => remember(memory, owner, candidate, site));
  const door = curatorDoor(memory, stores.suggestions, ids);
  const merchant = sandboxMerchant(parts.environment.SANDBOX_DAY_SECONDS * 1000);
  const orders: OrderDesk = { store: orderStore(database), merchant, catalogue, clock, ids };
  const agent: AgentPorts = {
    model: model.port,
    log: stores.log,
    calls: stores.calls,
    facts,
    activity: stores.activity,
    faults: prefixFaults(),
    orders,
    catalogue,
    skills,
    clock,
    // Each turn reads the words of the whole session.
    understand: remembering(understand, (text) => text, 2_000),
    wait: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
    tools,
    heads: buildHeads(skills, tools, model.profile, countTokens),
    limits: defaultLimits,
    tokens: countTokens,
    retention,
  };
  return {
    clock,
    ids,
    model,
    stores,
    memory,
    curatorDoor: door,
    orders,
    catalogue,
    skills,
    agent,
    turns: turnRegistry(),
  };
}

/** One app a process, whichever bundle asks: Next loads a module once for pages and once for actions. */
const holder = globalThis as typeof globalThis & { shoppingxApp?: Promise<App> };

/** For scripts and tests, which open the app with parts of their own: from here on it is the process's app. */
export async function adoptApp(parts: AppParts): Promise<App> {
  const app = await createApp(parts);
  holder.shoppingxApp = Promise.resolve(app);
  return app;
}

export function getApp(): Promise<App> {
  holder.shoppingxApp ??= createApp({ environment: environment(), database: appDatabase() }).then(
    (app) => {
      startSchedule(app);
      return app;
    },
    (error: unknown) => {
      // A start that failed for a passing reason must not fail for ever.
      holder.shoppingxApp = undefined;
      throw error;
    },
  );
  return holder.shoppingxApp;
}
