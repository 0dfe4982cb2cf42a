import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exitOf, spawnTied } from './command.mjs';
import { Problem } from './problem.mjs';

/** @typedef {{packages: Record<string, {version?: string, optional?: boolean, devOptional?: boolean}>}} Lockfile */

/**
 * Whether what is installed is what the lockfile names. npm notes what it installed in a lockfile of its own inside
 * node_modules; optional packages of other systems are rightly missing there.
 * @param {string} root
 */
export function packagesAreInstalled(root) {
  const noted = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  /** @type {Lockfile} */
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  /** @type {Lockfile} */
  const installed = JSON.parse(readFileSync(noted, 'utf8'));
  return Object.entries(wanted.packages).every(([place, entry]) => {
    if (place === '') return true;
    const found = installed.packages[place];
    return found === undefined
      ? entry.optional === true || entry.devOptional === true
      : found.version === entry.version;
  });
}

/**
 * Installs the packages that the lockfile names, unless they are there.
 * @param {string} root
 * @returns {Promise<string>} a word on what was done
 */
export async function installPackages(root) {
  if (packagesAreInstalled(root)) return 'up to date';
  const [program, ...args] = npmCommand(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const code = await exitOf(spawnTied(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }));
  if (code !== 0) {
    throw new Problem('The packages could not be installed: see above, check the network, and run "npm ci" by hand.');
  }
  return 'installed';
}

/**
 * How to call the npm that called us, or the one in PATH.
 * @param {string[]} args
 * @returns {[string, ...string[]]}
 */
export function npmCommand(args) {
  const own = process.env.npm_execpath;
  return own !== undefined && /npm-cli\.[cm]?js$/.test(own) ? [process.execPath, own, ...args] : ['npm', ...args];
}
