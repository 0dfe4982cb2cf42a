/**
 * Runs one phase of a command and says how long it took. A phase that had nothing to do may return a word on that.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function phase(name, work) {
  const began = Date.now();
  process.stdout.write(`• ${name} …\n`);
  const result = await work();
  process.stdout.write(`✓ ${name}${typeof result === 'string' ? `: ${result}` : ''} (${secondsSince(began)} s)\n`);
  return result;
}

/** @param {number} began milliseconds of the clock */
export function secondsSince(began) {
  return ((Date.now() - began) / 1000).toFixed(1);
}
