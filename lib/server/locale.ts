import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { LOCALE_COOKIE, negotiateLocale } from '@/lib/locale';

/** One file each under lib/messages/<locale>/; the first part of a message's name. */
const namespaces = [
  'common',
  'chat',
  'offers',
  'errors',
  'memory',
  'activity',
  'account',
  'orders',
  'preferences',
  'skills',
  'inspect',
] as const;

/** next-intl asks here, once a request, which language the screen has and for its words. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale =
    asked ?? negotiateLocale((await cookies()).get(LOCALE_COOKIE)?.value, (await headers()).get('accept-language'));
  const messages = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await import(`../messages/${locale}/${namespace}.json`)).default]),
  );
  // Dates that depend on where the person is are worded in the browser; the server's are the same for everyone.
  return { locale, messages: Object.fromEntries(messages), timeZone: 'UTC' };
});
