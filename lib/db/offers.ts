import { createHash } from 'node:crypto';
import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type Offer, offerSchema } from '@/lib/catalogue/offer';
import type { Database } from './client';
import { offers } from './schema/offer';

export type OfferStore = {
  /** Writes offers whole, new or known by id. */
  upsert(list: readonly Offer[]): Promise<void>;
  /** In the order asked; ids that aren't there are left out. */
  byIds(ids: readonly string[]): Promise<Offer[]>;
  /** All platforms' offers of a product, in the order of their ids. */
  byProduct(productKey: string): Promise<Offer[]>;
  /** Every offer in pages, in the order of their ids. */
  pages(size?: number): AsyncGenerator<Offer[]>;
  count(): Promise<number>;
  /** How many a platform has. */
  countOf(platform: string): Promise<number>;
  /** Removes by id; returns how many were there. */
  remove(ids: readonly string[]): Promise<number>;
  /** Removes a platform's offers that aren't in `keep`: what a full feed no longer has. Returns how many. */
  removeMissing(platform: string, keep: ReadonlySet<string>): Promise<number>;
  /** A digest of the whole table, equal exactly when it holds the same offers (32-bit sums: no proof against malice). */
  digest(): Promise<{ digest: string; count: number }>;
};

const ROWS_A_STATEMENT = 250;

function rowOf(offer: Offer) {
  const body = JSON.stringify(offer);
  return {
    id: offer.id,
    platform: offer.platform,
    productKey: offer.productKey,
    category: offer.category,
    priceAmount: offer.price.amount,
    priceCurrency: offer.price.currency,
    stock: offer.stock,
    body,
    digest: createHash('sha256').update(body).digest('hex'),
  };
}

const offerOf = (row: { body: string }): Offer => offerSchema.parse(JSON.parse(row.body));

function* slices<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

export function offerStore(database: Database): OfferStore {
  const removeByIds = async (ids: readonly string[]) => {
    let removed = 0;
    for (const part of slices(ids, 1_000)) {
      const [result] = await database.delete(offers).where(inArray(offers.id, part));
      removed += result.affectedRows;
    }
    return removed;
  };
  return {
    async upsert(list) {
      for (const part of slices(list, ROWS_A_STATEMENT)) {
        await database
          .insert(offers)
          .values(part.map(rowOf))
          .onDuplicateKeyUpdate({
            set: {
              platform: sql`values(${offers.platform})`,
              productKey: sql`values(${offers.productKey})`,
              category: sql`values(${offers.category})`,
              priceAmount: sql`values(${offers.priceAmount})`,
              priceCurrency: sql`values(${offers.priceCurrency})`,
              stock: sql`values(${offers.stock})`,
              body: sql`values(${offers.body})`,
              digest: sql`values(${offers.digest})`,
            },
          });
      }
    },
    async byIds(ids) {
      if (ids.length === 0) return [];
      const rows = await database
        .select({ id: offers.id, body: offers.body })
        .from(offers)
        .where(inArray(offers.id, [...new Set(ids)]));
      const found = new Map(rows.map((row) => [row.id, offerOf(row)]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    async byProduct(productKey) {
      const rows = await database
        .select({ body: offers.body })
        .from(offers)
        .where(eq(offers.productKey, productKey))
        .orderBy(asc(offers.id));
      return rows.map(offerOf);
    },
    async *pages(size = 1_000) {
      let after = '';
      for (;;) {
        const rows = await database
          .select({ id: offers.id, body: offers.body })
          .from(offers)
          .where(gt(offers.id, after))
          .orderBy(asc(offers.id))
          .limit(size);
        const last = rows.at(-1);
        if (!last) return;
        yield rows.map(offerOf);
        after = last.id;
      }
    },
    count: () => database.$count(offers).then(Number),
    countOf: (platform) => database.$count(offers, eq(offers.platform, platform)).then(Number),
    remove: removeByIds,
    async removeMissing(platform, keep) {
      const rows = await database.select({ id: offers.id }).from(offers).where(eq(offers.platform, platform));
      return removeByIds(rows.map(({ id }) => id).filter((id) => !keep.has(id)));
    },
    async digest() {
      const [row] = await database
        .select({
          count: sql<string>`count(*)`,
          mixed: sql<string>`coalesce(bit_xor(crc32(concat(${offers.id}, ${offers.digest}))), 0)`,
          sum: sql<string>`coalesce(sum(crc32(concat(${offers.digest}, ${offers.id}))), 0)`,
        })
        .from(offers);
      const count = Number(row?.count ?? 0);
      return { digest: `${count}-${row?.mixed}-${row?.sum}`, count };
    },
  };
}
