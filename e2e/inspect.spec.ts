import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { ask, words } from './chat-page';

test('a chat shows how it was sent, down to the text of one entry, and to nobody else', async ({ page, browser }) => {
  await page.goto('/');
  await ask(page, words.en, 'a scarf under 40 euros, no wool');
  await ask(page, words.en, 'cheaper ones?');
  await page.getByRole('link', { name: 'How this chat was sent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How this chat was sent' })).toBeVisible();

  await expect(page.getByText('Whole', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /Share of input tokens served from the cache in each of 2 turns/ }),
  ).toBeVisible();
  const calls = page.getByRole('region', { name: 'Every call of the model' });
  await expect(calls.getByRole('heading', { name: 'Turn 2' })).toBeVisible();
  await expect(calls.getByRole('img', { name: /^Step 1: [\d,]+ input tokens/ }).first()).toBeVisible();

  // By keyboard alone: open a call and see its parts.
  const first = calls.locator('summary').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(calls.getByRole('table').first()).toBeVisible();

  const layers = page.getByRole('region', { name: 'What is sent, from the most lasting to the newest' });
  await layers.getByRole('listitem').filter({ hasText: 'L4 · Your words' }).locator('summary').click();
  await layers.getByRole('button', { name: 'Show the text: Turn 2 · your words' }).click();
  await expect(layers.getByText('cheaper ones?')).toBeVisible();

  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(() => document.getElementById('main')?.scrollWidth)).toBeLessThanOrEqual(375);

  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto('/');
  expect((await stranger.goto(page.url()))?.status()).toBe(404);
  await other.close();
});
