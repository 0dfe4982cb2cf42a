import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ask, words } from './chat-page';

const looks = [
  { locale: 'zh-CN', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { locale: 'en', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { locale: 'zh-CN', colorScheme: 'dark', viewport: { width: 375, height: 740 } },
  { locale: 'en', colorScheme: 'light', viewport: { width: 375, height: 740 } },
] as const;

/** Nothing for axe to find, and nothing wider than the window. */
async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const look of looks) {
  test.describe(`${look.locale} ${look.colorScheme} ${look.viewport.width}`, () => {
    test.use(look);
    const say = words[look.locale];
    const wish = look.locale === 'en' ? 'headphones under 100 dollars, no leather' : '500 元以内的耳机，不要皮革';

    test('the new session, an answer with its steps, and the page of nothing are sound', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: look.colorScheme });
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) shifts.sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      const turn = await ask(page, say, wish);
      await expect(turn.getByRole('region', { name: say.list })).toBeVisible();
      const shifted = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(shifted).toBeLessThan(0.02);
      // Only now: axe works in a tab of its own, and opening one moves a small window's page for a moment.
      await turn.locator('summary').click();
      await expectSound(page);
      await page.goto('/');
      await expectSound(page);
      await page.goto('/chat/nothinghere');
      await expectSound(page);
    });
  });
}
