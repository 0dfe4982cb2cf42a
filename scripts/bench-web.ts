import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, findBrowser, obtainBrowser } from './lib/browser.mjs';
import { Problem } from './lib/problem.mjs';
import { serveTestApp } from './lib/test-app.mjs';
import { measureLoad, measureTurn } from './lib/web-figures';

/**
 * `npm run bench:web [-- --runs 5 --url http://localhost:3000 --json]`: what a person feels in Chromium, against the
 * production build: largest content paint, layout shift, input to paint, and the script that `/` loads first.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/** What ui.md's last section holds the face against. */
const BARS = { lcpMs: 1_500, layoutShift: 0.02, inputToPaintMs: 100, scriptKb: 200 };

function middle(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function run(): Promise<void> {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 100) throw new Problem('--runs takes a number from 1 to 100.');
  const missing = await obtainBrowser();
  if (missing !== null) throw new Problem(missing);
  const app = values.url === undefined ? await serveTestApp(path.resolve('.'), 'bench') : null;
  const address = values.url ?? app?.address ?? '';
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserArguments(),
    ...(executablePath === null ? {} : { executablePath }),
  });
  try {
    // The first visit warms the server up and counts for nobody.
    await measureLoad(browser, address);
    const loads = [];
    for (let n = 0; n < runs; n += 1) loads.push(await measureLoad(browser, address));
    const turn = await measureTurn(browser, address);
    const figures = {
      runs,
      lcpMs: middle(loads.map((load) => load.lcpMs)),
      layoutShift: Math.max(...loads.map((load) => load.layoutShift), turn.layoutShift),
      inputToPaintMs: turn.inputToPaintMs,
      scriptKb: middle(loads.map((load) => load.scriptKb)),
    };
    process.stdout.write(values.json ? `${JSON.stringify({ ...figures, bars: BARS })}\n` : `${table(figures)}\n`);
  } finally {
    await browser.close();
    await app?.stop();
  }
}

function table(figures: Record<keyof typeof BARS, number>): string {
  const rows = (Object.keys(BARS) as (keyof typeof BARS)[]).map((name) => {
    const held = figures[name] <= BARS[name] ? 'held' : 'NOT HELD';
    return `${name.padEnd(16)}${String(Number(figures[name].toFixed(3))).padStart(10)}${String(BARS[name]).padStart(10)}  ${held}`;
  });
  return [`${'figure'.padEnd(16)}${'measured'.padStart(10)}${'bar'.padStart(10)}`, ...rows].join('\n');
}

try {
  await run();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
