// Keeps one private server running for as long as anyone holds a connection to this process's socket:
// node keeper.mjs FOLDER. Started by private-database.mjs, detached; the kernel closes a dead holder's connection, so
// nobody has to say goodbye.
import { rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { freePort } from '../free-port.mjs';
import { makeDataFolder } from './data-folder.mjs';
import { placesIn } from './places.mjs';
import { takeLock } from './process-lock.mjs';
import { endForsakenServer, lastPort, startServer } from './server-process.mjs';
import { findServer } from './server-program.mjs';

/** Milliseconds that the server stays without holders: test files come one after the other. */
const LINGER = 2_000;
/** A server that dies this often within the minute is left dead. */
const RESTARTS_PER_MINUTE = 5;

const places = placesIn(process.argv[2] ?? '.data/database');
const release = await takeLock(places.lock);
// Another keeper was quicker; whoever started this one will find that one.
if (release === null) process.exit(0);

/** @type {Set<net.Socket>} */
const holders = new Set();
/** @type {import('./server-process.mjs').RunningServer | null} */
let running = null;
/** @type {string | null} */
let answer = null;
let closing = false;
/** @type {NodeJS.Timeout | undefined} */
let farewell = setTimeout(close, 10_000);

rmSync(places.keeperSocket, { force: true });
const door = net.createServer((holder) => {
  clearTimeout(farewell);
  holders.add(holder);
  if (answer !== null) holder.write(answer);
  // A holder says something only when it leaves for good and would like to see the server go.
  holder.on('data', () => {
    holders.delete(holder);
    if (holders.size === 0) void close();
    else holder.end();
  });
  holder.on('error', () => holder.destroy());
  holder.on('close', () => {
    holders.delete(holder);
    if (holders.size === 0) farewell = setTimeout(close, LINGER);
  });
});
door.listen(places.keeperSocket);
process.on('SIGTERM', close);
process.on('SIGINT', close);

await bringUp();

async function bringUp() {
  await endForsakenServer(places);
  const server = findServer();
  const problem = server === null ? 'No database server was found.' : makeDataFolder(places, server);
  if (server === null || problem !== null) return tell({ problem: problem ?? '' });
  for (let attempt = 0; attempt < 5 && running === null && !closing; attempt += 1) {
    // The last port first: a launcher that outlived a killed keeper still holds that address.
    const port = (attempt === 0 ? lastPort(places) : null) ?? (await freePort());
    running = await startServer(places, server, port);
  }
  if (running === null) return tell({ problem: `The database server didn't start; its log is ${places.log}.` });
  writeFileSync(places.port, String(running.port));
  tell({ port: running.port });
  void reviveWhenKilled(server, running.port);
}

/**
 * Starts the server again when it was killed, on its old port: the address that everyone holds stays right.
 * @param {import('./server-program.mjs').ServerProgram} server
 * @param {number} port
 */
async function reviveWhenKilled(server, port) {
  /** @type {number[]} */
  const deaths = [];
  while (running !== null) {
    await running.exited;
    if (closing) return;
    const now = Date.now();
    deaths.push(now);
    if (deaths.filter((at) => now - at < 60_000).length > RESTARTS_PER_MINUTE) break;
    running = await startServer(places, server, port);
  }
  answer = `${JSON.stringify({ problem: `The database server keeps ending; its log is ${places.log}.` })}\n`;
  void close();
}

/** @param {{port: number} | {problem: string}} message */
function tell(message) {
  answer = `${JSON.stringify(message)}\n`;
  for (const holder of holders) holder.write(answer);
}

async function close() {
  if (closing) return;
  closing = true;
  // First the door, so that nobody joins a server that is going; then the lock, when the data folder is free again.
  door.close();
  rmSync(places.keeperSocket, { force: true });
  await running?.stop();
  release?.();
  process.exit(0);
}
