import { openSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';
import { startWebServer } from './web-server.mjs';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** Where the app under browser test answers: scripts/e2e.mjs starts it and says so. */
export function e2eAddress() {
  return process.env.E2E_ADDRESS ?? 'http://localhost:3000';
}

/** The database of the app under browser test, for a test that puts something between the two. */
export function e2eDatabaseUrl() {
  return process.env.DATABASE_URL ?? '';
}

/**
 * Starts a second app on the same build and database, with some variables set otherwise: the model or the database out
 * of reach, say.
 * @param {Record<string, string>} overrides
 * @param {string} [log] file that takes what it prints, for a test that reads it
 * @returns {Promise<{address: string, stop: () => Promise<void>}>}
 */
export async function startSecondApp(overrides, log) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...overrides };
  const output = log === undefined ? 'inherit' : openSync(log, 'a');
  return startWebServer({ root, mode: 'start', port: await freePort(), env, stdio: ['ignore', output, output] });
}
