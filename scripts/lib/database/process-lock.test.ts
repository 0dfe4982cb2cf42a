import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { takeLock } from './process-lock.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
const file = path.join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

it('is held by one at a time', async () => {
  const release = await takeLock(file);
  expect(release).not.toBeNull();
  expect(await takeLock(file)).toBeNull();
  release?.();
  expect(existsSync(file)).toBe(false);
});

it('is taken over from a process that is gone', async () => {
  writeFileSync(file, `${deadPid()} 12345`);
  const release = await takeLock(file);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  release?.();
});

it('is taken over when another process has the id of the one that held it', async () => {
  writeFileSync(file, `${process.pid} 1`);
  const release = await takeLock(file);
  expect(release).not.toBeNull();
  release?.();
});

it('leaves a lock alone that another has taken meanwhile', async () => {
  const release = await takeLock(file);
  writeFileSync(file, 'someone else');
  release?.();
  expect(readFileSync(file, 'utf8')).toBe('someone else');
});
