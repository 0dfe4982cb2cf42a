import { readFileSync, rmSync } from 'node:fs';
import { secondsSince } from './progress.mjs';

/** @typedef {{passed: number, failed: number}} Tally */
/** @typedef {{ok: boolean, output: string, tally?: Tally}} StageResult */
/** @typedef {{name: string, run: () => Promise<StageResult>}} Stage */

/**
 * Runs the stages one after the other up to the first that fails, whose output is shown; says the seconds of each.
 * @param {Stage[]} stages
 * @returns {Promise<Tally>} tests passed and failed; a failing stage that has no tests counts as one.
 */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0 };
  for (const { name, run } of stages) {
    const began = Date.now();
    const { ok, output, tally = { passed: 0, failed: 0 } } = await run();
    total.passed += tally.passed;
    total.failed += ok ? tally.failed : Math.max(1, tally.failed);
    if (!ok) process.stdout.write(`${output.trimEnd()}\n`);
    const counted = tally.passed > 0 ? `, ${tally.passed} passed` : '';
    process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${secondsSince(began)} s${counted})\n`);
    if (!ok) break;
  }
  return total;
}

/**
 * The tally in a report of Vitest or Playwright; nothing when the run ended before it wrote one.
 * @param {string} file
 * @returns {Tally}
 */
export function tallyOf(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  } finally {
    // A later run that writes none must not be told this one's figures.
    rmSync(file, { force: true });
  }
  if ('numPassedTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}
