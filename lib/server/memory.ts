import { ok, type Result } from '@/lib/errors';
import type { Candidate, MemoryMode } from '@/lib/memory/fact';
import { type FactView, factView } from '@/lib/memory/fact-view';
import * as page from '@/lib/memory/facts-page';
import type { MemoryReply, Undo } from '@/lib/memory/page-reply';
import type { MemoryDeps } from '@/lib/memory/remember';
import type { Owner } from '@/lib/owner';
import { getApp } from './composition';
import { forgetInSessions } from './forget';

/** What is remembered of the owner, and how. A session that is gone is named no more: its link would lead nowhere. */
export async function memoryOf(owner: Owner): Promise<{ mode: MemoryMode; facts: FactView[] }> {
  const { stores } = await getApp();
  const [mode, facts] = await Promise.all([stores.facts.mode(owner), page.listFacts(await deps(), owner)]);
  const there = new Set<string>();
  for (const id of new Set(facts.flatMap((fact) => fact.sessionId ?? []))) {
    if (await stores.sessions.get(owner, id)) there.add(id);
  }
  const gone = { sessionId: null, turn: null };
  const linked = facts.map((fact) =>
    fact.sessionId === null || there.has(fact.sessionId) ? fact : { ...fact, ...gone },
  );
  return { mode, facts: linked.map(factView) };
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

/** Deletes everything; answers how many there were. */
export async function clearFacts(owner: Owner): Promise<Result<number>> {
  const app = await getApp();
  const facts = await page.listFacts(app.memory, owner);
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
