import { bigint, char, index, int, longtext, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import { identifier } from './identifier';

/**
 * The catalogue: the truth that the search index is built from. `body` is the whole offer (lib/catalogue/offer.ts) as
 * JSON text; the other columns are what statements ask for.
 */
export const offers = mysqlTable(
  'offers',
  {
    id: identifier('id').primaryKey(),
    platform: identifier('platform').notNull(),
    productKey: identifier('product_key').notNull(),
    category: varchar('category', { length: 24 }).notNull(),
    priceAmount: bigint('price_amount', { mode: 'number' }).notNull(),
    priceCurrency: char('price_currency', { length: 3 }).notNull(),
    stock: int('stock').notNull(),
    body: longtext('body').notNull(),
    /** Digest of `body`: what the index was built from can be compared with what the table has. */
    digest: char('digest', { length: 64 }).notNull(),
  },
  (table) => [index('offers_product').on(table.productKey), index('offers_platform').on(table.platform)],
);
