import 'server-only';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { nextCookies } from 'better-auth/next-js';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Database } from '../db/client';
import { authAccount, authSession, authUser, authVerification } from '../db/schema/auth';
import { environment } from '../env';
import { type Ids, randomIds } from '../ids';
import { logger } from '../log';
import { appDatabase } from './database';

const DAY_SECONDS = 24 * 60 * 60;
/** The longest that browsers keep a cookie. A visit renews it, once a day at most. */
const REMEMBERED_SECONDS = 400 * DAY_SECONDS;

export type AuthOptions = { secret: string; appUrl?: string | undefined; ids?: Ids };

/** People without accounts: whoever comes is somebody, known by a cookie alone. No address is asked for or written to. */
export function createAuth(database: Database, { secret, appUrl, ids = randomIds }: AuthOptions) {
  return betterAuth({
    appName: 'ShoppingX',
    secret,
    // Only addresses in mails and redirects to other sites are made from it, and there are none.
    baseURL: appUrl ?? 'http://localhost',
    telemetry: { enabled: false },
    database: drizzleAdapter(database, {
      provider: 'mysql',
      schema: { user: authUser, session: authSession, account: authAccount, verification: authVerification },
    }),
    session: { expiresIn: REMEMBERED_SECONDS, updateAge: DAY_SECONDS },
    advanced: {
      cookiePrefix: 'shoppingx',
      useSecureCookies: appUrl?.startsWith('https:') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => ids.next() },
      ipAddress: { disableIpTracking: true },
    },
    // Neither the address nor the browser is needed for anything, so neither is kept.
    databaseHooks: {
      session: { create: { before: async (row) => ({ data: { ...row, ipAddress: null, userAgent: null } }) } },
    },
    // Its own lines quote rows.
    logger: { level: 'error', log: () => logger.error({ reason: 'better-auth' }, 'identity failed') },
    plugins: [anonymous({ emailDomainName: 'anonymous.invalid', generateName: () => 'anonymous' }), nextCookies()],
  });
}

type Auth = ReturnType<typeof createAuth>;

const holder = globalThis as typeof globalThis & { shoppingxAuth?: Auth };

export function appAuth(): Auth {
  if (holder.shoppingxAuth === undefined) {
    const { AUTH_SECRET, APP_URL } = environment();
    if (AUTH_SECRET === undefined) throw new Error('AUTH_SECRET is not set: start the app with "npm start".');
    holder.shoppingxAuth = createAuth(appDatabase(), { secret: AUTH_SECRET, appUrl: APP_URL });
  }
  return holder.shoppingxAuth;
}
