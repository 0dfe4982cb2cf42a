import { boolean, datetime, index, int, mysqlTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/mysql-core';
import { identifier } from './identifier';

const at = (name: string) => datetime(name, { mode: 'date', fsp: 3 });

/** What is remembered of a person: one row a key. */
export const memoryFacts = mysqlTable(
  'memory_facts',
  {
    tenantId: identifier('tenant_id').notNull(),
    userId: identifier('user_id').notNull(),
    key: identifier('key').notNull(),
    value: varchar('value', { length: 200 }).notNull(),
    category: varchar('category', { length: 16 }).notNull(),
    source: varchar('source', { length: 16 }).notNull(),
    sessionId: identifier('session_id'),
    turn: int('turn'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** The person set the end themself: use doesn't renew it. */
    expiryChosen: boolean('expiry_chosen').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.key] }),
    index('memory_facts_expiry').on(table.expiresAt),
  ],
);

/** How memory behaves for a person. `generation` moves with every clear; writers compare it under a row lock. */
export const memoryOwners = mysqlTable(
  'memory_owners',
  {
    tenantId: identifier('tenant_id').notNull(),
    userId: identifier('user_id').notNull(),
    generation: int('generation').notNull().default(0),
    mode: varchar('mode', { length: 8 }).notNull().default('auto'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

/** The policy event log: what was stored, refused, expired, cleared. Never a value. */
export const memoryEvents = mysqlTable(
  'memory_events',
  {
    id: identifier('id').primaryKey(),
    tenantId: identifier('tenant_id').notNull(),
    userId: identifier('user_id').notNull(),
    at: at('at').notNull(),
    path: varchar('path', { length: 16 }).notNull(),
    key: identifier('key'),
    verdict: varchar('verdict', { length: 16 }).notNull(),
    reason: varchar('reason', { length: 32 }).notNull(),
    policyVersion: varchar('policy_version', { length: 32 }).notNull(),
    count: int('count').notNull().default(1),
  },
  (table) => [index('memory_events_owner').on(table.tenantId, table.userId, table.at)],
);

/** What the curator proposed and the person has to decide on. */
export const memorySuggestions = mysqlTable(
  'memory_suggestions',
  {
    id: identifier('id').primaryKey(),
    tenantId: identifier('tenant_id').notNull(),
    userId: identifier('user_id').notNull(),
    key: identifier('key').notNull(),
    value: varchar('value', { length: 200 }).notNull(),
    category: varchar('category', { length: 16 }).notNull(),
    sessionId: identifier('session_id').notNull(),
    turn: int('turn').notNull(),
    /** A clear moves the owner's generation, and suggestions of an older one are dead. */
    generation: int('generation').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [uniqueIndex('memory_suggestions_key').on(table.tenantId, table.userId, table.key)],
);
