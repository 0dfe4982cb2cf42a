import { expect, test } from '@playwright/test';
import { e2eDatabaseUrl, startSecondApp } from '../scripts/lib/app-under-test.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';
import { relayTo } from './relay';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

test('with the model out of reach, the turn says so and offers another try', async ({ page }) => {
  const nowhere = `http://127.0.0.1:${await freePort()}/v1`;
  const app = await startSecondApp({ OPENAI_API_KEY: 'none', OPENAI_BASE_URL: nowhere, MODEL: 'absent' });
  try {
    await page.goto(app.address);
    const composer = page.getByRole('textbox', { name: 'Your message' });
    await composer.fill('A tent for two, please');
    await composer.press('Enter');
    const thread = page.getByRole('log');
    await expect(thread.getByText("The model can't be reached right now.")).toBeVisible({ timeout: 60_000 });
    await expect(thread.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(thread.getByText('A tent for two, please')).toBeVisible();
  } finally {
    await app.stop();
  }
});

test('with the database out of reach, nothing typed is lost, and it goes on when the database is back', async ({
  page,
}) => {
  const url = new URL(e2eDatabaseUrl());
  const relay = await relayTo(Number(url.port));
  url.port = String(relay.port);
  const app = await startSecondApp({ DATABASE_URL: url.href });
  try {
    await page.goto(app.address);
    const composer = page.getByRole('textbox', { name: 'Your message' });
    await expect(composer).toBeVisible();
    await relay.cut();
    await composer.fill('A kettle that keeps warm');
    await composer.press('Enter');
    await expect(page.getByRole('main').getByText("The database can't be reached right now.").first()).toBeVisible();
    await expect(composer).toHaveValue('A kettle that keeps warm');
    await page.goto(`${app.address}/preferences`);
    await expect(page.getByRole('heading', { name: "This page couldn't be shown" })).toBeVisible();
    await relay.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: "This page couldn't be shown" })).toBeHidden();
  } finally {
    await app.stop();
    await relay.close();
  }
});

test('a first visit while the database is out of reach is told so in both languages', async () => {
  const app = await startSecondApp({ DATABASE_URL: `mysql://shop:none@127.0.0.1:${await freePort()}/shop` });
  try {
    const begun = await fetch(`${app.address}/api/auth/begin?to=/`, { headers: { cookie: 'shoppingx.begin=1' } });
    expect(begun.status).toBe(503);
    const html = await begun.text();
    expect(html).toContain('Not open right now');
    expect(html).toContain('暂时打不开');
  } finally {
    await app.stop();
  }
});
