import { ok, type Result } from '@/lib/errors';
import { auditFacts, countReasons } from '@/lib/memory/audit';
import type { Candidate, MemoryMode, RejectReason } from '@/lib/memory/fact';
import { keepFactFor as setFactExpiry } from '@/lib/memory/fact-expiry';
import { type FactView, factView } from '@/lib/memory/fact-view';
import * as page from '@/lib/memory/facts-page';
import type { ExpiryReply, MemoryReply, Undo } from '@/lib/memory/page-reply';
import type { MemoryDeps } from '@/lib/memory/remember';
import { type SuggestionView, suggestionView } from '@/lib/memory/suggestion-view';
import type { Owner } from '@/lib/owner';
import { getApp } from './composition';
import { forgetInSessions } from './forget';

export type MemoryPage = {
  mode: MemoryMode;
  facts: FactView[];
  suggestions: SuggestionView[];
  /** Stored facts that today's gate refuses: not listed and not used. Reasons only. */
  hidden: { reason: RejectReason; count: number }[];
};

/** What is remembered of the owner, and how. A session that is gone is named no more: its link would lead nowhere. */
export async function memoryOf(owner: Owner): Promise<MemoryPage> {
  const { stores, memory, clock } = await getApp();
  const now = clock.now();
  const [mode, stored, waiting, sessions] = await Promise.all([
    stores.facts.mode(owner),
    stores.facts.list(owner, now),
    stores.suggestions.list(owner, now),
    stores.sessions.ids(owner),
  ]);
  const there = new Set(sessions);
  const gone = { sessionId: null, turn: null };
  const { shown, hidden } = auditFacts(stored, memory.deployer);
  const linked = shown.map((fact) =>
    fact.sessionId === null || there.has(fact.sessionId) ? fact : { ...fact, ...gone },
  );
  const suggestions = auditFacts(waiting, memory.deployer).shown;
  return {
    mode,
    facts: linked.map(factView),
    suggestions: suggestions.map((one) => suggestionView(one, shown, there.has(one.sessionId))),
    hidden: countReasons(hidden),
  };
}

/** The gate's word on what is being typed; nothing is written. */
export async function checkFact(candidate: Candidate): Promise<MemoryReply> {
  return page.checkFact(await deps(), candidate);
}

export async function addFact(owner: Owner, candidate: Candidate): Promise<MemoryReply> {
  return page.addFact(await deps(), owner, candidate);
}

export async function editFact(owner: Owner, oldKey: string, candidate: Candidate): Promise<MemoryReply> {
  return page.editFact(await deps(), owner, oldKey, candidate);
}

/** Deletes what is there of `keys`, in old sessions too; the answer is all that Undo needs. */
export async function deleteFacts(owner: Owner, keys: readonly string[]): Promise<Result<Undo>> {
  const app = await getApp();
  const undo = await page.deleteFacts(app.memory, owner, keys);
  await forgetInSessions(app, owner, undo.facts);
  return ok(undo);
}

/** Writes deleted facts again; answers how many came back. */
export async function restoreFacts(owner: Owner, undo: Undo): Promise<Result<number>> {
  return ok(await page.restoreFacts(await deps(), owner, undo));
}

/** Deletes what today's gate refuses, in old sessions too; answers how many. There is no way back to these. */
export async function deleteHidden(owner: Owner): Promise<Result<number>> {
  const app = await getApp();
  const now = app.clock.now();
  const hidden = auditFacts(await app.stores.facts.list(owner, now), app.memory.deployer).hidden;
  const facts = hidden.map(({ fact: { key, value } }) => ({ key, value }));
  const keys = facts.map(({ key }) => key);
  const count = await app.stores.facts.delete(owner, keys, now);
  await forgetInSessions(app, owner, facts);
  return ok(count);
}

/** Keeps a fact for so many days from now, within the deployment's cap. */
export async function keepFactFor(owner: Owner, key: string, days: number): Promise<ExpiryReply> {
  return setFactExpiry(await deps(), owner, key, days);
}

/** Deletes everything; answers how many there were. */
export async function clearFacts(owner: Owner): Promise<Result<number>> {
  const app = await getApp();
  const facts = await app.stores.facts.list(owner, app.clock.now());
  const count = await page.clearFacts(app.memory, owner);
  await forgetInSessions(app, owner, facts);
  return ok(count);
}

export async function setMemoryMode(owner: Owner, mode: MemoryMode): Promise<Result<null>> {
  const { stores } = await getApp();
  await stores.facts.setMode(owner, mode);
  return ok(null);
}

async function deps(): Promise<MemoryDeps> {
  return (await getApp()).memory;
}
