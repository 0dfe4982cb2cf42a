import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { joinPrivateDatabase, type PrivateDatabase } from './private-database.mjs';

const root = mkdtempSync(path.join(os.tmpdir(), 'pdb-'));
const folder = path.join(root, 'database');
const joined: PrivateDatabase[] = [];

async function join(place = folder): Promise<PrivateDatabase> {
  const server = await joinPrivateDatabase({ folder: place });
  if (!server.ok) throw new Error(server.problem);
  joined.push(server);
  return server;
}

async function ask(url: string, sql: string): Promise<RowDataPacket[]> {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

/** Ids of this folder's processes whose command line holds the word: the server names its socket, the keeper its file. */
function processes(word: 'mariadbd' | 'keeper.mjs'): number[] {
  const lines = execFileSync('ps', ['-ww', '-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(folder) && line.includes(word)).map((line) => Number.parseInt(line, 10));
}

/** The server may be going already, since its keeper is gone. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 15_000; !(await holds()); await wait(50)) {
    if (Date.now() > deadline) throw new Error('it did not come about within 15 s');
  }
}

const answers = (url: string) =>
  ask(url, 'SELECT 1').then(
    () => true,
    () => false,
  );

afterEach(async () => {
  for (const server of joined.splice(0)) await server.leave();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the private database server', () => {
  it('is one for all who join, and goes when the last has left', async () => {
    const [first, second] = await Promise.all([join(), join()]);
    expect(first.url).toBe(second.url);
    expect(processes('mariadbd')).toHaveLength(1);
    await first.leave();
    expect(await answers(second.url)).toBe(true);
    await second.leave();
    expect(processes('mariadbd')).toEqual([]);
  });

  it('shares no temporary folder with other servers: one that starts sweeps it', async () => {
    const { url } = await join();
    const [row] = await ask(url, 'SELECT @@tmpdir AS tmpdir');
    expect(row?.tmpdir).toBe(path.join(folder, 'temporary'));
  });

  it('keeps what was written, behind a password in a file that others cannot read', async () => {
    const first = await join();
    await ask(first.url, 'CREATE TABLE kept (word text)');
    await ask(first.url, "INSERT INTO kept VALUES ('耳机 🎧')");
    await first.leave();
    const second = await join();
    expect(await ask(second.url, 'SELECT * FROM kept')).toEqual([{ word: '耳机 🎧' }]);
    const password = path.join(folder, 'password');
    expect(statSync(password).mode & 0o077).toBe(0);
    const { port } = new URL(second.url);
    for (const user of ['root:', 'shoppingx:', 'shoppingx:wrong', ':']) {
      await expect(ask(`mysql://${user}@127.0.0.1:${port}/shoppingx`, 'SELECT 1')).rejects.toThrow(/denied/);
    }
    expect(second.url).toContain(readFileSync(password, 'utf8').trim());
  });

  it('listens on this machine only, with the rules of MySQL 8.4', async () => {
    const { url } = await join();
    const [row] = await ask(
      url,
      'SELECT @@bind_address AS bind, @@sql_mode AS mode, @@character_set_server AS charset',
    );
    expect(row).toMatchObject({ bind: '127.0.0.1', charset: 'utf8mb4' });
    expect(row?.mode).toContain('ONLY_FULL_GROUP_BY');
  });

  it('comes back at its address when the server is killed', async () => {
    const { url } = await join();
    const [server = 0] = processes('mariadbd');
    kill(server);
    await until(() => answers(url));
    expect(processes('mariadbd')).not.toContain(server);
  });

  it('comes back at its address when its keeper is killed, and when both are', async () => {
    const { url } = await join();
    for (const victims of [processes('keeper.mjs'), [...processes('keeper.mjs'), ...processes('mariadbd')]]) {
      for (const victim of victims) kill(victim);
      await until(() => processes('keeper.mjs').some((pid) => !victims.includes(pid)));
      await until(() => answers(url));
    }
  });

  it('goes when the only holder is killed', async () => {
    const module = fileURLToPath(new URL('private-database.mjs', import.meta.url));
    const script = path.join(root, 'holder.mjs');
    writeFileSync(
      script,
      `const { joinPrivateDatabase } = await import(${JSON.stringify(`file://${module}`)});
       await joinPrivateDatabase({ folder: ${JSON.stringify(folder)} });
       console.log('joined');
       setInterval(() => {}, 1000);`,
    );
    const holder = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    expect(processes('mariadbd')).toHaveLength(1);
    holder.kill('SIGKILL');
    await until(() => processes('mariadbd').length === 0 && processes('keeper.mjs').length === 0);
  });

  it('runs in a folder whose path is too long for a socket', async () => {
    const { url } = await join(path.join(root, 'd'.repeat(60), 'e'.repeat(60)));
    expect(await answers(url)).toBe(true);
  });
});
