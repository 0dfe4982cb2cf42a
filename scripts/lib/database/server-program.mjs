import { findProgram, runQuietly } from '../command.mjs';
import { installSystemPackages } from '../system-packages.mjs';

/**
 * @typedef {{program: string, kind: 'mariadb' | 'mysql', installer: string | null}} ServerProgram
 * `installer` makes a new data folder; MySQL's server does that itself.
 */

/**
 * The database server program of this machine.
 * @returns {ServerProgram | null}
 */
export function findServer() {
  for (const name of ['mariadbd', 'mysqld']) {
    const program = findProgram(name);
    if (program === null) continue;
    const kind = /mariadb/i.test(runQuietly(program, ['--no-defaults', '--version']).output) ? 'mariadb' : 'mysql';
    const installer = findProgram('mariadb-install-db') ?? findProgram('mysql_install_db');
    if (kind === 'mysql') return { program, kind, installer: null };
    if (installer !== null) return { program, kind, installer };
  }
  return null;
}

/**
 * Finds the server program, or installs it: the core package, which has no system service that would start by itself.
 * @param {(line: string) => void} say
 * @returns {{ok: true, server: ServerProgram} | {ok: false, problem: string}}
 */
export function obtainServer(say) {
  const found = findServer();
  if (found !== null) return { ok: true, server: found };
  say('installing MariaDB from the system packages');
  const problem = installSystemPackages(['mariadb-server-core', 'mariadb-client-core']);
  const server = findServer();
  if (server !== null) return { ok: true, server };
  const own = 'or set DATABASE_URL to a server of your own (MySQL 8.4, MariaDB 10.11 or newer, TiDB).';
  return { ok: false, problem: `No database server was found. ${problem ?? 'MariaDB is incomplete.'} Do that, ${own}` };
}
