import { and, eq } from 'drizzle-orm';
import type { Owner } from '@/lib/owner';
import { defaultSettings, type ShoppingSettings, shoppingSettingsSchema } from '@/lib/settings';
import type { Database } from './client';
import { shoppingSettings } from './schema/settings';

export interface SettingsStore {
  /** The defaults for a person who never set anything. */
  read(owner: Owner): Promise<ShoppingSettings>;
  write(owner: Owner, settings: ShoppingSettings): Promise<void>;
}

export function settingsStore(database: Database): SettingsStore {
  return {
    async read(owner) {
      const [row] = await database
        .select({ body: shoppingSettings.body })
        .from(shoppingSettings)
        .where(and(eq(shoppingSettings.tenantId, owner.tenantId), eq(shoppingSettings.userId, owner.userId)));
      return row ? parseSettings(row.body) : defaultSettings;
    },
    async write(owner, settings) {
      const body = JSON.stringify(settings);
      await database
        .insert(shoppingSettings)
        .values({ ...owner, body })
        .onDuplicateKeyUpdate({ set: { body } });
    },
  };
}

/** Fields that an older or newer release wrote in another form fall back one by one. */
function parseSettings(body: string): ShoppingSettings {
  const raw: unknown = JSON.parse(body);
  const whole = shoppingSettingsSchema.safeParse(raw);
  if (whole.success) return whole.data;
  const kept: Record<string, unknown> = { ...defaultSettings };
  if (typeof raw === 'object' && raw !== null) {
    for (const [name, schema] of Object.entries(shoppingSettingsSchema.shape)) {
      const field = schema.safeParse((raw as Record<string, unknown>)[name]);
      if (field.success) kept[name] = field.data;
    }
  }
  return shoppingSettingsSchema.parse(kept);
}
