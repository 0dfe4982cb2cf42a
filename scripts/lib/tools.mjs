import path from 'node:path';
import { exitOf, spawnTied } from './command.mjs';
import { Problem } from './problem.mjs';

/** Where the programs of the installed packages begin. */
const ENTRIES = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/next/dist/bin/next',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * Starts a program of an installed package with this Node; it dies with this process.
 * @param {string} root
 * @param {keyof typeof ENTRIES} name
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions}} [options]
 */
export function startTool(root, name, args, { env = process.env, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  return spawnTied(process.execPath, [path.join(root, ENTRIES[name]), ...args], {
    cwd: root,
    // Nothing is told to anyone outside.
    env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio,
  });
}

/**
 * Runs it to its end; a failure is a problem with the sentence given.
 * @param {string} root
 * @param {keyof typeof ENTRIES} name
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, problem: string}} options
 */
export async function runTool(root, name, args, { env, problem }) {
  const code = await exitOf(startTool(root, name, args, env === undefined ? {} : { env }));
  if (code !== 0) throw new Problem(problem);
}
