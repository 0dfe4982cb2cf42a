import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * When a process began, as the system counts; '' where it can't be told. With the pid it names a process for good: pids
 * are used again.
 * @param {number} pid
 */
export function beginningOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in parentheses and may hold blanks; the beginning is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Takes a lock that one living process at a time can hold. A lock whose process is gone is taken over.
 * @param {string} file
 * @returns {Promise<(() => void) | null>} the function that gives it back, or null when another process holds it.
 */
export async function takeLock(file) {
  const own = `${process.pid} ${beginningOf(process.pid)}`;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, own);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        // A link appears with its content, so nobody reads half a lock.
        linkSync(draft, file);
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
        if (isHeld(file)) return null;
        rmSync(file, { force: true });
        continue;
      }
      // Two processes may have found the same dead lock, and the slower may have removed the faster's new one.
      await wait(50);
      if (contentOf(file) === own) return () => contentOf(file) === own && rmSync(file, { force: true });
    }
    return null;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file */
function isHeld(file) {
  const [pid = '', beginning = ''] = contentOf(file).split(' ');
  return pid !== '' && isAlive(Number(pid)) && beginningOf(Number(pid)) === beginning;
}

/** @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
