// npm run e2e: browser tests against a production build with a database of its own. What stands after `--` goes to
// Playwright: npm run e2e -- chat.spec.ts --debug
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { obtainBrowser } from './lib/browser.mjs';
import { exitOf } from './lib/command.mjs';
import { freePort } from './lib/free-port.mjs';
import { prepareApp } from './lib/prepare.mjs';
import { Problem } from './lib/problem.mjs';
import { startTool } from './lib/tools.mjs';
import { startWebServer } from './lib/web-server.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const data = path.join(root, '.data/e2e');

/**
 * The variables of the app under test: none of the person's own model, database or address may get in.
 * @returns {NodeJS.ProcessEnv}
 */
function testEnvironment() {
  const { PATH, HOME, TMPDIR, LANG, npm_execpath } = process.env;
  return { PATH, HOME, TMPDIR, LANG, npm_execpath, NODE_ENV: 'production', DATA_DIR: data, DEMO_PACE_MS: '4' };
}

async function run() {
  const problem = await obtainBrowser();
  if (problem !== null) throw new Problem(problem);
  rmSync(data, { recursive: true, force: true });
  const { env, leave } = await prepareApp({ root, given: testEnvironment(), build: true });
  try {
    const server = await startWebServer({ root, mode: 'start', port: await freePort(), env });
    try {
      // Tests that start an app of their own (with the model or the database down) start it with the same variables.
      /** @type {NodeJS.ProcessEnv} */
      const playwrightEnv = { ...env, E2E_ADDRESS: server.address, NODE_ENV: 'test' };
      return await exitOf(startTool(root, 'playwright', ['test', ...process.argv.slice(2)], { env: playwrightEnv }));
    } finally {
      await server.stop();
    }
  } finally {
    await leave();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`✗ ${error.message}\n`);
  process.exitCode = 1;
}
