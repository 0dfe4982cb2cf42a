import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DATABASE, passwordOf, USER } from './data-folder.mjs';
import { placesIn } from './places.mjs';
import { obtainServer } from './server-program.mjs';

/** Milliseconds to wait for the server: making the data folder on a slow disk is the longest part. */
const LIMIT = 120_000;

/**
 * @typedef {object} PrivateDatabase
 * @property {true} ok
 * @property {string} url `mysql://…` with the password in it: never printed
 * @property {() => Promise<void>} leave leaves and, when nobody else is there, waits until the server has shut down
 * @property {() => void} drop leaves at once; the server stays for two seconds in case someone comes
 */

/**
 * Joins the private database server of a folder, and starts it when it isn't running. Everyone who joined shares one
 * server; it stops when the last has left or died. When its keeper is killed, it's brought up again at the same address.
 * @param {{folder: string, say?: (line: string) => void}} options
 * @returns {Promise<PrivateDatabase | {ok: false, problem: string}>}
 */
export async function joinPrivateDatabase({ folder, say = () => {} }) {
  const obtained = obtainServer(say);
  if (!obtained.ok) return obtained;
  const places = placesIn(folder);
  const first = await hold(places);
  if ('problem' in first) return { ok: false, problem: first.problem };
  let socket = first.socket;
  let left = false;
  const rejoin = async () => {
    if (left) return;
    const again = await hold(places);
    if ('problem' in again) return;
    socket = again.socket;
    if (left) socket.destroy();
    else socket.once('close', rejoin);
  };
  socket.once('close', rejoin);
  return {
    ok: true,
    url: `mysql://${USER}:${passwordOf(places)}@127.0.0.1:${first.port}/${DATABASE}`,
    leave: () => {
      left = true;
      return leave(socket);
    },
    drop: () => {
      left = true;
      socket.destroy();
    },
  };
}

/**
 * @param {import('./places.mjs').Places} places
 * @returns {Promise<{socket: net.Socket, port: number} | {problem: string}>}
 */
async function hold(places) {
  const deadline = Date.now() + LIMIT;
  for (let attempt = 0; Date.now() < deadline; attempt += 1) {
    const socket = await connect(places.keeperSocket);
    if (socket === null) {
      // A keeper that is closing still holds its lock for some seconds; those started meanwhile end at once.
      if (attempt % 20 === 0) startKeeper(places);
      await wait(100);
      continue;
    }
    const answer = await firstLine(socket, deadline);
    if (answer === null) continue;
    if ('problem' in answer) {
      socket.destroy();
      return answer;
    }
    socket.unref();
    return { socket, port: answer.port };
  }
  return { problem: `The private database didn't come up within ${LIMIT / 1000} s; its log is ${places.log}.` };
}

/** @param {import('./places.mjs').Places} places */
function startKeeper(places) {
  const keeper = fileURLToPath(new URL('keeper.mjs', import.meta.url));
  const log = openSync(places.log, 'a', 0o600);
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', log, log]);
  spawn(process.execPath, [keeper, places.folder], { detached: true, stdio, cwd: '/' }).unref();
  closeSync(log);
}

/**
 * @param {string} path
 * @returns {Promise<net.Socket | null>}
 */
function connect(path) {
  return new Promise((resolve) => {
    const socket = net.connect({ path });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

/**
 * The keeper's word: a port, a problem, or null when it went away before it said one.
 * @param {net.Socket} socket
 * @param {number} deadline
 * @returns {Promise<{port: number} | {problem: string} | null>}
 */
function firstLine(socket, deadline) {
  return new Promise((resolve) => {
    let text = '';
    const timer = setTimeout(() => socket.destroy(), Math.max(0, deadline - Date.now()));
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(null);
    });
    socket.on('data', (bytes) => {
      text += bytes;
      if (!text.includes('\n')) return;
      clearTimeout(timer);
      resolve(JSON.parse(text.slice(0, text.indexOf('\n'))));
    });
  });
}

/**
 * Leaves for good; when this was the last holder, waits until the server has shut down.
 * @param {net.Socket} socket
 * @returns {Promise<void>}
 */
function leave(socket) {
  return new Promise((resolve) => {
    socket.ref();
    socket.once('close', () => resolve());
    if (socket.destroyed) resolve();
    else socket.write('leave\n');
  });
}
