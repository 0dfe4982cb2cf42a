import { finalList, listed, openSteps, titlesOf } from './answer';
import { ask } from './chat-page';
import { expect, test } from './quiet-page';
import { stories } from './story-words';

// Several answers a test, on a machine that may be busy with others.
test.describe.configure({ timeout: 90_000 });

for (const story of stories) {
  const { say } = story;
  test.describe(story.locale, () => {
    test.use({ locale: story.locale });

    test('a first wish shows its plan, its skill, its searches, its offers, a receipt and a list that keeps to it', async ({
      page,
    }) => {
      await page.goto('/');
      const turn = await ask(page, say, story.wish);

      const step = await openSteps(turn);
      await expect(step(story.steps.plan)).toHaveCount(1);
      for (const chip of [story.withoutBrand, story.withoutAllergen, story.budget])
        await expect(step(story.steps.plan).getByText(chip)).toBeVisible();
      await expect(step(story.steps.skill).locator('.font-mono').first()).toHaveText(/^[a-z]+(-[a-z]+)+$/);
      const search = step(story.steps.search).first();
      await expect(search).toContainText(story.found);
      for (const chip of [story.withoutBrand, story.withoutAllergen])
        await expect(search.getByText(chip)).toBeVisible();
      await expect(search.getByText(story.removed).first()).toBeVisible();

      expect(await turn.getByRole('region', { name: story.found }).locator('[data-offer]').count()).toBeGreaterThan(3);
      await expect(turn.getByText(say.notices).first()).toBeVisible();

      const items = await listed(turn, say).all();
      expect(items.length).toBeGreaterThan(2);
      for (const item of items) {
        await expect(item.getByRole('heading')).not.toHaveText(story.brand);
        await expect(item.locator('.text-lg')).toHaveText(/[¥￥$€£]\s?\d/);
        await expect(item).toContainText(story.stock);
        const checks = item.getByRole('listitem');
        await expect(checks.filter({ hasText: story.inBudget })).toHaveCount(1);
        await expect(checks.filter({ hasText: story.allergenCheck })).toHaveCount(1);
        await expect(checks.filter({ hasText: story.overBudget })).toHaveCount(0);
        await expect(item.locator('p').last()).toHaveText(story.own);
      }
    });

    test('the comparison shows what differs most, and all rows when asked', async ({ page }) => {
      await page.goto('/');
      const turn = await ask(page, say, story.wish);
      await expect(listed(turn, say).first().getByRole('heading')).toBeInViewport();
      const table = finalList(turn, say).getByRole('table');
      const rows = table.locator('tbody tr');
      await expect(rows).toHaveCount(5);
      await expect(table.locator('thead th')).toHaveCount(1 + (await listed(turn, say).count()));
      const more = finalList(turn, say).getByRole('button', { name: story.allRows });
      const total = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
      await more.click();
      await expect(rows).toHaveCount(total);
      expect(total).toBeGreaterThan(5);
    });

    test('cheaper is cheaper, a difference is that of the offers meant, and what was ruled out can be allowed again', async ({
      page,
    }) => {
      await page.goto('/');
      await ask(page, say, story.wish);
      const cheaper = await ask(page, say, story.cheaper);
      const titles = await titlesOf(cheaper, say);
      expect(titles.length).toBeGreaterThan(2);
      for (const title of titles) expect(title).not.toMatch(story.brand);
      const range = await (await openSteps(cheaper))(story.steps.search).first().getByText(/^≤ /).textContent();
      expect(Number(/[\d.]+/.exec(range ?? '')?.[0])).toBeLessThan(story.limit);

      const compared = await ask(page, say, story.difference);
      const heads = await compared.getByRole('table').first().locator('thead th span.line-clamp-2').allTextContents();
      expect(heads).toEqual(titles.slice(1, 3));

      const allowed = await ask(page, say, story.allow);
      const step = await openSteps(allowed);
      const search = step(story.steps.search).first();
      await expect(search.getByText(story.withoutAllergen)).toBeVisible();
      await expect(search.getByText(story.withoutBrand)).toHaveCount(0);
      expect(await listed(allowed, say).count()).toBeGreaterThan(1);
    });

    test('what was remembered counts in a new session, and leads back to where it was said', async ({ page }) => {
      await page.goto('/');
      const first = await ask(page, say, story.wish);
      const session = page.url();
      await page.getByRole('link', { name: say.newChat }).first().click();
      await expect(page).toHaveURL(/\/$/);
      const later = await ask(page, say, story.otherThing);
      expect(page.url()).not.toBe(session);
      const step = await openSteps(later);
      const search = step(story.steps.search).first();
      await expect(search.getByText(story.withoutAllergen)).toBeVisible();
      await expect(search.getByText(story.withoutBrand)).toHaveCount(0);

      await page.goto(session);
      await first.getByRole('link', { name: story.view }).click();
      await expect(page).toHaveURL(/\/preferences#fact-/);
      const row = page.locator('li[id^="fact-"]').filter({ hasText: story.remembered });
      await expect(row).toBeFocused();
      await row.locator('a[href*="/chat/"]').click();
      await expect(page).toHaveURL(`${session}#turn-1`);
    });

    test('an answer is in the language of the question, whatever the language of the screen', async ({ page }) => {
      await page.goto('/');
      const own = finalList(await ask(page, say, story.wish), say);
      await expect(own).toContainText(story.own);
      await expect(own.locator('p').first()).not.toHaveText(story.foreign);
      const other = finalList(await ask(page, say, story.inOtherLanguage), say);
      await expect(other.locator('p').first()).toHaveText(story.foreign);
    });
  });
}
