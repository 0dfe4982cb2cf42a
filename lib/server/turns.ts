import { setTimeout as sleep } from 'node:timers/promises';
import { runTurn } from '@/lib/agent/run-turn';
import type { TurnInput } from '@/lib/agent/turn-state';
import type { TurnOutcome } from '@/lib/context/repair';
import { type ErrorCode, fail, isRetryable } from '@/lib/errors';
import type { StreamItem, TurnEvent } from '@/lib/events';
import { logger } from '@/lib/log';
import type { Owner } from '@/lib/owner';
import { type App, getApp } from './composition';
import { curate } from './curate';
import { failureCode } from './failure';
import type { LiveTurn } from './live-turn';
import { checkMessage, titleOf } from './message';
import { noteSearch, watchSearch } from './search-activity';
import { followStoredTurn } from './stored-turn';

/** How often a running turn renews its lease and looks for a stop from another process, in ms. */
const RENEW_MS = 3_000;
const HEARTBEAT_MS = 10_000;
const LEASE_ATTEMPTS = 40;
const LEASE_WAIT_MS = 50;

export type StartedTurn =
  | { ok: true; sessionId: string; turn: number; items: AsyncIterable<StreamItem> }
  | { ok: false; error: ErrorCode };

/**
 * Starts a turn in a session (a new one when `sessionId` is null) and answers at once with its events. The turn goes on
 * when nobody listens any more. Refused, with nothing changed: bad text, a session that isn't the owner's, a session
 * whose turn is running.
 */
export async function startTurn(owner: Owner, input: { sessionId: string | null; text: string }): Promise<StartedTurn> {
  const message = checkMessage(input.text);
  if (!message.ok) return message;
  try {
    return await begin(await getApp(), owner, input.sessionId, message.value);
  } catch (error) {
    logger.error({ err: error }, 'a turn could not be started');
    return fail(failureCode(error));
  }
}

async function begin(app: App, owner: Owner, sessionId: string | null, words: string): Promise<StartedTurn> {
  const { stores, model, ids } = app;
  const id = sessionId ?? ids.next();
  if (sessionId === null) {
    const session = { id, title: titleOf(words), model: model.model, profile: model.profile.name };
    await stores.sessions.create(owner, session);
  }
  const holder = ids.next();
  const lease = await takeLease(app, owner, id, holder);
  if (lease !== 'acquired') return fail(lease === 'busy' ? 'session_busy' : 'not_found');
  const session = await stores.sessions.get(owner, id);
  if (!session) return fail('not_found');
  // The configured model may have changed since: the session moves on, which is a break of its prefix with a name.
  if (session.model !== model.model || session.profile !== model.profile.name) {
    await stores.sessions.setModel(owner, id, model.model, model.profile.name);
  }
  const turnInput: TurnInput = {
    owner,
    sessionId: id,
    holder,
    model: model.model,
    fastModel: model.fastModel,
    profile: model.profile,
    sessionCreatedAt: session.createdAt,
    settings: await stores.settings.read(owner),
    words,
  };
  const turn = (await stores.log.lastTurn(owner, id)) + 1;
  const running = app.turns.start(id, turn, (live, signal) => carry(app, turnInput, live, signal));
  return { ok: true, sessionId: id, turn, items: running.live.listen(-1) };
}

/** A screen that was just told of the answer's end may send at once: the lease follows within moments. */
async function takeLease(app: App, owner: Owner, id: string, holder: string) {
  for (let attempt = 0; ; attempt++) {
    const lease = await app.stores.leases.acquire(owner, id, holder, app.clock.now());
    if (lease !== 'busy' || attempt === LEASE_ATTEMPTS || app.turns.get(id)?.live.told() !== true) return lease;
    await sleep(LEASE_WAIT_MS);
  }
}

/** Runs the turn, keeps its lease, and turns whatever goes wrong into an event. */
async function carry(app: App, input: TurnInput, live: LiveTurn, signal: AbortSignal): Promise<void> {
  const { stores, clock } = app;
  const { owner, sessionId, holder } = input;
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const renewing = setInterval(() => {
    stores.leases.renew(owner, sessionId, holder, clock.now()).then(
      ({ held, stopRequested }) => {
        if (!held || stopRequested) stop.abort();
      },
      // A renewal that fails once is made good by the next; the lease outlives several.
      (error: unknown) => logger.warn({ err: error }, 'a lease could not be renewed'),
    );
  }, RENEW_MS);
  const beating = setInterval(() => live.emit({ type: 'heartbeat' }), HEARTBEAT_MS);
  let told = false;
  const search = watchSearch();
  const emit = (event: TurnEvent) => {
    search.hear(event);
    if (event.type === 'error') told = true;
    live.emit(event);
  };
  let outcome: TurnOutcome = 'failed';
  try {
    outcome = await runTurn(app.agent, input, emit, both);
    await stores.sessions.touch(owner, sessionId);
  } catch (error) {
    logger.error({ err: error, sessionId }, 'a turn failed');
    const code = failureCode(error);
    // The loop tells what it could still write into the log; the rest is told here.
    if (!told) live.emit({ type: 'error', code, retryable: isRetryable(code) });
  } finally {
    clearInterval(renewing);
    await stores.leases.release(owner, sessionId, holder).catch((error: unknown) => {
      logger.warn({ err: error }, 'a lease could not be released; it will run out');
    });
  }
  // The answer is out and the session is free again: what is learned of the turn is told to whoever still listens.
  if (outcome === 'answered') await noteSearch(app, owner, search.searched());
  if (outcome === 'answered' || outcome === 'asked') {
    for (const event of await curate(app, owner, sessionId, live.turn)) live.emit(event);
  }
  clearInterval(beating);
}

/** Joins the turn that runs in a session, from event `afterN` on (−1: from its start); null when none runs. */
export async function joinTurn(
  owner: Owner,
  sessionId: string,
  afterN: number,
): Promise<AsyncIterable<StreamItem> | null> {
  const app = await getApp();
  const session = await app.stores.sessions.get(owner, sessionId);
  if (!session) return null;
  const running = app.turns.get(sessionId);
  // A turn that ended here lingers for late joiners, but must not hide one that another process has begun since.
  if (running && !running.live.ended()) return running.live.listen(afterN);
  if (session.running) return followStoredTurn(app, owner, sessionId);
  return running ? running.live.listen(afterN) : null;
}

/** The person's stop; false when nothing ran. What streamed so far is kept. */
export async function stopTurn(owner: Owner, sessionId: string): Promise<boolean> {
  const app = await getApp();
  const session = await app.stores.sessions.get(owner, sessionId);
  if (!session) return false;
  const running = app.turns.get(sessionId);
  if (running && !running.live.told()) {
    running.controller.abort();
    return true;
  }
  return app.stores.leases.requestStop(owner, sessionId, app.clock.now());
}
