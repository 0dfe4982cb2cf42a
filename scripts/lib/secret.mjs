import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secret that signs the cookies: drawn once, kept in a file that only this person reads.
 * @param {string} dataFolder
 */
export function authSecret(dataFolder) {
  const file = path.join(dataFolder, 'auth-secret');
  mkdirSync(dataFolder, { recursive: true });
  // 'wx' lets one of two processes that start at once draw it; the other reads that one.
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}
