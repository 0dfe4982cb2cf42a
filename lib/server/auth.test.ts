import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/client';
import { authSession, authUser } from '../db/schema/auth';
import { testDatabase } from '../db/testing';
import { createAuth } from './auth';

let database: Database;
let auth: ReturnType<typeof createAuth>;

beforeAll(async () => {
  database = await testDatabase();
  auth = createAuth(database, { secret: 'Kq7vT2mXw9LrB4nZc8Yd3FhJ6sGp5aE1' });
});

/** What a browser would send next time, and the cookie's flags. */
async function begin(headers = new Headers()): Promise<{ cookie: string; flags: string }> {
  const { headers: made } = await auth.api.signInAnonymous({ headers, returnHeaders: true });
  const [first = ''] = made.getSetCookie();
  return { cookie: first.split(';')[0] ?? '', flags: first };
}

async function whoIs(cookie: string): Promise<string | undefined> {
  const found = await auth.api.getSession({ headers: new Headers({ cookie }) });
  return found?.user.id;
}

describe('identity', () => {
  it('makes a person that the cookie finds again', async () => {
    const { cookie, flags } = await begin();
    const id = await whoIs(cookie);
    const [row] = await database
      .select()
      .from(authUser)
      .where(eq(authUser.id, id ?? ''));
    expect(row).toMatchObject({ isAnonymous: true, name: 'anonymous' });
    expect(row?.email).toMatch(/@anonymous\.invalid$/);
    expect(flags).toMatch(/HttpOnly/i);
    expect(flags).toMatch(/SameSite=Lax/i);
    expect(flags).not.toMatch(/Secure/);
    expect(Number(/Max-Age=(\d+)/i.exec(flags)?.[1])).toBeGreaterThan(390 * 86_400);
  });

  it('marks the cookie as secure when the address is https', async () => {
    const secure = createAuth(database, { secret: 'Kq7vT2mXw9LrB4nZc8Yd3FhJ6sGp5aE1', appUrl: 'https://shop.example' });
    const { headers } = await secure.api.signInAnonymous({ headers: new Headers(), returnHeaders: true });
    expect(headers.getSetCookie()[0]).toMatch(/^__Secure-shoppingx\.session_token=.*Secure/);
  });

  it('knows nobody by a cookie that was changed, invented or ran out', async () => {
    const { cookie } = await begin();
    const changed = cookie.replace(/.(?=[^.]*$)/, (c) => (c === 'A' ? 'B' : 'A'));
    expect(await whoIs(changed)).toBeUndefined();
    expect(await whoIs('shoppingx.session_token=abc.def')).toBeUndefined();
    const id = await whoIs(cookie);
    await database
      .update(authSession)
      .set({ expiresAt: sql`NOW(3) - INTERVAL 1 DAY` })
      .where(eq(authSession.userId, id ?? ''));
    expect(await whoIs(cookie)).toBeUndefined();
  });

  it('gives two first visits at once a person each, and both cookies hold', async () => {
    const both = await Promise.all([begin(), begin()]);
    const ids = await Promise.all(both.map(({ cookie }) => whoIs(cookie)));
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
  });

  it('keeps neither the address nor the browser', async () => {
    const { cookie } = await begin(new Headers({ 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Browser/1' }));
    const id = await whoIs(cookie);
    const [row] = await database
      .select()
      .from(authSession)
      .where(eq(authSession.userId, id ?? ''));
    expect(row).toMatchObject({ ipAddress: null, userAgent: null });
  });
});
