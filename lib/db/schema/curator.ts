import { datetime, int, mysqlTable, primaryKey, varchar } from 'drizzle-orm/mysql-core';
import { identifier } from './identifier';
import { sessions } from './session';

/** One row for each turn whose curator was begun: a second run finds it and writes nothing. */
export const curatorRuns = mysqlTable(
  'curator_runs',
  {
    sessionId: identifier('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    turn: int('turn').notNull(),
    /** `running`, `done`, `failed`. */
    state: varchar('state', { length: 16 }).notNull(),
    attempts: int('attempts').notNull().default(1),
    startedAt: datetime('started_at', { mode: 'date', fsp: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.turn] })],
);
