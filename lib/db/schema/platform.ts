import { datetime, int, longtext, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import { identifier } from './identifier';

/**
 * Shops whose feeds were imported. `body` is the platform and its terms (lib/catalogue/feeds/shop.ts) as JSON text; the rest says what the
 * last import of it read.
 */
export const platforms = mysqlTable('platforms', {
  id: identifier('id').primaryKey(),
  body: longtext('body').notNull(),
  format: varchar('format', { length: 16 }).notNull(),
  importedAt: datetime('imported_at', { mode: 'date', fsp: 3 }).notNull(),
  accepted: int('accepted').notNull(),
  refused: int('refused').notNull(),
});
