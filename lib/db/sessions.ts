import { and, desc, eq, like } from 'drizzle-orm';
import type { Clock } from '@/lib/clock';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { ownSession } from './log';
import { sessions } from './schema/session';

export type SessionRow = {
  id: string;
  title: string;
  titleByPerson: boolean;
  model: string;
  profile: string;
  createdAt: Date;
  updatedAt: Date;
  /** A process is running its turn now. */
  running: boolean;
};

export type NewSession = { id: string; title: string; model: string; profile: string };

export interface SessionStore {
  create(owner: Owner, session: NewSession): Promise<void>;
  get(owner: Owner, id: string): Promise<SessionRow | null>;
  /** Newest first; `query`: part of the title. */
  list(owner: Owner, query: string, limit: number): Promise<SessionRow[]>;
  /** Of all sessions, in no order. */
  ids(owner: Owner): Promise<string[]>;
  rename(owner: Owner, id: string, title: string): Promise<boolean>;
  /** Moves it to the top of the list. */
  touch(owner: Owner, id: string): Promise<void>;
  /** The session moves to another model: a named break of its prefix. */
  setModel(owner: Owner, id: string, model: string, profile: string): Promise<void>;
  /** With its log and its calls. */
  delete(owner: Owner, id: string): Promise<boolean>;
}

/** Conversations of one owner; a right id with a wrong owner doesn't exist. */
export function sessionStore(database: Database, clock: Clock): SessionStore {
  const read = (row: typeof sessions.$inferSelect): SessionRow => ({
    id: row.id,
    title: row.title,
    titleByPerson: row.titleByPerson,
    model: row.model,
    profile: row.profile,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    running: row.leaseUntil !== null && row.leaseUntil > clock.now(),
  });
  return {
    async create(owner, session) {
      const now = clock.now();
      await database.insert(sessions).values({ ...session, ...owner, createdAt: now, updatedAt: now });
    },
    async get(owner, id) {
      const [row] = await database.select().from(sessions).where(ownSession(owner, id));
      return row ? read(row) : null;
    },
    async list(owner, query, limit) {
      const own = and(eq(sessions.tenantId, owner.tenantId), eq(sessions.userId, owner.userId));
      const matches = query === '' ? own : and(own, like(sessions.title, `%${escapeLike(query)}%`));
      const rows = await database
        .select()
        .from(sessions)
        .where(matches)
        .orderBy(desc(sessions.updatedAt), desc(sessions.id))
        .limit(limit);
      return rows.map(read);
    },
    async ids(owner) {
      const own = and(eq(sessions.tenantId, owner.tenantId), eq(sessions.userId, owner.userId));
      return (await database.select({ id: sessions.id }).from(sessions).where(own)).map((row) => row.id);
    },
    async rename(owner, id, title) {
      const [renamed] = await database
        .update(sessions)
        .set({ title, titleByPerson: true })
        .where(ownSession(owner, id));
      return renamed.affectedRows === 1;
    },
    async touch(owner, id) {
      await database.update(sessions).set({ updatedAt: clock.now() }).where(ownSession(owner, id));
    },
    async setModel(owner, id, model, profile) {
      await database.update(sessions).set({ model, profile }).where(ownSession(owner, id));
    },
    async delete(owner, id) {
      const [deleted] = await database.delete(sessions).where(ownSession(owner, id));
      return deleted.affectedRows === 1;
    },
  };
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
