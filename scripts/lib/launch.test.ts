import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sourcesDigest } from './build.mjs';
import { freePort } from './free-port.mjs';
import { packagesAreInstalled } from './packages.mjs';
import { Problem } from './problem.mjs';
import { authSecret } from './secret.mjs';
import { choosePort } from './web-server.mjs';

const root = mkdtempSync(path.join(os.tmpdir(), 'launch-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string | object): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
}

describe('packagesAreInstalled', () => {
  const wanted = {
    packages: {
      '': { name: 'shop' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/native-mac': { version: '2.0.0', optional: true },
    },
  };
  const installed = (packages: object) => write('node_modules/.package-lock.json', { packages });

  beforeEach(() => {
    rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
    write('package-lock.json', wanted);
  });

  it('sees that nothing is there', () => {
    expect(packagesAreInstalled(root)).toBe(false);
  });

  it('is content without the optional packages of other systems', () => {
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(packagesAreInstalled(root)).toBe(true);
  });

  it('sees an older version, a missing package and an optional one of another version', () => {
    installed({ 'node_modules/a': { version: '0.9.0' } });
    expect(packagesAreInstalled(root)).toBe(false);
    installed({});
    expect(packagesAreInstalled(root)).toBe(false);
    installed({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/native-mac': { version: '1.9.0' } });
    expect(packagesAreInstalled(root)).toBe(false);
  });
});

describe('sourcesDigest', () => {
  it('moves with what a build is made from, names included, and not with tests', () => {
    write('lib/a.ts', 'a');
    const first = sourcesDigest(root);
    write('lib/a.test.ts', 'test');
    write('.data/x', 'data');
    expect(sourcesDigest(root)).toBe(first);
    write('lib/a.ts', 'b');
    const changed = sourcesDigest(root);
    rmSync(path.join(root, 'lib/a.ts'));
    write('lib/b.ts', 'b');
    expect(new Set([first, changed, sourcesDigest(root)]).size).toBe(3);
  });
});

describe('authSecret', () => {
  it('is drawn once, long enough, and readable by its person only', () => {
    const data = path.join(root, 'data');
    const secret = authSecret(data);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(authSecret(data)).toBe(secret);
    expect(statSync(path.join(data, 'auth-secret')).mode & 0o077).toBe(0);
  });
});

describe('choosePort', () => {
  it('takes the port asked for when it is free, and says in a sentence when it is not', async () => {
    const port = await freePort();
    expect(await choosePort(String(port))).toBe(port);
    const taken = net.createServer();
    await new Promise<void>((resolve) => taken.listen(port, resolve));
    await expect(choosePort(String(port))).rejects.toThrow(`Port ${port} is taken`);
    await new Promise((resolve) => taken.close(resolve));
  });

  it.each(['0', '70000', 'http', '3000.5', '-1'])('refuses %j as a port', async (asked) => {
    await expect(choosePort(asked)).rejects.toThrow(Problem);
  });

  it('finds one by itself when none is asked for', async () => {
    expect(await choosePort(undefined)).toBeGreaterThanOrEqual(3000);
    expect(await choosePort('')).toBeLessThan(3100);
  });
});
