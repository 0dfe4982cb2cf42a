// npm test: everything that must hold, from a fresh clone with nothing installed but Node. The last line is
// "N passed, N failed".
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { obtainBrowser } from './lib/browser.mjs';
import { outputOf, spawnTied } from './lib/command.mjs';
import { checkNode } from './lib/environment.mjs';
import { installPackages } from './lib/packages.mjs';
import { Problem } from './lib/problem.mjs';
import { runStages, tallyOf } from './lib/stages.mjs';
import { startTool } from './lib/tools.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const unitReport = path.join(root, '.data/reports/unit.json');
const browserReport = path.join(root, '.data/reports/browser.json');

/**
 * @param {Parameters<typeof startTool>[1]} name
 * @param {string[]} args
 */
const tool = (name, args) => outputOf(startTool(root, name, args, { stdio: ['ignore', 'pipe', 'pipe'] }));

/** A sentence as a stage's result. @param {string | null} problem */
const unless = (problem) => ({ ok: problem === null, output: problem ?? '' });

/** @type {import('./lib/stages.mjs').Stage[]} */
const stages = [
  { name: 'format and lint', run: () => tool('biome', ['check', '--error-on-warnings']) },
  {
    name: 'types',
    async run() {
      // Next's own declarations (pages' types, CSS) are made, not committed.
      const made = await tool('next', ['typegen']);
      return made.ok ? tool('tsc', ['-p', '.', '--noEmit']) : made;
    },
  },
  { name: 'dead code', run: () => tool('knip', ['--no-progress']) },
  {
    name: 'unit, property and store tests',
    async run() {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
      return { ...(await tool('vitest', ['run', ...reporters])), tally: tallyOf(unitReport) };
    },
  },
  {
    name: 'build and browser tests',
    async run() {
      const e2e = spawnTied(process.execPath, ['scripts/e2e.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      const result = await outputOf(e2e);
      return { ...result, tally: tallyOf(browserReport) };
    },
  },
];

const preparation = [
  {
    name: 'packages',
    async run() {
      try {
        checkNode();
        await installPackages(root);
        return unless(null);
      } catch (error) {
        if (error instanceof Problem) return unless(error.message);
        throw error;
      }
    },
  },
  { name: 'browser', run: async () => unless(await obtainBrowser()) },
];

mkdirSync(path.dirname(unitReport), { recursive: true });
const { passed, failed } = await runStages([...preparation, ...stages]);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
