import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { touchDatabase } from '../db/unavailable';
import { DEFAULT_TENANT, type Owner } from '../owner';
import { appAuth } from './auth';
import { beginPath } from './begin';
import { appDatabase } from './database';

/**
 * Who is asking, from the cookies of the request; null for someone who hasn't begun (no cookie, or one that ran out).
 * Throws the driver's error when the database can't be reached (`isDatabaseUnavailable`). Asked several times while one
 * page renders, it looks once.
 */
export const currentOwner = cache(async (): Promise<Owner | null> => ownerOf(await headers()));

/** The same for pages: someone who hasn't begun is sent round to begin, and comes back to `path`. */
export async function requireOwner(path: string): Promise<Owner> {
  return (await currentOwner()) ?? redirect(beginPath(path));
}

/** The owner whose cookie stands in these headers. */
export async function ownerOf(requestHeaders: Headers): Promise<Owner | null> {
  if (!/(?:^|;\s*)(?:__Secure-)?shoppingx\.session_token=/.test(requestHeaders.get('cookie') ?? '')) return null;
  // Only an action can send the renewed cookie; renewing it elsewhere would lengthen the row and not the cookie.
  const disableRefresh = !requestHeaders.has('next-action');
  try {
    const found = await appAuth().api.getSession({ headers: requestHeaders, query: { disableRefresh } });
    return found === null ? null : { tenantId: DEFAULT_TENANT, userId: found.user.id };
  } catch (error) {
    // better-auth hides the driver's error; when the database is why, this shows it.
    await touchDatabase(appDatabase());
    throw error;
  }
}
