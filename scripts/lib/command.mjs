import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Folders where servers and their tools lie when an ordinary person's PATH doesn't name them. */
const EXTRA_FOLDERS = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/bin',
  '/usr/local/bin',
  '/usr/libexec',
  '/opt/homebrew/bin',
  '/opt/homebrew/opt/mariadb/bin',
  '/opt/homebrew/opt/mysql/bin',
  '/usr/local/mysql/bin',
  '/usr/local/opt/mariadb/bin',
];

/**
 * The full path of a program, or null.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...EXTRA_FOLDERS];
  for (const folder of folders) {
    const candidate = path.join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/**
 * Runs a program to its end and keeps what it printed.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {{ok: boolean, output: string}}
 */
export function runQuietly(program, args, options = {}) {
  const done = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });
  const output = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ? done.error.message : ''}`;
  return { ok: done.status === 0, output };
}

/**
 * Starts a program that dies with this process even when this process is killed with -9, where the system can do that.
 * Call it from the main thread: the tie is to the thread.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnTied(program, args, options) {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : null;
  if (setpriv === null) return spawn(program, args, options);
  return spawn(setpriv, ['--pdeathsig', 'TERM', program, ...args], options);
}

/**
 * Waits for a child's end: its exit code, 128 + signal as a shell counts, or 127 when it couldn't be started.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function exitOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/**
 * Collects what a child with piped output prints, to its end.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ok: boolean, output: string}>}
 */
export async function outputOf(child) {
  /** @type {Buffer[]} */
  const pieces = [];
  child.stdout?.on('data', (bytes) => pieces.push(bytes));
  child.stderr?.on('data', (bytes) => pieces.push(bytes));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await exitOf(child);
  await closed;
  return { ok: code === 0, output: Buffer.concat(pieces).toString('utf8') };
}
