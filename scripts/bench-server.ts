import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { z } from 'zod';
import { browserArguments, findBrowser, obtainBrowser } from './lib/browser.mjs';
import { probeTurns } from './lib/probe-script';
import { Problem } from './lib/problem.mjs';
import { serveTestApp } from './lib/test-app.mjs';

const optionsSchema = z.object({
  turns: z.coerce.number().int().min(1).max(2_000).default(200),
  session: z.coerce.number().int().min(1).max(100).default(10),
});

/**
 * `npm run bench:server [-- --turns 200 --session 10]`: resident memory of the web server with the sample catalogue and
 * the demo model, idle and while turns are made in a browser, as one line of JSON. MB are 1,000,000 bytes.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { turns: { type: 'string' }, session: { type: 'string' } } });
  const options = optionsSchema.parse(values);
  const missing = await obtainBrowser();
  if (missing !== null) throw new Problem(missing);
  const app = await serveTestApp(path.resolve('.'), 'bench', '0');
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserArguments(),
    ...(executablePath === null ? {} : { executablePath }),
  });
  try {
    const page = await browser.newPage();
    await page.goto(app.address, { waitUntil: 'networkidle' });
    const rssMb = [{ turns: 0, mb: residentMb(app.pid) }];
    const words = probeTurns(options.session);
    for (let turn = 1; turn <= options.turns; turn++) {
      if ((turn - 1) % options.session === 0) await page.goto(app.address, { waitUntil: 'networkidle' });
      await say(page, words[(turn - 1) % options.session] ?? '');
      if (turn % 50 === 0 || turn === options.turns) rssMb.push({ turns: turn, mb: residentMb(app.pid) });
    }
    process.stdout.write(`${JSON.stringify({ turns: options.turns, rssMb })}\n`);
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Sends a message and waits until its answer has ended: the live line has folded to the count of its steps. */
async function say(page: Page, words: string): Promise<void> {
  const ended = page.getByRole('button', { name: /\d+ steps?|\d+ 步/ });
  const before = await ended.count();
  const composer = page.getByRole('textbox').last();
  await composer.fill(words);
  await composer.press('Enter');
  await ended.nth(before).waitFor({ timeout: 60_000 });
}

/** Of the process and its children: `next start` serves from a child. */
function residentMb(pid: number): number {
  return Math.round(family(pid).reduce((sum, one) => sum + residentKb(one), 0) / 976.5625);
}

function family(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid);
  return [pid, ...children.flatMap(family)];
}

function parentOf(pid: number): number | null {
  const found = /^PPid:\s+(\d+)/m.exec(status(pid))?.[1];
  return found === undefined ? null : Number(found);
}

function residentKb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(status(pid))?.[1] ?? 0);
}

/** Empty for a process that has ended meanwhile. */
function status(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
