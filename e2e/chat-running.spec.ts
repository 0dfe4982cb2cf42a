import { expect, test } from '@playwright/test';
import { startSecondApp } from '../scripts/lib/app-under-test.mjs';
import { ask, composer, words } from './chat-page';

const say = words.en;

// A model that takes its time, so that there is something to stop, to reload and to meet.
let app: Awaited<ReturnType<typeof startSecondApp>>;
test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.beforeAll(async () => {
  app = await startSecondApp({ DEMO_PACE_MS: '120' });
});
test.afterAll(async () => {
  await app.stop();
});

test('an answer is stopped by Esc, says so, and can be taken up again', async ({ page }) => {
  await page.goto(app.address);
  await composer(page, say).fill('running shoes under 100 dollars');
  await composer(page, say).press('Enter');
  await expect(page.getByRole('button', { name: say.stop })).toBeVisible();
  await expect(page).toHaveURL(/\/chat\//);
  await composer(page, say).press('Escape');
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('region', { name: say.list })).toBeVisible({ timeout: 60_000 });
});

test('a page that is loaded again in mid-answer joins it, and shows the same as one that stayed', async ({ page }) => {
  await page.goto(app.address);
  await composer(page, say).fill('a rain jacket, no polyester');
  await composer(page, say).press('Enter');
  await expect(page).toHaveURL(/\/chat\//);
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByRole('button', { name: say.stop })).toBeVisible();
  await expect(page.getByRole('region', { name: say.list })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: say.stop })).toBeHidden();
  await expect(other.getByRole('button', { name: say.stop })).toBeHidden();
  const stayed = await page.getByRole('article').textContent();
  expect(await other.getByRole('article').textContent()).toBe(stayed);
  await other.reload();
  await expect(other.getByRole('region', { name: say.list })).toBeVisible();
  expect(await other.getByRole('article').textContent()).toBe(stayed);
  await other.close();
});

test('a second window at the same session is told, keeps its words, and sees the other answer', async ({ page }) => {
  await page.goto(app.address);
  await ask(page, say, 'hello');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('article')).toHaveCount(1);
  await composer(page, say).fill('a desk lamp');
  await composer(page, say).press('Enter');
  await expect(page.getByRole('button', { name: say.stop })).toBeVisible();
  await composer(second, say).fill('my other wish');
  await composer(second, say).press('Enter');
  await expect(second.getByText('being answered in another window', { exact: false })).toBeVisible();
  await expect(composer(second, say)).toHaveValue('my other wish');
  await expect(second.getByRole('article')).toHaveCount(2);
  await expect(second.getByRole('button', { name: say.stop })).toBeHidden({ timeout: 60_000 });
  await expect(second.getByRole('article').last()).toContainText('a desk lamp');
  await second.close();
});

test('going to another page and back neither ends the answer nor loses the draft', async ({ page }) => {
  await page.goto(app.address);
  await composer(page, say).fill('a necklace');
  await composer(page, say).press('Enter');
  await expect(page).toHaveURL(/\/chat\//);
  const address = page.url();
  await composer(page, say).fill('and earrings');
  await page.getByRole('link', { name: say.newChat }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(composer(page, say)).toHaveValue('');
  await page.getByRole('navigation', { name: 'Chats' }).getByRole('link').first().click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('region', { name: say.list })).toBeVisible({ timeout: 60_000 });
  await expect(composer(page, say)).toHaveValue('and earrings');
});
