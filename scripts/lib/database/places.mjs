import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A Unix socket's address holds 107 characters; the longest name below takes 12. */
const LONGEST_SOCKET_FOLDER = 90;

/**
 * Where the parts of one private server lie.
 * @typedef {{folder: string, tables: string, temporary: string, log: string, pid: string, port: string, password: string, init: string,
 *   lock: string, serverSocket: string, keeperSocket: string}} Places
 */

/**
 * Names the places of the server in `folder` and makes the folders, readable by this person only.
 * @param {string} folder
 * @returns {Places}
 */
export function placesIn(folder) {
  const absolute = path.resolve(folder);
  mkdirSync(absolute, { recursive: true, mode: 0o700 });
  const sockets = absolute.length <= LONGEST_SOCKET_FOLDER ? absolute : shortFolder(absolute);
  return {
    folder: absolute,
    tables: path.join(absolute, 'tables'),
    temporary: path.join(absolute, 'temporary'),
    log: path.join(absolute, 'server.log'),
    pid: path.join(absolute, 'server.pid'),
    port: path.join(absolute, 'port'),
    password: path.join(absolute, 'password'),
    init: path.join(absolute, 'init.sql'),
    lock: path.join(absolute, 'keeper.lock'),
    serverSocket: path.join(sockets, 'server.sock'),
    keeperSocket: path.join(sockets, 'keeper.sock'),
  };
}

/** @param {string} absolute */
function shortFolder(absolute) {
  const name = createHash('sha256').update(absolute).digest('hex').slice(0, 16);
  const folder = path.join(os.tmpdir(), `shoppingx-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  // The temporary folder is everybody's: someone else may have put a folder or a link of that name there first.
  if (!found.isDirectory() || (process.getuid !== undefined && found.uid !== process.getuid())) {
    throw new Error(`${folder} belongs to someone else; remove it or put the project into a shorter path.`);
  }
  chmodSync(folder, 0o700);
  return folder;
}
