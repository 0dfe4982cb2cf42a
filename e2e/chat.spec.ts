import { expect, test } from '@playwright/test';
import { ask, composer, words } from './chat-page';

const stories = [
  {
    locale: 'zh-CN',
    wish: '我想要一副降噪耳机，预算 600 元以内，不要索尼，另外记住我对镍过敏',
    without: ['排除索尼', '排除镍'],
    unwanted: /索尼/,
    cheaper: '便宜一点的',
    later: '再看看项链',
  },
  {
    locale: 'en',
    wish: 'I need noise-cancelling headphones below 90 dollars, no Sony please, and remember that I am allergic to nickel',
    without: ['Without Sony', 'Without nickel'],
    unwanted: /Sony/,
    cheaper: 'something cheaper',
    later: 'show me some necklaces',
  },
] as const;

for (const story of stories) {
  const say = words[story.locale];
  test.describe(story.locale, () => {
    test.use({ locale: story.locale });

    test('a wish becomes a list with reasons, and what is remembered counts in the next session', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      const turn = await ask(page, say, story.wish);
      await expect(turn.getByText(say.notices).first()).toBeVisible();

      const list = turn.getByRole('region', { name: say.list });
      const items = list.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
      expect(await items.count()).toBeGreaterThan(1);
      for (const item of await items.all()) {
        await expect(item).toContainText(/[¥$€]\s?\d/);
        await expect(item.getByRole('heading')).not.toContainText(story.unwanted);
      }
      await expect(list.getByRole('region', { name: say.comparison }).getByRole('table')).toBeVisible();

      await turn.locator('summary').click();
      for (const chip of story.without) await expect(turn.getByText(chip).first()).toBeVisible();

      await ask(page, say, story.cheaper);
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.reload();
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect(page.getByText(say.notices).first()).toBeVisible();

      await page.getByRole('link', { name: say.newChat }).first().click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('article')).toHaveCount(0);
      const later = await ask(page, say, story.later);
      await later.locator('summary').click();
      await expect(later.getByText(story.without[1]).first()).toBeVisible();
    });
  });
}

const say = words.en;

test('what was found opens in a panel, by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await expect(composer(page, say)).toBeFocused();
  await expect(composer(page, say)).toHaveValue('');
  await page.keyboard.type('a backpack');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('for hiking');
  await expect(composer(page, say)).toHaveValue('a backpack\nfor hiking');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: say.list })).toBeVisible({ timeout: 30_000 });

  const cards = page.locator('[data-offer]');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  const title = await cards.nth(1).getAttribute('title');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: title ?? '' });
  await expect(panel.getByText('What the shop states')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(cards.nth(1)).toBeFocused();
});

test('sessions are found, renamed and deleted where they are listed', async ({ page }) => {
  await page.goto('/');
  await ask(page, say, 'a kettle for tea');
  const list = page.getByRole('navigation', { name: 'Chats' });
  const open = async (title: string, command: string) => {
    await list.getByRole('listitem').filter({ hasText: title }).hover();
    await page.getByRole('button', { name: `Actions for “${title}”` }).click();
    await page.getByRole('menuitem', { name: command }).click();
  };
  await open('a kettle for tea', 'Rename');
  await page.keyboard.type('Tea things');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tea things' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find chats and commands' })).toBeFocused();
  await page.keyboard.type('new ch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('tea th');
  await list.getByRole('link', { name: 'Tea things' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await open('Tea things', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(list.getByText('Tea things')).toBeHidden();
});

test('a message that is too long is refused where it stands, and stays in the field', async ({ page }) => {
  await page.goto('/');
  const long = 'a very long wish '.repeat(2_000);
  await composer(page, say).fill(long);
  await composer(page, say).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'too long' })).toBeVisible();
  await expect(composer(page, say)).toHaveValue(long);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a session of somebody else is not found at its address', async ({ page, browser }) => {
  await page.goto('/');
  await ask(page, say, 'a lamp');
  const stranger = await browser.newPage({ locale: 'en-US' });
  const response = await stranger.goto(page.url());
  expect(response?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1, name: "This page isn't here" })).toBeVisible();
  await expect(stranger.getByText('a lamp')).toHaveCount(0);
  await stranger.close();
});
