import { z } from 'zod';
import { foldTranscript, type TurnRecord } from '@/lib/context/transcript';
import { type ErrorCode, fail, ok, type Result } from '@/lib/errors';
import type { Owner } from '@/lib/owner';
import { getApp } from './composition';
import { withLateReceipts } from './late-receipts';
import { stopTurn } from './turns';

/** A session as the list shows it; times in ISO 8601, UTC. */
export type SessionItem = { id: string; title: string; updatedAt: string; running: boolean };

export type OpenedSession = {
  id: string;
  title: string;
  model: string;
  turns: TurnRecord[];
  /** The turn that runs now: join it from its start, in place of what `turns` holds of it. */
  running: { turn: number } | null;
};

const LIST_LIMIT = 200;
const titleSchema = z.string().trim().min(1).max(120);

/** The owner's sessions, newest first; `query` is part of a title. */
export async function listSessions(owner: Owner, query = ''): Promise<SessionItem[]> {
  const { stores } = await getApp();
  const rows = await stores.sessions.list(owner, query.trim(), LIST_LIMIT);
  return rows.map(({ id, title, updatedAt, running }) => ({ id, title, updatedAt: updatedAt.toISOString(), running }));
}

/** A session with its transcript; null when it isn't the owner's. */
export async function openSession(owner: Owner, id: string): Promise<OpenedSession | null> {
  const app = await getApp();
  const { stores, turns } = app;
  const [session, entries] = await Promise.all([stores.sessions.get(owner, id), stores.log.load(owner, id)]);
  if (!session || !entries) return null;
  const transcript = await withLateReceipts(app, owner, id, foldTranscript(entries));
  const last = transcript.at(-1);
  const live = turns.get(id);
  const runs = (live !== undefined && !live.live.told()) || session.running;
  return {
    id,
    title: session.title,
    model: session.model,
    turns: transcript.map((record) => (record === last && !runs ? withCutOff(record, entries) : record)),
    running: runs ? { turn: live && !live.live.ended() ? live.live.turn : (last?.turn ?? 1) } : null,
  };
}

/** A turn that a crash cut off says so before its log is mended, which the next turn does. */
function withCutOff(record: TurnRecord, entries: readonly { turn: number; kind: string }[]): TurnRecord {
  const closed = entries.some((entry) => entry.turn === record.turn && entry.kind === 'turn_end');
  return closed ? record : { ...record, events: [...record.events, { type: 'interrupted', reason: 'crashed' }] };
}

/** Gives a session the person's own title: 1–120 characters. */
export async function renameSession(owner: Owner, id: string, title: string): Promise<Result<null, ErrorCode>> {
  const parsed = titleSchema.safeParse(title);
  if (!parsed.success) return fail('invalid_input');
  const { stores } = await getApp();
  return (await stores.sessions.rename(owner, id, parsed.data)) ? ok(null) : fail('not_found');
}

/** Deletes a session with its log; a turn that runs in it is stopped first. */
export async function deleteSession(owner: Owner, id: string): Promise<Result<null, ErrorCode>> {
  const { stores, turns } = await getApp();
  if (await stopTurn(owner, id)) await turns.get(id)?.done;
  return (await stores.sessions.delete(owner, id)) ? ok(null) : fail('not_found');
}
