import { fail, ok, type Result } from '@/lib/errors';
import type { Owner } from '@/lib/owner';
import type { ShoppingSettings } from '@/lib/settings';
import { getApp } from './composition';

/** What the person set; the defaults for one who set nothing. */
export async function readSettings(owner: Owner): Promise<ShoppingSettings> {
  const { stores } = await getApp();
  return stores.settings.read(owner);
}

/**
 * Changes some settings and answers all of them as they are now. `invalid_input`: a platform that this app doesn't have,
 * or a place that is no country code.
 */
export async function changeSettings(
  owner: Owner,
  change: Partial<ShoppingSettings>,
): Promise<Result<ShoppingSettings>> {
  const { stores, catalogue } = await getApp();
  const known = new Set(catalogue.platforms().map((platform) => platform.id));
  if (change.platforms?.some((id) => !known.has(id))) return fail('invalid_input');
  if (change.destination && !/^[A-Z]{2}$/.test(change.destination)) return fail('invalid_input');
  const settings = { ...(await stores.settings.read(owner)), ...change };
  await stores.settings.write(owner, settings);
  return ok(settings);
}
