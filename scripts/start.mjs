// npm start (or npm run dev, with --dev): from a fresh clone to a served app, with nothing installed but Node.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, loadEnvironmentFiles } from './lib/environment.mjs';
import { installPackages } from './lib/packages.mjs';
import { prepareApp } from './lib/prepare.mjs';
import { Problem } from './lib/problem.mjs';
import { phase, secondsSince } from './lib/progress.mjs';
import { choosePort, startWebServer } from './lib/web-server.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const mode = process.argv.includes('--dev') ? 'dev' : 'start';
const began = Date.now();

/** What to undo when the command ends, newest first. @type {(() => Promise<void>)[]} */
const undo = [];
let ending = false;

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  for (const step of undo.reverse()) await step();
  process.exit(code);
}

// A terminal's Ctrl-C reaches the children too: they end by themselves, and the phase that waits for them must not
// report that as a failure.
process.on('SIGINT', () => void end(130));
process.on('SIGTERM', () => void end(143));

try {
  checkNode();
  loadEnvironmentFiles(root);
  const port = await choosePort(process.env.PORT);
  await phase('packages', () => installPackages(root));
  const { env, leave } = await prepareApp({ root, given: process.env, build: mode === 'start' });
  undo.push(leave);
  /** @type {NodeJS.ProcessEnv} */
  const serverEnv = { ...env, NODE_ENV: mode === 'start' ? 'production' : 'development' };
  const server = await startWebServer({ root, mode, port, env: serverEnv });
  undo.push(server.stop);
  process.stdout.write(`\nShoppingX is ready at ${server.address} (${secondsSince(began)} s). Ctrl-C stops it.\n`);
  if (!env.OPENAI_API_KEY) {
    const how = 'set OPENAI_API_KEY, OPENAI_BASE_URL and MODEL to use another';
    process.stdout.write(`It runs on the built-in demo model; ${how}.\n`);
  }
  await end(await server.ended);
} catch (error) {
  if (ending) await new Promise(() => {});
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`\n✗ ${error.message}\n`);
  await end(1);
}
