import { and, asc, eq, max } from 'drizzle-orm';
import type { LogStore } from '@/lib/agent/ports';
import { type Entry, type EntryKind, entryKinds, entryMetaSchema, type Layer, layers } from '@/lib/context/entry';
import type { Owner } from '@/lib/owner';
import { type Database, MAX_TEXT_BYTES } from './client';
import { contextEntries, sessions } from './schema/session';

/** A text that one statement can't carry; the turn fails before anything is written. */
export class EntryTooLarge extends Error {
  constructor(seq: number) {
    super(`entry ${seq} is larger than ${MAX_TEXT_BYTES} bytes`);
    this.name = 'EntryTooLarge';
  }
}

/** The log of a session in `context_entries`: insert only. Rows of a session that isn't the owner's don't exist. */
export function logStore(database: Database): LogStore {
  return {
    async load(owner, sessionId) {
      const [session] = await database.select({ id: sessions.id }).from(sessions).where(ownSession(owner, sessionId));
      if (!session) return null;
      const rows = await database
        .select()
        .from(contextEntries)
        .where(eq(contextEntries.sessionId, sessionId))
        .orderBy(asc(contextEntries.seq));
      return rows.map(readRow);
    },

    async lastTurn(owner, sessionId) {
      const [row] = await database
        .select({ turn: max(contextEntries.turn) })
        .from(contextEntries)
        .innerJoin(sessions, eq(sessions.id, contextEntries.sessionId))
        .where(ownSession(owner, sessionId));
      return row?.turn ?? 0;
    },

    async append(owner, sessionId, holder, entries) {
      const rows = entries.map((entry) => writeRow(sessionId, entry));
      return database.transaction(async (transaction) => {
        // The row lock orders this write against a process that takes the session over at the same moment.
        const [session] = await transaction
          .select({ holder: sessions.leaseHolder })
          .from(sessions)
          .where(ownSession(owner, sessionId))
          .for('update');
        if (session?.holder !== holder) return 'lease_lost';
        await transaction.insert(contextEntries).values(rows);
        return 'appended';
      });
    },
  };
}

export function ownSession(owner: Owner, sessionId: string) {
  return and(eq(sessions.id, sessionId), eq(sessions.tenantId, owner.tenantId), eq(sessions.userId, owner.userId));
}

function writeRow(sessionId: string, entry: Entry) {
  const { seq, epoch, turn, layer, kind, wire, chain } = entry;
  const meta = JSON.stringify(entry.meta);
  if (Buffer.byteLength(wire) + Buffer.byteLength(meta) > MAX_TEXT_BYTES) throw new EntryTooLarge(seq);
  return { sessionId, seq, epoch, turn, layer, kind, wire, meta, chain };
}

function readRow(row: typeof contextEntries.$inferSelect): Entry {
  const { seq, epoch, turn, wire, chain } = row;
  return {
    seq,
    epoch,
    turn,
    layer: known<Layer>(layers, row.layer),
    kind: known<EntryKind>(entryKinds, row.kind),
    wire,
    meta: entryMetaSchema.parse(JSON.parse(row.meta)),
    chain,
  };
}

function known<T extends string>(values: readonly T[], value: string): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`the log holds "${value}", which this release doesn't know`);
  return found;
}
