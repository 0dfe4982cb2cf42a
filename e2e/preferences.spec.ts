import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const rows = (page: Page) => page.locator('li[id^="fact-"]');

async function add(page: Page, value: string) {
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await page.getByRole('textbox', { name: 'In one line' }).fill(value);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Edit “${value}”` })).toBeVisible();
}

test('a fact is added by hand, edited in place, deleted, brought back, and kept over a reload', async ({ page }) => {
  await page.goto('/preferences');
  await expect(page.getByRole('heading', { name: 'Nothing is remembered yet' })).toBeVisible();
  await add(page, 'allergic to nickel');
  await add(page, 'allergic to latex');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('#fact-allergy_2')).toContainText('you, on this page');

  await page.getByRole('button', { name: 'Edit “allergic to latex”' }).click();
  await page.getByRole('textbox', { name: 'In one line' }).fill('allergic to latex, gloves too');
  await page.keyboard.press('Enter');
  await expect(page.locator('#fact-allergy_2')).toContainText('gloves too');

  await page.getByRole('button', { name: 'Delete “allergic to nickel”' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test('what is personal is refused while it is typed, and is not written when saved all the same', async ({ page }) => {
  await page.goto('/preferences');
  const secret = ['my mail is', ['lin', 'example.org'].join('@')].join(' ');
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await page.getByRole('textbox', { name: 'In one line' }).fill(secret);
  const refusal = page.getByText('it looks like personal or secret data', { exact: false });
  await expect(refusal).toBeVisible();
  await expect(refusal).not.toContainText('lin');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(refusal).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(0);
});

test('several are deleted at once; clear all says how many and wants another click', async ({ page }) => {
  await page.goto('/preferences');
  for (const value of ['allergic to nickel', 'allergic to latex', 'allergic to wool']) await add(page, value);
  await page.getByRole('checkbox', { name: 'Select “allergic to nickel”' }).click();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Clear all' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete all 2 things that are remembered?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await dialog.getByRole('button', { name: 'Delete all 2' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is remembered yet' })).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(0);
});

test('a link to a fact leads to its row', async ({ page }) => {
  await page.goto('/preferences');
  await add(page, 'allergic to nickel');
  await page.goto('/preferences?again#fact-allergy');
  await expect(page.locator('#fact-allergy')).toBeFocused();
  await page.goto('/preferences?gone#fact-shoe_size');
  await expect(page.getByText("isn't kept any more", { exact: false })).toBeVisible();
});

test('mode and shopping settings are kept; the language of the screen follows at once', async ({ page }) => {
  await page.goto('/preferences');
  await page.getByRole('radio', { name: /^Off/ }).click();
  await expect(page.getByText('Memory is off', { exact: false })).toBeVisible();
  const first = page.getByRole('switch').first();
  await first.click();
  await expect(first).not.toBeChecked();
  await page.getByRole('combobox', { name: 'Deliver to' }).click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { name: '购物设置' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('radio', { name: /^关闭/ })).toBeChecked();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: '送到' })).toContainText('德国');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no barriers on the preferences and skills pages, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/preferences');
    await add(page, 'allergic to nickel');
    await page.getByRole('button', { name: 'Edit “allergic to nickel”' }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/skills');
    await page.getByText('Read it', { exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Finding goods under several conditions' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
