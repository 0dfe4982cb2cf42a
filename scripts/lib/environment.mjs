import { existsSync } from 'node:fs';
import path from 'node:path';
import { joinPrivateDatabase } from './database/private-database.mjs';
import { Problem } from './problem.mjs';
import { authSecret } from './secret.mjs';

/** Oldest Node that Next 16 runs on. */
const OLDEST_NODE = [20, 9];

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Problem(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/**
 * Takes variables from the files that Next reads too, so that what they say reaches the database and the scripts. What
 * is set already stays.
 * @param {string} root
 */
export function loadEnvironmentFiles(root) {
  for (const name of ['.env.local', '.env']) {
    const file = path.join(root, name);
    if (existsSync(file)) process.loadEnvFile?.(file);
  }
}

/**
 * The variables that the app and the scripts run with: what is set, completed by a private database and a drawn secret.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} given
 * @returns {Promise<{env: NodeJS.ProcessEnv, said: string, leave: () => Promise<void>}>}
 */
export async function completeEnvironment(root, given) {
  const data = path.resolve(root, given.DATA_DIR || '.data');
  const env = { ...given, DATA_DIR: data, AUTH_SECRET: given.AUTH_SECRET || authSecret(data) };
  if (given.DATABASE_URL) return { env, said: 'the one that DATABASE_URL names', leave: async () => {} };
  const server = await joinPrivateDatabase({
    folder: path.join(data, 'database'),
    say: (line) => process.stdout.write(`  ${line}\n`),
  });
  if (!server.ok) throw new Problem(server.problem);
  const said = `private server in ${path.relative(root, data) || data}`;
  return { env: { ...env, DATABASE_URL: server.url }, said, leave: server.leave };
}
