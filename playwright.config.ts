import { defineConfig } from '@playwright/test';
import { e2eAddress } from './scripts/lib/app-under-test.mjs';
import { browserArguments, findBrowser } from './scripts/lib/browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.data/reports/browser',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.data/reports/browser.json' }]],
  use: {
    baseURL: e2eAddress(),
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args: browserArguments(), ...(executablePath === null ? {} : { executablePath }) },
  },
});
