import { readFileSync } from 'node:fs';
import { startSecondApp } from '../scripts/lib/app-under-test.mjs';
import { ask, composer, words } from './chat-page';
import { expect, test } from './quiet-page';

const say = words.en;

test.describe('with a model that takes its time', () => {
  test.describe.configure({ timeout: 120_000 });
  let app: Awaited<ReturnType<typeof startSecondApp>>;
  test.beforeAll(async () => {
    app = await startSecondApp({ DEMO_PACE_MS: '80' });
  });
  test.afterAll(async () => {
    await app.stop();
  });

  test('an answer that is stopped by its button keeps what was there, now and after a reload', async ({ page }) => {
    await page.goto(app.address);
    await composer(page, say).fill('noise-cancelling headphones under 120 dollars');
    await composer(page, say).press('Enter');
    const offers = page.locator('[data-offer]');
    await expect(offers.first()).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: say.stop }).click();
    await expect(page.getByText('You stopped this answer.')).toBeVisible();
    await expect(page.getByRole('button', { name: say.stop })).toBeHidden();
    const kept = await offers.count();
    expect(kept).toBeGreaterThan(0);
    await page.reload();
    await expect(page.getByText('You stopped this answer.')).toBeVisible();
    await expect(offers).toHaveCount(kept);
    await expect(page.getByRole('region', { name: say.list })).toHaveCount(0);
    const next = await ask(page, say, 'a desk lamp instead');
    await expect(next.getByRole('region', { name: say.list })).toBeVisible({ timeout: 60_000 });
  });

  test('an answer goes on when its tab is closed, and is there whole when the person comes back', async ({ page }) => {
    const tab = await page.context().newPage();
    await tab.goto(app.address);
    await composer(tab, say).fill('an umbrella that folds small');
    await composer(tab, say).press('Enter');
    await expect(tab).toHaveURL(/\/chat\//);
    const address = tab.url();
    await tab.close();
    await page.goto(address);
    await expect(page.getByRole('region', { name: say.list })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('This answer was cut off.')).toHaveCount(0);
    await expect(page.getByText('You stopped this answer.')).toHaveCount(0);
  });
});

test('a card number is refused by one fixed sentence, and stands neither in memory nor in the log', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const log = info.outputPath('server.log');
  const app = await startSecondApp({ LOG_LEVEL: 'debug' }, log);
  const groups = ['4111', '1111', '1111', '1111'];
  try {
    const asked = `please remember that my card number is ${groups.join(' ')}`;
    await page.goto(app.address);
    const turn = await ask(page, say, asked);
    await expect(turn.getByText('Not kept: private data such as numbers, passwords', { exact: false })).toBeVisible();
    expect((await turn.textContent())?.replace(asked, '')).not.toContain(groups[0]);
    await page.goto(`${app.address}/preferences`);
    await expect(page.getByRole('heading', { name: 'Nothing is remembered yet' })).toBeVisible();
    expect(await page.getByRole('main').textContent()).not.toContain(groups[0]);
  } finally {
    await app.stop();
  }
  const printed = readFileSync(log, 'utf8');
  expect(printed).toContain('Ready');
  expect(printed.replaceAll(/\s/g, '')).not.toContain(groups.join(''));
});

for (const { what, text, told } of [
  { what: 'control characters', text: `a lamp${String.fromCharCode(7)}`, told: /couldn.t be read/ },
  { what: 'too many characters', text: 'and one more thing '.repeat(500), told: /too long/ },
]) {
  test(`a message with ${what} is refused in words and stays in the field`, async ({ page }) => {
    await page.goto('/');
    await composer(page, say).fill(text);
    await composer(page, say).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
    await expect(composer(page, say)).toHaveValue(text);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });
}

test('an empty message can’t be sent', async ({ page }) => {
  await page.goto('/');
  await composer(page, say).fill(' \n ');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await composer(page, say).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test.describe('away from the network', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

  test('a message that can’t be sent says so, keeps the words, and goes out when the network is back', async ({
    page,
  }) => {
    await page.goto('/');
    await ask(page, say, 'hello');
    await page.context().setOffline(true);
    await composer(page, say).fill('a wool scarf');
    await composer(page, say).press('Enter');
    await expect(page.getByText('The connection broke off. Your words are safe.').first()).toBeVisible();
    await expect(composer(page, say)).toHaveValue('a wool scarf');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.context().setOffline(false);
    await composer(page, say).press('Enter');
    await expect(page.getByRole('region', { name: say.list })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
