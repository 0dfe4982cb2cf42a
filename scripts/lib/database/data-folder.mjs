import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from '../command.mjs';

/** The database that the program uses on a private server, and the user that it signs in as. */
export const DATABASE = 'shoppingx';
export const USER = 'shoppingx';

/** Servers that run as root must be told that this is meant. */
export function userArguments() {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}

/**
 * Makes the server's data folder unless it's there. It's made beside its place and moved there when whole, so a start
 * that was killed half way leaves nothing that looks finished.
 * @param {import('./places.mjs').Places} places
 * @param {import('./server-program.mjs').ServerProgram} server
 * @returns {string | null} null, or one sentence on what went wrong.
 */
export function makeDataFolder(places, server) {
  // A server that starts sweeps its temporary folder, and in a shared one that takes away another server's tables.
  mkdirSync(places.temporary, { recursive: true, mode: 0o700 });
  if (existsSync(places.tables)) return null;
  const draft = path.join(places.folder, 'tables.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const made =
    server.installer === null
      ? runQuietly(server.program, [
          '--no-defaults',
          '--initialize-insecure',
          `--datadir=${draft}`,
          `--tmpdir=${places.temporary}`,
          ...userArguments(),
        ])
      : runQuietly(server.installer, [
          '--no-defaults',
          `--datadir=${draft}`,
          `--tmpdir=${places.temporary}`,
          '--auth-root-authentication-method=normal',
          '--skip-test-db',
          '--innodb-log-file-size=8M',
          ...userArguments(),
        ]);
  if (!made.ok) {
    writeFileSync(places.log, made.output);
    return `The database's data folder could not be made; what the server said is in ${places.log}.`;
  }
  renameSync(draft, places.tables);
  return null;
}

/**
 * The server's password: drawn once, kept in a file that only this person reads.
 * @param {import('./places.mjs').Places} places
 */
export function passwordOf(places) {
  if (!existsSync(places.password)) {
    writeFileSync(places.password, randomBytes(24).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(places.password, 'utf8').trim();
}

/**
 * Writes the statements that the server runs before it lets anyone in: until they ran, root has no password, and on
 * MariaDB there is one root for each name of this machine.
 * @param {import('./places.mjs').Places} places
 * @param {import('./server-program.mjs').ServerProgram} server
 */
export function writeInitFile(places, server) {
  const password = passwordOf(places);
  const accounts = server.kind === 'mariadb' ? 'global_priv' : 'user';
  const lines = [
    `DELETE FROM mysql.${accounts} WHERE User = '' OR (User = 'root' AND Host <> 'localhost');`,
    'FLUSH PRIVILEGES;',
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${password}';`,
  ];
  for (const host of ['localhost', '127.0.0.1']) {
    lines.push(`CREATE USER IF NOT EXISTS '${USER}'@'${host}';`);
    lines.push(`ALTER USER '${USER}'@'${host}' IDENTIFIED BY '${password}';`);
    lines.push(`GRANT ALL ON *.* TO '${USER}'@'${host}';`);
  }
  lines.push(`CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET utf8mb4;`);
  // The server takes one statement a line.
  writeFileSync(places.init, `${lines.join('\n')}\n`, { mode: 0o600 });
}
