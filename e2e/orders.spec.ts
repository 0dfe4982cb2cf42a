import { expect, type Page, test } from '@playwright/test';
import { startSecondApp } from '../scripts/lib/app-under-test.mjs';
import { ask, words } from './chat-page';

const stories = [
  {
    locale: 'zh-CN',
    wish: '想买双肩包，500 以内，寄到中国',
    order: '下单第一个，要两个',
    never: '算了，不买了',
    card: '订单卡',
    confirm: '确认下单',
    done: '已下单。',
    gone: '已取消，什么都没有做。',
    see: '查看订单',
    placed: '已下单',
    cancel: '取消订单',
    cancelled: '已取消',
  },
  {
    locale: 'en',
    wish: 'a backpack under $90, shipped to the US',
    order: 'order the first one, two of them',
    never: 'never mind',
    card: 'Order card',
    confirm: 'Confirm order',
    done: 'Ordered.',
    gone: 'Cancelled. Nothing was done.',
    see: 'See your orders',
    placed: 'Placed',
    cancel: 'Cancel order',
    cancelled: 'Cancelled',
  },
] as const;

for (const story of stories) {
  const say = words[story.locale];
  test.describe(story.locale, () => {
    test.use({ locale: story.locale });

    test('a card orders by the click alone, once, and the order can be cancelled', async ({ page }) => {
      await page.goto('/');
      await ask(page, say, story.wish);
      const turn = await ask(page, say, story.order);
      const card = turn.getByRole('region', { name: story.card });
      await expect(card).toContainText('2');
      await page.goto('/orders');
      await expect(page.getByRole('article')).toHaveCount(0);
      await page.goBack();
      await expect(card).toHaveAttribute('aria-busy', 'false');
      await card.getByRole('button', { name: story.confirm }).dblclick();
      await expect(card.getByText(story.done)).toBeVisible();
      await page.reload();
      await expect(card.getByText(story.done)).toBeVisible();
      await expect(card.getByRole('button')).toHaveCount(0);

      await card.getByRole('link', { name: story.see }).click();
      const order = page.getByRole('article');
      await expect(order).toHaveCount(1);
      await expect(order.getByText(story.placed, { exact: true }).first()).toBeVisible();
      await order.getByRole('button', { name: story.cancel }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: story.cancel }).click();
      await expect(order.getByText(story.cancelled, { exact: true }).first()).toBeVisible();
      await expect(order.getByRole('button', { name: story.cancel })).toHaveCount(0);
    });

    test('a changed mind takes the card back', async ({ page }) => {
      await page.goto('/');
      await ask(page, say, story.wish);
      const turn = await ask(page, say, story.order);
      const card = turn.getByRole('region', { name: story.card });
      await expect(card.getByRole('button', { name: story.confirm })).toBeVisible();
      await ask(page, say, story.never);
      await expect(card.getByText(story.gone)).toBeVisible();
      await expect(card.getByRole('button')).toHaveCount(0);
    });
  });
}

const say = words.en;

async function orderTwo(page: Page) {
  await page.goto('/');
  await ask(page, say, 'a backpack under $90, shipped to the US');
  const turn = await ask(page, say, 'order the first one');
  return turn.getByRole('region', { name: 'Order card' });
}

test('a card that was changed in another window is not ordered by the old one', async ({ page, context }) => {
  const card = await orderTwo(page);
  await expect(card).toHaveAttribute('aria-busy', 'false');
  const other = await context.newPage();
  await other.goto(page.url());
  const same = other.getByRole('region', { name: 'Order card' });
  await same.getByRole('button', { name: 'Change', exact: true }).click();
  await same.getByRole('spinbutton').fill('3');
  await same.getByRole('button', { name: 'Apply' }).click();
  await expect(same.getByText('× 3')).toBeVisible();

  await card.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByText('This card was changed in another window')).toBeVisible();
  await expect(card.getByText('× 3')).toBeVisible();
  await card.getByRole('button', { name: 'Confirm order' }).click();
  await expect(card.getByText('Ordered.')).toBeVisible();
});

test('a size that was never said is asked for', async ({ page }) => {
  await page.goto('/');
  await ask(page, say, 'running shoes, any size, shipped to the US');
  const asked = await ask(page, say, 'order the first one');
  await expect(asked.getByText('Which size do you take?')).toBeVisible();
  await expect(asked.getByRole('region', { name: 'Order card' })).toHaveCount(0);
  const size = asked.getByRole('list', { name: 'Possible answers' }).getByRole('button').first();
  const label = (await size.textContent()) ?? '';
  await size.click();
  const card = page.getByRole('article').last().getByRole('region', { name: 'Order card' });
  await expect(card).toContainText(`Size ${label}`);
});

test('what arrived can be sent back, and the shop pays', async ({ browser }) => {
  test.setTimeout(180_000);
  // A day of this shop lasts a second.
  const app = await startSecondApp({ SANDBOX_DAY_SECONDS: '1' });
  const page = await browser.newPage({ baseURL: app.address, locale: 'en-US' });
  try {
    const card = await orderTwo(page);
    await card.getByRole('button', { name: 'Confirm order' }).click();
    await expect(card.getByText('Ordered.')).toBeVisible();
    await expect(async () => {
      await page.goto('/orders');
      await expect(page.getByRole('article').getByText('Delivered', { exact: true }).first()).toBeVisible({
        timeout: 1_000,
      });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByText('Out for delivery')).toBeVisible();
    const back = await orderTwo(page).then(() => ask(page, say, 'I want to return my order'));
    const request = back.getByRole('region', { name: 'Order card' });
    await request.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(request.getByText('The shop has been asked.')).toBeVisible();
    await expect(async () => {
      await page.goto('/orders');
      await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  } finally {
    await page.close();
    await app.stop();
  }
});
