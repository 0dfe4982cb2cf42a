'use server';

import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { fail, type Result } from '@/lib/errors';
import { LOCALE_COOKIE } from '@/lib/locale';
import { asOwner } from '@/lib/server/as-owner';
import { changeSettings } from '@/lib/server/settings';
import { type ShoppingSettings, shoppingSettingsSchema } from '@/lib/settings';

const changeSchema = shoppingSettingsSchema.partial();
const YEAR_S = 365 * 24 * 60 * 60;

/** Saves what is named in the input and leaves the rest; answers all settings as they are now. */
export async function saveShoppingSettings(input: unknown): Promise<Result<ShoppingSettings>> {
  const parsed = changeSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const reply = await asOwner((owner) => changeSettings(owner, parsed.data));
  if (!reply.ok) return reply;
  if (parsed.data.locale !== undefined) await keepLocale(parsed.data.locale);
  refresh();
  return reply;
}

/** The cookie is what a request is answered in; the setting is what another browser of the person starts from. */
async function keepLocale(locale: ShoppingSettings['locale']): Promise<void> {
  const jar = await cookies();
  if (locale === null) jar.delete(LOCALE_COOKIE);
  else jar.set(LOCALE_COOKIE, locale, { path: '/', maxAge: YEAR_S, sameSite: 'lax' });
}
