import type { Page } from '@playwright/test';
import { ask, composer, words } from './chat-page';
import { expect, test } from './quiet-page';

const say = words.en;
test.describe.configure({ timeout: 90_000 });

type Focused = { name: string; id: string; marked: boolean };

/** What has the focus: its name, and whether a person can see that it has it. */
async function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const outlined = style.outlineStyle !== 'none' && box.width > 0 && box.height > 0;
    // The field's frame takes the mark for it.
    const framed = element.id === 'composer' || element.matches('input');
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return { name, id: element.id, marked: outlined || framed };
  });
}

test('Tab reaches everything on the first page, in order and in sight, and leads out again', async ({ page }) => {
  await page.goto('/');
  await expect(composer(page, say)).toBeVisible();
  const seen: Focused[] = [];
  for (let at = 0; at < 40 && seen.at(-1)?.id !== 'composer'; at += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused(page));
  }
  const names = seen.map(({ name }) => name);
  const wanted = ['Skip to the content', 'New chat', 'Search chats', 'Preferences', 'Skills'];
  expect(names.filter((name) => wanted.includes(name)).slice(0, 5)).toEqual(wanted);
  expect(seen.at(-1)?.id).toBe('composer');
  expect(seen.filter(({ marked }) => !marked)).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).not.toMatchObject({ id: 'composer' });
});

test('what was found is one stop of Tab, and the arrows, Home and End walk it', async ({ page }) => {
  await page.goto('/');
  await ask(page, say, 'a backpack under 100 dollars');
  const cards = page.locator('[data-offer]');
  const last = (await cards.count()) - 1;
  expect(last).toBeGreaterThan(1);
  await cards.first().focus();
  await page.keyboard.press('End');
  await expect(cards.nth(last)).toBeFocused();
  await expect(cards.nth(last)).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.nth(last - 1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-offer]:focus')).toHaveCount(0);
});

test('Ctrl+K finds a session, and Esc gives the focus back', async ({ page }) => {
  await page.goto('/');
  await ask(page, say, 'a kettle for tea');
  await page.goto('/preferences');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find chats and commands' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('kettle');
  await expect(page.getByRole('option', { name: 'a kettle for tea' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\//);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('the sessions stand in a drawer that closes when one is chosen', async ({ page }) => {
    await page.goto('/');
    await ask(page, say, 'a lamp for reading');
    const drawer = page.getByRole('dialog', { name: 'Chats' });
    await page.getByRole('button', { name: 'Show chats' }).tap();
    await drawer.getByRole('link', { name: say.newChat }).tap();
    await expect(page).toHaveURL(/\/$/);
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Show chats' }).tap();
    await drawer.getByRole('link', { name: 'a lamp for reading' }).tap();
    await expect(page).toHaveURL(/\/chat\//);
    await expect(drawer).toBeHidden();
    const list = page.getByRole('region', { name: say.list });
    await expect(list.getByRole('heading', { level: 3 }).first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

    await page.getByRole('button', { name: 'Show chats' }).tap();
    await drawer.getByRole('button', { name: 'Actions for “a lamp for reading”' }).tap();
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
    await expect(page).toHaveURL(/\/$/);
  });
});
