import { sql } from 'drizzle-orm';
import { boolean, char, datetime, index, int, longtext, mysqlTable, primaryKey, varchar } from 'drizzle-orm/mysql-core';
import { identifier } from './identifier';

const at = (name: string) => datetime(name, { mode: 'date', fsp: 3 });

/** One conversation. The lease says which process runs its turn; it is free when `leaseUntil` has passed. */
export const sessions = mysqlTable(
  'sessions',
  {
    id: identifier('id').primaryKey(),
    tenantId: identifier('tenant_id').notNull(),
    userId: identifier('user_id').notNull(),
    title: varchar('title', { length: 120 }).notNull().default(''),
    /** The person renamed it: the program doesn't any more. */
    titleByPerson: boolean('title_by_person').notNull().default(false),
    model: varchar('model', { length: 128 }).notNull(),
    profile: varchar('profile', { length: 64 }).notNull(),
    leaseHolder: identifier('lease_holder'),
    leaseUntil: at('lease_until'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('sessions_owner').on(table.tenantId, table.userId, table.updatedAt)],
);

/**
 * The log: insert only, but for redaction. `wire` and `meta` are LONGTEXT, never a JSON column: MySQL's JSON type
 * re-orders keys, and these bytes are sent again as they are.
 */
export const contextEntries = mysqlTable(
  'context_entries',
  {
    sessionId: identifier('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    seq: int('seq').notNull(),
    epoch: int('epoch').notNull(),
    turn: int('turn').notNull(),
    layer: char('layer', { length: 2 }).notNull(),
    kind: varchar('kind', { length: 24 }).notNull(),
    wire: longtext('wire').notNull(),
    meta: longtext('meta').notNull(),
    chain: char('chain', { length: 64 }).notNull(),
    createdAt: at('created_at').notNull().default(sql`CURRENT_TIMESTAMP(3)`),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.seq] })],
);

/** One row per call of the model. No text of it. */
export const modelCalls = mysqlTable(
  'model_calls',
  {
    id: identifier('id').primaryKey(),
    sessionId: identifier('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    turn: int('turn').notNull(),
    step: int('step').notNull(),
    purpose: varchar('purpose', { length: 16 }).notNull(),
    model: varchar('model', { length: 128 }).notNull(),
    /** Digest of what was sent before the log: L0, the built-in part of L1, the tools. */
    head: char('head', { length: 64 }).notNull(),
    /** Seq of the last entry that was sent. */
    lastSeq: int('last_seq').notNull(),
    promptTokens: int('prompt_tokens'),
    cachedTokens: int('cached_tokens'),
    cacheWriteTokens: int('cache_write_tokens'),
    completionTokens: int('completion_tokens'),
    latencyMs: int('latency_ms').notNull(),
    firstChunkMs: int('first_chunk_ms'),
    /** `ok`, `aborted`, or one of the `model_*` codes. */
    outcome: varchar('outcome', { length: 32 }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('model_calls_session').on(table.sessionId, table.at)],
);
