import { randomInt } from 'node:crypto';
import type { EntryKind } from '@/lib/context/entry';
import { randomIds } from '@/lib/ids';
import { DEFAULT_TENANT } from '@/lib/owner';
import type { App } from '@/lib/server/composition';
import { startTurn } from '@/lib/server/turns';
import { type Aftermath, aftermath } from './kill-check';
import { probeTurns } from './probe-script';
import { startVictim, type Victim } from './victim';

/** A lease outlives its process; the parent's clock is put on by more than that after each kill. */
const PAST_LEASE_MS = 60_000;
/** Kills in one session before the next is begun. */
const PER_SESSION = 8;
/** Events after which a turn is killed: from its first to about its last. */
const LATEST_EVENT = 16;

export type KillReport = { times: number; endedBefore: number; lastEntry: Partial<Record<EntryKind, number>> } & {
  [of in keyof Aftermath]: number;
};

export type KillScene = {
  app: App;
  /** Puts the app's clock on. */
  advance(ms: number): void;
  url: string;
  dataDir: string;
  said?(done: number): void;
};

/**
 * Kills a process in mid-turn so many times, each time at another event, and lets the session go on from what it left.
 * A turn that ends before its event comes isn't counted, and is tried again.
 */
export async function killTurns(scene: KillScene, times: number): Promise<KillReport> {
  const { app, url, dataDir } = scene;
  const counts = { leftWhole: 0, midTurn: 0, wentOn: 0, repairedByAppending: 0, prefixWhole: 0, validThread: 0 };
  const report: KillReport = { times: 0, endedBefore: 0, lastEntry: {}, ...counts };
  const owner = { tenantId: DEFAULT_TENANT, userId: randomIds.next() };
  const words = probeTurns(2 * PER_SESSION);
  const sessions: string[] = [];
  let next: Victim = startVictim();
  try {
    while (report.times < times) {
      const at = report.times % PER_SESSION;
      if (at === 0) sessions.push(await openSession(app, owner));
      const sessionId = sessions.at(-1) as string;
      const victim = next;
      next = startVictim();
      const order = { url, dataDir, owner, sessionId, text: words[2 * at] ?? '' };
      const ended = await victim.killAt(order, randomInt(1, LATEST_EVENT));
      scene.advance(PAST_LEASE_MS);
      if (ended === 'ended_before') {
        report.endedBefore += 1;
        continue;
      }
      const left = (await app.stores.log.load(owner, sessionId)) ?? [];
      const wentOn = await answer(owner, sessionId, words[2 * at + 1] ?? '');
      const after = (await app.stores.log.load(owner, sessionId)) ?? [];
      const became = aftermath(app, left, after, wentOn);
      for (const [of, sound] of Object.entries(became)) if (sound) report[of as keyof Aftermath] += 1;
      const last = left.at(-1)?.kind;
      if (last) report.lastEntry[last] = (report.lastEntry[last] ?? 0) + 1;
      report.times += 1;
      scene.said?.(report.times);
    }
  } finally {
    next.dismiss();
    for (const id of sessions) await app.stores.sessions.delete(owner, id);
  }
  return report;
}

async function openSession(app: App, owner: { tenantId: string; userId: string }): Promise<string> {
  const id = app.ids.next();
  const { model, profile } = app.model;
  await app.stores.sessions.create(owner, { id, title: 'kill', model, profile: profile.name });
  return id;
}

/** Runs one turn to its end; whether it was answered. */
async function answer(owner: { tenantId: string; userId: string }, sessionId: string, text: string): Promise<boolean> {
  const started = await startTurn(owner, { sessionId, text });
  if (!started.ok) return false;
  let answered = false;
  for await (const { event } of started.items) {
    if (event.type === 'error' || event.type === 'interrupted') return false;
    if (event.type === 'done') answered = true;
  }
  return answered;
}
