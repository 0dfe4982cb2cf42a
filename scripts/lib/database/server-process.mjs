import { openSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { exitOf, spawnTied } from '../command.mjs';
import { userArguments, writeInitFile } from './data-folder.mjs';
import { isAlive } from './process-lock.mjs';

/** What MySQL 8.4 checks by default; MariaDB checks less, and what passes here must pass there. */
const SQL_MODE =
  'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

/** Milliseconds: until a start counts as failed, and until a stop becomes a kill. */
const START_LIMIT = 60_000;
const STOP_LIMIT = 20_000;

/** @typedef {{port: number, exited: Promise<number>, stop: () => Promise<void>}} RunningServer */

/**
 * The port that this folder's server had before, or null.
 * @param {import('./places.mjs').Places} places
 */
export function lastPort(places) {
  const port = Number(readOr(places.port, ''));
  return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : null;
}

/**
 * Starts the server and waits until it lets people in. Someone else may take the port in between: then the server ends
 * at once, and the caller tries another.
 * @param {import('./places.mjs').Places} places
 * @param {import('./server-program.mjs').ServerProgram} server
 * @param {number} port
 * @returns {Promise<RunningServer | null>}
 */
export async function startServer(places, server, port) {
  writeInitFile(places, server);
  const log = openSync(places.log, 'a', 0o600);
  const child = spawnTied(
    server.program,
    [
      '--no-defaults',
      `--datadir=${places.tables}`,
      `--tmpdir=${places.temporary}`,
      `--socket=${places.serverSocket}`,
      `--pid-file=${places.pid}`,
      `--init-file=${places.init}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      `--sql-mode=${SQL_MODE}`,
      // A commit is handed to the system at once and to the disk within a second: a killed process loses nothing, a power
      // cut the last second. Whoever needs more names a server of their own by DATABASE_URL.
      '--innodb-flush-log-at-trx-commit=2',
      ...(server.kind === 'mysql' ? ['--mysqlx=OFF'] : []),
      ...userArguments(),
    ],
    { stdio: ['ignore', log, log] },
  );
  const exited = exitOf(child);
  let over = false;
  void exited.then(() => {
    over = true;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([exited, wait(STOP_LIMIT, null, { ref: false })]);
    if (!over) child.kill('SIGKILL');
    await exited;
  };
  for (const deadline = Date.now() + START_LIMIT; Date.now() < deadline && !over; ) {
    if (await greets(places.serverSocket)) return { port, exited, stop };
    await wait(40);
  }
  await stop();
  return null;
}

/**
 * Ends a server that a killed keeper left behind on this data folder: a second one beside it would only hang.
 * @param {import('./places.mjs').Places} places
 */
export async function endForsakenServer(places) {
  const pid = Number(readOr(places.pid, ''));
  if (!Number.isInteger(pid) || pid <= 0 || !readOr(`/proc/${pid}/cmdline`, '').includes(places.tables)) return;
  const deadline = Date.now() + STOP_LIMIT;
  if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  while (isAlive(pid) && Date.now() < deadline) await wait(50);
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(places.pid, { force: true });
}

/**
 * @param {string} file
 * @param {string} otherwise
 */
function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

/**
 * Whether a server greets on the socket: the fifth byte of its first packet is the protocol's version, 10. The socket is
 * asked and not the port, which might be someone else's server.
 * @param {string} path
 * @returns {Promise<boolean>}
 */
function greets(path) {
  return new Promise((resolve) => {
    const socket = net.connect({ path, timeout: 2_000 });
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', (bytes) => end(bytes[4] === 10));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
    socket.once('end', () => end(false));
  });
}
