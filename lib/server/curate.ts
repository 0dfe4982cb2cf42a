import { curateTurn } from '@/lib/agent/curate-turn';
import type { TurnEvent } from '@/lib/events';
import { logger } from '@/lib/log';
import type { Owner } from '@/lib/owner';
import type { App } from './composition';

/** How far back a turn that no curator has read is still picked up, and how long it is left to its own process, in ms. */
const LOOK_BACK_MS = 24 * 3600 * 1000;
const LEAVE_MS = 2 * 60 * 1000;
const AT_ONCE = 20;

/** Reads an ended turn for lasting facts. It never fails its caller: the answer is out already. */
export async function curate(app: App, owner: Owner, sessionId: string, turn: number): Promise<TurnEvent[]> {
  try {
    const entries = await app.stores.log.load(owner, sessionId);
    if (!entries) return [];
    const { fastModel, profile } = app.model;
    const ports = { ...app.agent, curator: app.stores.curatorRuns, door: app.curatorDoor };
    return await curateTurn(ports, entries, { owner, sessionId, turn, fastModel, profile });
  } catch (error) {
    logger.error({ err: error, sessionId, turn }, 'a curator failed');
    return [];
  }
}

/** Reads the turns whose process died before their curator ran. Any number of processes may do this at once. */
export async function pickUpTurns(app: App): Promise<number> {
  const now = app.clock.now().getTime();
  const unread = await app.stores.curatorRuns.unread(new Date(now - LOOK_BACK_MS), new Date(now - LEAVE_MS), AT_ONCE);
  for (const { owner, sessionId, turn } of unread) await curate(app, owner, sessionId, turn);
  return unread.length;
}
