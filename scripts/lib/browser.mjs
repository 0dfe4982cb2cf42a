import { existsSync } from 'node:fs';
import { findProgram, runQuietly } from './command.mjs';
import { installSystemPackages } from './system-packages.mjs';

/** Chromium's programs, the quickest for tests first. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The system's Chromium for browser tests, or null: then Playwright looks for one of its own. */
export function findBrowser() {
  for (const name of BROWSERS) {
    const program = findProgram(name);
    if (program !== null) return program;
  }
  return null;
}

/** Root has no sandbox in Chromium. */
export function browserArguments() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

async function hasBrowser() {
  if (findBrowser() !== null) return true;
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

function hasChineseFont() {
  const list = findProgram('fc-list');
  return list !== null && runQuietly(list, [':lang=zh', 'family']).output.trim() !== '';
}

/**
 * Makes sure that there is a browser for tests, and a font with which its pictures show Chinese.
 * @returns {Promise<string | null>} null, or one sentence on what is missing and what to type.
 */
export async function obtainBrowser() {
  const browser = await hasBrowser();
  const missing = [
    ...(browser ? [] : ['chromium-headless-shell']),
    ...(hasChineseFont() ? [] : ['fontconfig', 'fonts-wqy-microhei']),
  ];
  if (missing.length === 0) return null;
  const problem = installSystemPackages(missing);
  // Without the font the tests still hold; only their pictures have boxes for Chinese.
  if (problem === null || browser) return null;
  return `No Chromium for the browser tests: ${problem} Or run "npx playwright install --only-shell chromium".`;
}
