import { datetime, index, int, longtext, mysqlTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/mysql-core';
import { identifier } from './identifier';
import { sessions } from './session';

const at = (name: string) => datetime(name, { mode: 'date', fsp: 3 });

/** What waits for the person's click, or waited. `body`: lib/orders/card.ts as JSON text. Goes with its session. */
export const orderCards = mysqlTable(
  'order_cards',
  {
    id: identifier('id').primaryKey(),
    tenantId: identifier('tenant_id').notNull(),
    userId: identifier('user_id').notNull(),
    sessionId: identifier('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    turn: int('turn').notNull(),
    state: varchar('state', { length: 16 }).notNull(),
    reason: varchar('reason', { length: 16 }),
    version: int('version').notNull(),
    body: longtext('body').notNull(),
    orderId: identifier('order_id'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('order_cards_owner').on(table.tenantId, table.userId, table.state),
    index('order_cards_session').on(table.sessionId),
  ],
);

/** What was bought. It outlives the session that it was ordered in; the card's id makes a second order of it impossible. */
export const orders = mysqlTable(
  'orders',
  {
    id: identifier('id').primaryKey(),
    tenantId: identifier('tenant_id').notNull(),
    userId: identifier('user_id').notNull(),
    cardId: identifier('card_id').notNull(),
    sessionId: identifier('session_id').notNull(),
    state: varchar('state', { length: 24 }).notNull(),
    body: longtext('body').notNull(),
    placedAt: at('placed_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_card').on(table.cardId),
    index('orders_owner').on(table.tenantId, table.userId, table.placedAt),
  ],
);

/** Every move of an order, in order: insert only. */
export const orderSteps = mysqlTable(
  'order_steps',
  {
    orderId: identifier('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    n: int('n').notNull(),
    move: varchar('move', { length: 24 }).notNull(),
    actor: varchar('actor', { length: 16 }).notNull(),
    state: varchar('state', { length: 24 }).notNull(),
    at: at('at').notNull(),
    note: varchar('note', { length: 200 }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.n] })],
);
