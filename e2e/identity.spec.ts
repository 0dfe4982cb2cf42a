import { expect, test } from '@playwright/test';
import { e2eAddress } from '../scripts/lib/app-under-test.mjs';

const COOKIE = 'shoppingx.session_token';

test('the first page makes a person without a click, and the next visit finds them again', async ({
  page,
  context,
}) => {
  await page.goto('/preferences');
  await expect(page).toHaveURL(/\/preferences$/);
  const [first] = (await context.cookies()).filter((cookie) => cookie.name === COOKIE);
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await page.goto('/');
  const [second] = (await context.cookies()).filter((cookie) => cookie.name === COOKIE);
  expect(second?.value).toBe(first?.value);
});

test('two browsers are two people', async ({ browser }) => {
  const values = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext();
      await (await context.newPage()).goto('/');
      const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
      await context.close();
      return cookie?.value;
    }),
  );
  expect(values[0]).toBeTruthy();
  expect(values[0]).not.toBe(values[1]);
});

test('who refuses cookies is told what is needed, in both languages, and is made nobody', async () => {
  // fetch keeps no cookies between redirects, like a browser that refuses them.
  const answer = await fetch(`${e2eAddress()}/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const html = await answer.text();
  expect(html).toContain('Cookies are needed');
  expect(html).toContain('需要启用 Cookie');
});

test('a prefetch makes nobody', async ({ request }) => {
  const answer = await request.get('/api/auth/begin?to=/', { headers: { 'sec-purpose': 'prefetch' } });
  expect(answer.status()).toBe(503);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('the way in leads nowhere but to this site', async ({ page }) => {
  await page.goto(`/api/auth/begin?to=${encodeURIComponent('//evil.example/x')}`);
  expect(new URL(page.url()).origin).toBe(new URL(e2eAddress()).origin);
});

test('a forged cookie is nobody’s, and its bearer begins anew', async ({ page, context }) => {
  await context.addCookies([{ name: COOKIE, value: 'forged.signature', url: e2eAddress() }]);
  await page.goto('/preferences');
  await expect(page).toHaveURL(/\/preferences$/);
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
  expect(cookie?.value).not.toBe('forged.signature');
});
