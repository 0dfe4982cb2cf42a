import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { buildHeads } from '@/lib/agent/heads';
import { defaultLimits } from '@/lib/agent/limits';
import type { FaultPort, PrefixFault } from '@/lib/agent/ports';
import { runTurn } from '@/lib/agent/run-turn';
import type { AgentPorts } from '@/lib/agent/turn-state';
import { openCatalogue } from '@/lib/catalogue/lance/catalogue';
import { sampleOffers } from '@/lib/catalogue/sample/generate';
import { manualClock } from '@/lib/clock';
import type { Entry } from '@/lib/context/entry';
import { activityStore } from '@/lib/db/activity';
import { factStore } from '@/lib/db/facts';
import { leaseStore } from '@/lib/db/leases';
import { logStore } from '@/lib/db/log';
import { callLedger } from '@/lib/db/model-calls';
import { offerStore } from '@/lib/db/offers';
import { orderStore } from '@/lib/db/orders';
import { sessionStore } from '@/lib/db/sessions';
import { testDatabase } from '@/lib/db/testing';
import type { TurnEvent } from '@/lib/events';
import { randomIds } from '@/lib/ids';
import { understand } from '@/lib/language/understand';
import { remember } from '@/lib/memory/remember';
import { memoryProfiles } from '@/lib/memory/retention';
import type { ModelPort } from '@/lib/model/port';
import type { Profile } from '@/lib/model/profile';
import { profileNamed } from '@/lib/model/profiles/choose';
import { countTokens } from '@/lib/model/tokens';
import type { OrderDesk } from '@/lib/orders/desk';
import { sandboxMerchant } from '@/lib/orders/sandbox-merchant';
import type { Owner } from '@/lib/owner';
import { defaultSettings } from '@/lib/settings';
import { readSkillCatalogue } from '@/lib/skills/catalogue';
import { allTools } from '@/lib/tools/registry';

/** A session that tests run turns in: everything real but the model. */
export type TestSession = {
  owner: Owner;
  id: string;
  ports: AgentPorts;
  profile: Profile;
  /** Runs a turn with `model` to its end, taking and giving back the lease. */
  turn(model: ModelPort, words: string, signal?: AbortSignal): Promise<{ outcome: string; events: TurnEvent[] }>;
  /** The log as a fresh process would load it. */
  load(): Promise<Entry[]>;
};

/** Real stores, a real index over the sample's audio offers, real tools; for one test file. */
export async function agentBench() {
  const database = await testDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'index-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const offers = sampleOffers().filter((offer) => offer.category === 'audio');
  await offerStore(database).upsert(offers);
  const catalogue = await openCatalogue(database, folder);
  const clock = manualClock('2026-11-30T08:00:00Z');
  const facts = factStore(database, randomIds);
  const leases = leaseStore(database);
  const log = logStore(database);
  const skills = readSkillCatalogue(process.cwd());
  const merchant = sandboxMerchant(24 * 60 * 60 * 1000);
  const orders: OrderDesk = { store: orderStore(database), merchant, catalogue, clock, ids: randomIds };
  const tools = allTools((owner, candidate, site) => remember({ facts, clock }, owner, candidate, site));

  const told: PrefixFault[] = [];
  const faults: FaultPort = { prefixBroke: (_sessionId, _turn, fault) => told.push(fault) };

  async function session(profileName = 'openai', some: Partial<AgentPorts> = {}): Promise<TestSession> {
    const profile = { ...profileNamed(profileName) };
    const owner: Owner = { tenantId: 'default', userId: randomIds.next() };
    const id = randomIds.next();
    await sessionStore(database, clock).create(owner, { id, title: 't', model: 'm', profile: profile.name });
    const base: Omit<AgentPorts, 'model'> = {
      log,
      calls: callLedger(database, randomIds),
      facts,
      activity: activityStore(database, randomIds),
      faults,
      orders,
      catalogue,
      skills,
      clock,
      understand,
      wait: async () => {},
      tools,
      heads: buildHeads(skills, tools, profile, countTokens),
      limits: defaultLimits,
      tokens: countTokens,
      retention: memoryProfiles.standard,
      ...some,
    };
    const unused: ModelPort = {
      stream() {
        throw new Error('a turn is run with a model of its own');
      },
    };
    const ports = { ...base, model: unused };
    return {
      owner,
      id,
      ports,
      profile,
      async turn(model, words, signal = new AbortController().signal) {
        const holder = randomIds.next();
        const taken = await leases.acquire(owner, id, holder, clock.now());
        if (taken !== 'acquired') throw new Error(`the session is ${taken}`);
        const events: TurnEvent[] = [];
        const input = {
          owner,
          sessionId: id,
          holder,
          model: 'm',
          fastModel: 'm-fast',
          profile,
          sessionCreatedAt: clock.now(),
          settings: defaultSettings,
          words,
        };
        try {
          const outcome = await runTurn({ ...ports, model }, input, (event) => events.push(event), signal);
          return { outcome, events };
        } finally {
          await leases.release(owner, id, holder);
          clock.advance(60_000);
        }
      },
      async load() {
        return (await log.load(owner, id)) ?? [];
      },
    };
  }
  return { database, offers, facts, log, orders, clock, session, told };
}
