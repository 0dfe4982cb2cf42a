import { findProgram, runQuietly } from './command.mjs';

/** How this process may run a command as root: directly, through sudo without a question, or not at all (null). */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const sudo = findProgram('sudo');
  return sudo !== null && runQuietly(sudo, ['-n', 'true']).ok ? [sudo, '-n'] : null;
}

/**
 * Installs packages of the system where it may: on Debian and its kin, as root or with a sudo that doesn't ask.
 * @param {string[]} packages
 * @returns {string | null} null when they are installed, else one sentence that says why not and what to type.
 */
export function installSystemPackages(packages) {
  const byHand = `sudo apt-get install --no-install-recommends ${packages.join(' ')}`;
  const apt = findProgram('apt-get');
  if (apt === null) return `This system has no apt-get; install the counterpart of: ${packages.join(' ')}.`;
  const prefix = rootPrefix();
  if (prefix === null) return `Installing needs root: run "${byHand}" and start again.`;
  const run = (/** @type {string[]} */ args) => {
    const [program, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', apt, ...args];
    return runQuietly(/** @type {string} */ (program), rest);
  };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (run(install).ok) return null;
  // Fresh images have no package lists, and old ones name versions that are gone.
  run(['update']);
  const second = run(install);
  if (second.ok) return null;
  const reason = second.output.split('\n').findLast((line) => /^E: /.test(line)) ?? 'apt-get failed';
  return `The system's packages could not be installed (${reason.replace(/^E: /, '')}): run "${byHand}" by hand.`;
}
