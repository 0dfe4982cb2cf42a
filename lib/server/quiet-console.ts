import { tellError } from '../log';

/**
 * Next writes what a page or an action throws to the console as it is, and drivers' errors quote the values of the
 * statement. From here on the console is told of an error what the log is told: class, code, place.
 */
export function quietConsole(target: Pick<Console, 'error' | 'warn'> = console): void {
  for (const level of ['error', 'warn'] as const) {
    const write = target[level].bind(target);
    target[level] = (...parts: unknown[]) => {
      write(...parts.map((part) => (part instanceof Error ? tellError(part) : part)));
    };
  }
}
