import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStages, tallyOf } from './stages.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'stages-'));
let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  return () => vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stage = (name: string, ok: boolean, tally?: { passed: number; failed: number }) => ({
  name,
  run: vi.fn(async () => ({ ok, output: `what ${name} said`, ...(tally ? { tally } : {}) })),
});

describe('runStages', () => {
  it('adds up the tests of all stages and shows no output of those that pass', async () => {
    const total = await runStages([stage('lint', true), stage('unit', true, { passed: 7, failed: 0 })]);
    expect(total).toEqual({ passed: 7, failed: 0 });
    expect(printed).toMatch(/✓ lint \(\d+\.\d s\)\n✓ unit \(\d+\.\d s, 7 passed\)\n/);
    expect(printed).not.toContain('said');
  });

  it('stops at the first that fails, shows what it said and counts a stage without tests as one', async () => {
    const later = stage('later', true, { passed: 5, failed: 0 });
    const total = await runStages([stage('unit', true, { passed: 2, failed: 0 }), stage('types', false), later]);
    expect(total).toEqual({ passed: 2, failed: 1 });
    expect(printed).toContain('what types said');
    expect(later.run).not.toHaveBeenCalled();
  });

  it('is not fooled by a run that failed as a whole and reports no failed test', async () => {
    expect(await runStages([stage('unit', false, { passed: 9, failed: 0 })])).toEqual({ passed: 9, failed: 1 });
  });
});

describe('tallyOf', () => {
  const file = path.join(folder, 'report.json');

  it('reads the reports of both runners, and counts a test that passed only at the second try as failed', () => {
    writeFileSync(file, JSON.stringify({ numPassedTests: 12, numFailedTests: 1 }));
    expect(tallyOf(file)).toEqual({ passed: 12, failed: 1 });
    writeFileSync(file, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 0 } }));
    expect(tallyOf(file)).toEqual({ passed: 4, failed: 3 });
  });

  it('never counts a report twice', () => {
    writeFileSync(file, JSON.stringify({ numPassedTests: 12, numFailedTests: 0 }));
    tallyOf(file);
    expect(tallyOf(file)).toEqual({ passed: 0, failed: 0 });
  });
});
