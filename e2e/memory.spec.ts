import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const rows = (page: Page) => page.locator('li[id^="fact-"]');

async function say(page: Page, words: string) {
  await composer(page).fill(words);
  await page.keyboard.press('Enter');
}

async function add(page: Page, value: string) {
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await page.getByRole('textbox', { name: 'In one line' }).fill(value);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Edit “${value}”` })).toBeVisible();
}

async function choose(page: Page, mode: RegExp) {
  const radio = page.getByRole('radio', { name: mode });
  // A click before the page has come alive may be lost, so it is made again until the server has it.
  await expect(async () => {
    await page.goto('/preferences');
    await radio.click();
    await expect(radio).toBeChecked({ timeout: 5_000 });
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(radio).toBeChecked({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
}

const REMARK = 'I wear EU 42 shoes. Show me some running shoes';

test('a passing remark is told quietly after the answer, again after a reload, and can be undone', async ({ page }) => {
  await page.goto('/');
  await say(page, REMARK);
  const receipt = page.getByText(/^Remembered: .*42/);
  await expect(receipt).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(receipt).toBeVisible();

  await page.getByRole('link', { name: 'View' }).click();
  await expect(page.locator('#fact-shoe_size')).toBeFocused();
  await page
    .locator('#fact-shoe_size')
    .getByRole('link', { name: /noticed in a conversation, turn 1/ })
    .click();
  await expect(page.locator('#turn-1')).toBeInViewport();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This is no longer remembered.')).toBeVisible();
  await page.reload();
  await expect(page.locator('#turn-1')).toBeVisible();
  await expect(receipt).toHaveCount(0);
});

test('the next message can be sent as soon as the answer has ended', async ({ page }) => {
  await page.goto('/');
  await say(page, REMARK);
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible({ timeout: 20_000 });
  await say(page, 'And a rain jacket');
  await expect(page.locator('#turn-2')).toBeVisible();
  await expect(page.getByText(/^Remembered: .*42/)).toBeVisible();
  await expect(page.getByText('being answered in another window')).toHaveCount(0);
});

test('in the mode "ask" a suggestion waits in the chat and on the page until it is decided', async ({ page }) => {
  await choose(page, /^Ask first/);
  await page.goto('/');
  await say(page, REMARK);
  const question = page.getByText(/^Shall I remember “.*42.*”\?/);
  await expect(question).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(question).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Waiting for you/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'In one line' }).fill('EU 42, wide');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#fact-shoe_size')).toContainText('EU 42, wide');
  await expect(page.locator('#fact-shoe_size')).toContainText('turn 1');
  await expect(page.getByRole('heading', { name: /Waiting for you/ })).toHaveCount(0);
});

test('a suggestion is accepted or dismissed where it is asked', async ({ page }) => {
  await choose(page, /^Ask first/);
  await page.goto('/');
  await say(page, REMARK);
  await page.getByRole('button', { name: 'No', exact: true }).click({ timeout: 20_000 });
  await expect(page.getByText('All right, not remembered.')).toBeVisible();
  await say(page, 'My clothing size is always M. Show me rain jackets');
  await page.getByRole('button', { name: 'Yes', exact: true }).click({ timeout: 20_000 });
  await expect(page.getByText(/^Remembered: .*M/)).toBeVisible();
  await page.goto('/preferences');
  await expect(rows(page)).toHaveCount(1);
});

test('an export goes into another person’s memory line by line, and a bad line stops nothing', async ({
  page,
  browser,
}) => {
  await page.goto('/preferences');
  for (const value of ['allergic to nickel', 'allergic to latex']) await add(page, value);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ format: 'shoppingx-memory', version: 1, facts: [{}, {}] });

  const secret = ['call me', ['139', '1234', '5678'].join('')].join(' ');
  const lines = file.split('\n');
  const at = lines.findIndex((line) => line.includes('latex'));
  lines.splice(at, 0, `{"key": "note", "value": ${JSON.stringify(secret)}, "category": "context"},`, '{"key": 7},');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/preferences');
  const upload = (text: string) =>
    other
      .locator('input[type="file"]')
      .setInputFiles({ name: 'memory.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await upload(lines.join('\n'));
  await expect(other.getByText('2 things were kept.')).toBeVisible();
  await expect(other.getByText(`Line ${at + 1}: personal or secret data`)).toBeVisible();
  await expect(other.getByText(`Line ${at + 2}: couldn't be read`)).toBeVisible();
  await expect(rows(other)).toHaveCount(2);
  await expect(other.locator('body')).not.toContainText('1234');
  await upload(lines.join('\n'));
  await expect(other.getByText('2 were there already.')).toBeVisible();
  await upload('{"format": "shoppingx-memory", "version": 1, "facts": [');
  await expect(other.getByText('cut off or isn’t JSON')).toBeVisible();
  await context.close();
});

test('activity tells what happened without a value; what was searched is shown and cleared apart', async ({ page }) => {
  await page.goto('/preferences');
  await add(page, 'allergic to nickel');
  await page.getByRole('button', { name: 'Delete “allergic to nickel”' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.goto('/');
  await say(page, 'kettle');
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible({ timeout: 20_000 });
  await page.goto('/preferences');
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Kept' })).toContainText('on this page');
  await expect(page.getByRole('listitem').filter({ hasText: 'Deleted' })).toContainText('you asked for it');
  await expect(page.locator('main')).not.toContainText('nickel');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await expect(page.locator('main').getByText('kettle')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('None.', { exact: true })).toBeVisible();
});

test('facts are found, filtered, kept shorter, and deleted by category', async ({ page }) => {
  await page.goto('/preferences');
  for (const value of ['allergic to nickel', 'allergic to latex', 'allergic to wool', 'allergic to silk']) {
    await add(page, value);
  }
  await page.getByRole('searchbox', { name: 'Search what is remembered' }).fill('LATEX');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all' }).click();
  const nickel = page.locator('#fact-allergy');
  const before = await nickel.locator('time').last().getAttribute('datetime');
  await page.getByRole('button', { name: 'Change how long “allergic to nickel” is kept' }).click();
  await page.getByRole('menuitem', { name: '7 days from now' }).click();
  await expect(page.getByText(/^Kept until/)).toBeVisible();
  await expect(nickel.locator('time').last()).not.toHaveAttribute('datetime', before ?? '');
  await page.getByRole('button', { name: 'Delete all 4 under “Rules”' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('deleting everything asks twice and makes somebody new', async ({ page, context }) => {
  await page.goto('/preferences');
  await add(page, 'allergic to nickel');
  await page.getByRole('button', { name: 'Delete everything about me' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete everything about you?' });
  await expect(dialog.getByRole('button', { name: 'Delete everything' })).toBeDisabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const token = async () => (await context.cookies()).find(({ name }) => name === 'shoppingx.session_token')?.value;
  const before = await token();
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(token).not.toBe(before);
  await page.goto('/preferences');
  await expect(page.getByRole('heading', { name: 'Nothing is remembered yet' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no barriers where facts, suggestions and files stand, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await choose(page, /^Ask first/);
    await page.goto('/');
    await say(page, REMARK);
    await expect(page.getByText(/^Shall I remember/)).toBeVisible({ timeout: 20_000 });
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/preferences');
    await expect(page.getByRole('heading', { name: /Waiting for you/ })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(375);
  });
}
