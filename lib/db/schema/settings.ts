import { datetime, index, longtext, mysqlTable, primaryKey, varchar } from 'drizzle-orm/mysql-core';
import { identifier } from './identifier';

/** What a person set (lib/settings.ts), as JSON text. */
export const shoppingSettings = mysqlTable(
  'shopping_settings',
  {
    tenantId: identifier('tenant_id').notNull(),
    userId: identifier('user_id').notNull(),
    body: longtext('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

/** Recent purchases and searches: kept and cleared apart from facts. */
export const activity = mysqlTable(
  'activity',
  {
    id: identifier('id').primaryKey(),
    tenantId: identifier('tenant_id').notNull(),
    userId: identifier('user_id').notNull(),
    kind: varchar('kind', { length: 16 }).notNull(),
    text: varchar('text', { length: 200 }).notNull(),
    at: datetime('at', { mode: 'date', fsp: 3 }).notNull(),
  },
  (table) => [index('activity_owner').on(table.tenantId, table.userId, table.at)],
);
