import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { platformSchema, type Terms, termsSchema } from '@/lib/catalogue/feeds/shop';
import type { Platform } from '@/lib/catalogue/offer';
import type { Database } from './client';
import { platforms } from './schema/platform';

/** A shop with what its last import read. */
export type ImportedPlatform = {
  platform: Platform;
  terms: Terms;
  /** Of its feed: a name of lib/catalogue/feeds/read-feed.ts. */
  format: string;
  importedAt: Date;
  accepted: number;
  refused: number;
};

export type PlatformStore = {
  /** In the order of their ids. */
  list(): Promise<ImportedPlatform[]>;
  /** Null when no feed of that shop was imported. */
  read(id: string): Promise<ImportedPlatform | null>;
  /** Writes one whole, new or known by id. */
  put(imported: ImportedPlatform): Promise<void>;
  /** Returns whether it was there. */
  remove(id: string): Promise<boolean>;
};

const bodySchema = z.object({ platform: platformSchema, terms: termsSchema });

type Row = typeof platforms.$inferSelect;

const importedOf = ({ body, id: _, ...rest }: Row): ImportedPlatform => ({
  ...bodySchema.parse(JSON.parse(body)),
  ...rest,
});

export function platformStore(database: Database): PlatformStore {
  return {
    async list() {
      return (await database.select().from(platforms).orderBy(asc(platforms.id))).map(importedOf);
    },
    async read(id) {
      const [row] = await database.select().from(platforms).where(eq(platforms.id, id));
      return row ? importedOf(row) : null;
    },
    async put({ platform, terms, ...rest }) {
      await database
        .insert(platforms)
        .values({ id: platform.id, body: JSON.stringify({ platform, terms }), ...rest })
        .onDuplicateKeyUpdate({
          set: {
            body: sql`values(${platforms.body})`,
            format: sql`values(${platforms.format})`,
            importedAt: sql`values(${platforms.importedAt})`,
            accepted: sql`values(${platforms.accepted})`,
            refused: sql`values(${platforms.refused})`,
          },
        });
    },
    async remove(id) {
      const [result] = await database.delete(platforms).where(eq(platforms.id, id));
      return result.affectedRows > 0;
    },
  };
}
