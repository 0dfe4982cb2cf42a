import { and, asc, desc, eq, max } from 'drizzle-orm';
import type { LogStore } from '@/lib/agent/ports';
import { GENESIS, nextLink } from '@/lib/context/chain';
import { type Entry, type EntryKind, entryKinds, entryMetaSchema, type Layer, layers } from '@/lib/context/entry';
import { place } from '@/lib/context/log';
import { redactEntries } from '@/lib/context/redaction';
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
      return readEntries(database, sessionId);
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
        if (!(await followsOn(transaction, sessionId, entries))) return 'log_moved';
        await transaction.insert(contextEntries).values(rows);
        return 'appended';
      });
    },

    async redact(owner, sessionId, forgotten) {
      return database.transaction(async (transaction) => {
        const [session] = await transaction
          .select({ id: sessions.id })
          .from(sessions)
          .where(ownSession(owner, sessionId))
          .for('update');
        if (!session) return 0;
        const before = await readEntries(transaction, sessionId);
        const { entries, seqs } = redactEntries(before, forgotten);
        const [first] = seqs;
        if (first === undefined) return 0;
        for (const entry of entries.slice(first)) {
          const { wire, meta, chain } = writeRow(sessionId, entry);
          await transaction.update(contextEntries).set({ wire, meta, chain }).where(atSeq(sessionId, entry.seq));
        }
        const [record] = place(entries, [{ turn: 0, layer: 'L3', kind: 'redaction', wire: '', meta: { seqs } }]);
        if (record) await transaction.insert(contextEntries).values(writeRow(sessionId, record));
        return seqs.length;
      });
    },
  };
}

type Reader = Pick<Database, 'select'>;

async function readEntries(reader: Reader, sessionId: string): Promise<Entry[]> {
  const rows = await reader
    .select()
    .from(contextEntries)
    .where(eq(contextEntries.sessionId, sessionId))
    .orderBy(asc(contextEntries.seq));
  return rows.map(readRow);
}

/** Whether the stored log ends just where these entries begin, by its chain. */
async function followsOn(reader: Reader, sessionId: string, entries: readonly Entry[]): Promise<boolean> {
  const [first] = entries;
  if (!first) return true;
  const [last] = await reader
    .select({ seq: contextEntries.seq, chain: contextEntries.chain })
    .from(contextEntries)
    .where(eq(contextEntries.sessionId, sessionId))
    .orderBy(desc(contextEntries.seq))
    .limit(1);
  return first.seq === (last ? last.seq + 1 : 0) && first.chain === nextLink(last?.chain ?? GENESIS, first.wire);
}

function atSeq(sessionId: string, seq: number) {
  return and(eq(contextEntries.sessionId, sessionId), eq(contextEntries.seq, seq));
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
