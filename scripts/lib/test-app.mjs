import { rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { prepareApp } from './prepare.mjs';
import { startWebServer } from './web-server.mjs';

/**
 * Serves a production build with a data folder of its own under `.data/`, made anew: for browser tests and benchmarks.
 * None of the person's own model, database or address gets in.
 * @param {string} root
 * @param {string} name of the data folder
 * @param {string} [pace] milliseconds that the demo model waits between pieces
 * @returns {Promise<{address: string, pid: number, env: NodeJS.ProcessEnv, stop: () => Promise<void>}>}
 */
export async function serveTestApp(root, name, pace = '4') {
  const data = path.join(root, '.data', name);
  rmSync(data, { recursive: true, force: true });
  const { PATH, HOME, TMPDIR, LANG, npm_execpath } = process.env;
  const own = { PATH, HOME, TMPDIR, LANG, npm_execpath };
  /** @type {NodeJS.ProcessEnv} */
  const given = { ...own, NODE_ENV: 'production', DATA_DIR: data, DEMO_PACE_MS: pace };
  const { env, leave } = await prepareApp({ root, given, build: true });
  try {
    const server = await startWebServer({ root, mode: 'start', port: await freePort(), env });
    const stop = async () => {
      await server.stop();
      await leave();
    };
    return { address: server.address, pid: server.pid, env, stop };
  } catch (error) {
    await leave();
    throw error;
  }
}
