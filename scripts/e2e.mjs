// npm run e2e: browser tests against a production build with a database of its own. What stands after `--` goes to
// Playwright: npm run e2e -- chat.spec.ts --debug
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { obtainBrowser } from './lib/browser.mjs';
import { exitOf } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { serveTestApp } from './lib/test-app.mjs';
import { startTool } from './lib/tools.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

async function run() {
  const problem = await obtainBrowser();
  if (problem !== null) throw new Problem(problem);
  const app = await serveTestApp(root, 'e2e');
  try {
    // The tests' own variables are the app's, so that a test can start a second app that differs in one of them.
    const env = { ...app.env, E2E_ADDRESS: app.address };
    return await exitOf(startTool(root, 'playwright', ['test', ...process.argv.slice(2)], { env }));
  } finally {
    await app.stop();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`✗ ${error.message}\n`);
  process.exitCode = 1;
}
