import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { exitOf } from './command.mjs';
import { Problem } from './problem.mjs';
import { startTool } from './tools.mjs';

const FIRST_PORT = 3000;
const LAST_PORT = 3099;
/** Milliseconds until a server that doesn't answer counts as failed. */
const START_LIMIT = 60_000;

/**
 * The port to serve on: the one asked for, which must be free, or the first free one from 3000 up.
 * @param {string | undefined} asked
 */
export async function choosePort(asked) {
  if (asked !== undefined && asked !== '') {
    const port = Number(asked);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Problem(`PORT is "${asked}", which is no port.`);
    if (!(await isFree(port))) throw new Problem(`Port ${port} is taken: stop what uses it, or set PORT to another.`);
    return port;
  }
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) if (await isFree(port)) return port;
  throw new Problem(`No port from ${FIRST_PORT} to ${LAST_PORT} is free: set PORT to one that is.`);
}

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * Starts Next and waits until it answers.
 * @param {{root: string, mode: 'start' | 'dev', port: number, env: NodeJS.ProcessEnv,
 *   stdio?: import('node:child_process').StdioOptions}} options
 * @returns {Promise<{address: string, pid: number, ended: Promise<number>, stop: () => Promise<void>}>}
 */
export async function startWebServer({ root, mode, port, env, stdio }) {
  const host = env.HOST === undefined || env.HOST === '' ? [] : ['-H', env.HOST];
  const child = startTool(root, 'next', [mode, '-p', String(port), ...host], { env, ...(stdio ? { stdio } : {}) });
  const ended = exitOf(child);
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(late);
  };
  for (const deadline = Date.now() + START_LIMIT; Date.now() < deadline; await wait(100)) {
    if (over) throw new Problem('The web server ended while starting: the reason stands above.');
    if (await answers(port, env.HOST)) return { address: `http://localhost:${port}`, pid: child.pid ?? 0, ended, stop };
  }
  await stop();
  throw new Problem(`The web server didn't answer within ${START_LIMIT / 1000} s.`);
}

/**
 * @param {number} port
 * @param {string | undefined} host
 */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: host === undefined || host === '' ? 'localhost' : host });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
