import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Plant = { file: string; source: string; rule: string };
type Report = { diagnostics: { category: string; location: { path: string | { file: string } } }[] };

const restricted = 'lint/style/noRestrictedImports';

/** One file for each direction that is closed: the folder, and what a file there must not import. */
const CLOSED: [zone: string, imports: string[]][] = [
  [
    'app',
    ['@/lib/db/client', '@/lib/agent/step', '@/lib/model/port', '@/lib/env', 'drizzle-orm', 'mysql2/promise', 'openai'],
  ],
  ['app/actions', ['@/lib/db/facts', 'better-auth']],
  ['components/chat', ['@/lib/server/turns', '@/lib/db/client', '@/app/page', 'next/headers', 'node:fs', 'openai']],
  ['lib/server', ['@/app/page', '@/components/chat/thread', '../../components/chat/thread', 'openai']],
  ['lib/agent', ['@/lib/db/facts', '../db/facts', 'next/headers', 'openai', '@/lib/env', '../env', '../server/turns']],
  ['lib/agent', ['drizzle-orm', '@lancedb/lancedb', 'node:fs', 'react', '@/components/chat/thread']],
  ['lib/context', ['../db/client', '../agent/step', '../log', 'pino', 'node:fs', '../env', 'next/cache', 'openai']],
  ['lib/language', ['@/lib/db/client', 'react', '@/lib/server/turns']],
  ['lib/memory', ['../db/facts', '../../components/ui/button', 'node:child_process', '../tools/tool']],
  [
    'lib/catalogue',
    ['./lance/table', '@lancedb/lancedb', '@node-rs/jieba', '../model/openai', 'drizzle-orm/mysql-core'],
  ],
  ['lib/orders', ['../db/orders', 'mysql2']],
  ['lib/db', ['../server/turns', 'next/headers', '@/app/page', 'openai']],
  ['lib/catalogue/lance', ['../../server/turns', 'openai']],
  ['lib/model/demo', ['openai', 'next/server', '../../server/turns']],
  ['lib', ['./server/turns', '@/components/chat/thread', 'openai', 'next']],
];

const plants: Plant[] = [
  ...CLOSED.flatMap(([zone, imports], row) =>
    imports.map((from, n) => ({
      file: `${zone}/planted-${row}-${n}.ts`,
      source: `import * as taken from '${from}';\nconsole.log(taken);\n`,
      rule: restricted,
    })),
  ),
  { file: 'lib/model/openai.ts', source: "import 'next/headers';\n", rule: restricted },
  { file: 'lib/agent/limits.ts', source: 'export const limit = process.env.LIMIT;\n', rule: 'lint/style/noProcessEnv' },
  { file: 'scripts/seed.ts', source: 'export const seed = process.env.SEED;\n', rule: 'lint/style/noProcessEnv' },
  { file: 'lib/agent/all.ts', source: "export * from './one';\n", rule: 'lint/performance/noReExportAll' },
  { file: 'lib/agent/long.ts', source: 'export {};\n'.repeat(251), rule: 'lint/style/noExcessiveLinesPerFile' },
  {
    file: 'lib/agent/one.ts',
    source: "import { two } from './two';\nexport const one = (): number => two();\n",
    rule: 'lint/suspicious/noImportCycles',
  },
  {
    file: 'lib/agent/two.ts',
    source: "import { one } from './one';\nexport const two = (): number => one();\n",
    rule: 'lint/suspicious/noImportCycles',
  },
  { file: 'lib/agent/kind.ts', source: 'export enum Kind {\n  A,\n}\n', rule: 'lint/style/noEnum' },
  { file: 'lib/agent/a.test.ts', source: "it.only('x', () => {});\n", rule: 'lint/suspicious/noFocusedTests' },
  { file: 'lib/agent/b.test.ts', source: "it.skip('x', () => {});\n", rule: 'lint/suspicious/noSkippedTests' },
];

/** What the rules must let through; a rule that reports everything would pass the other half of this test. */
const OPEN: [file: string, imports: string[]][] = [
  ['app/fine.ts', ['@/lib/server/turns', '@/lib/events', '@/components/chat/thread', 'next/navigation']],
  ['components/chat/fine.ts', ['@/app/actions/turns', '@/lib/events', 'react', 'next/link']],
  ['lib/server/fine.ts', ['@/lib/db/client', '../agent/step', '../env', 'next/headers', 'server-only']],
  ['lib/agent/fine.ts', ['../context/entry', './ports', '@/lib/model/port', 'zod']],
  ['lib/context/fine.ts', ['./entry', '../language/understanding', 'node:crypto', 'zod']],
  ['lib/catalogue/lance/fine.ts', ['@lancedb/lancedb', '@node-rs/jieba', '../search']],
  ['lib/memory/fine.test.ts', ['../db/testing', 'node:fs']],
  ['lib/env.ts', []],
];

const root = mkdtempSync(path.join(os.tmpdir(), 'lint-rules-'));
let reported: Map<string, Set<string>>;

function write(file: string, source: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), source);
}

beforeAll(() => {
  for (const name of ['biome.json', 'package.json', 'tsconfig.json', '.gitignore']) cpSync(name, path.join(root, name));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  for (const { file, source } of plants) write(file, source);
  for (const [file, imports] of OPEN) {
    write(file, imports.map((from, n) => `import * as fine${n} from '${from}';\nconsole.log(fine${n});\n`).join(''));
  }
  write('lib/env.ts', 'export const all = process.env;\n');
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const report = JSON.parse(run.stdout.slice(run.stdout.indexOf('{'))) as Report;
  reported = new Map();
  for (const { category, location } of report.diagnostics) {
    const file = typeof location.path === 'string' ? location.path : location.path.file;
    reported.set(file, (reported.get(file) ?? new Set()).add(category));
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the rules of the house', () => {
  it.each(plants)('report $rule in $file', ({ file, rule }) => {
    expect([...(reported.get(file) ?? [])]).toContain(rule);
  });

  it.each(OPEN)('let %s import %j', (file) => {
    const closed = [...(reported.get(file) ?? [])].filter(
      (rule) => rule === restricted || rule.endsWith('noProcessEnv'),
    );
    expect(closed).toEqual([]);
  });
});
