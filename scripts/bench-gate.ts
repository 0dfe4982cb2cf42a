import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { gate } from '@/lib/memory/gate';
import { percentile } from './lib/percentile';

const USAGE = `npm run bench:gate -- --file rows.jsonl [--json] [--missed]
  rows: {"text","label"[,"kind","b64"]}; label 1 must be refused, 0 must pass; b64: the text is base64
  --missed   prints kind and line of each wrong answer, never the text`;

const rowSchema = z.object({
  text: z.string(),
  label: z.union([z.literal(0), z.literal(1)]),
  kind: z.string().default('other'),
  b64: z.boolean().default(false),
});

/** The rules that the first system had, for comparison: long digits, account shape, e-mail, credential and override words. */
const PLAIN_RULES = [
  /\d(?:[ .()-]*\d){8,}/,
  /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/,
  /[^\s@]+@[^\s@]+\.[^\s@]+/,
  /\b(?:api[_ -]?key|password|passcode|secret(?: code| key)?)\b|密码|密碼|验证码|驗證碼|信用卡|卡号|卡號|cvv|身分證字號|护照号码|護照號碼/i,
  /\bignore\b.{0,40}\b(?:previous|system|developer)\b.{0,40}\binstructions?\b|(?:忽略|无视|無視).{0,40}(?:系统|系統|开发者|開發者|先前).{0,20}(?:指令|规则|規則)/i,
];

type Row = z.infer<typeof rowSchema> & { line: number };
type Figures = {
  precision: number;
  recall: number;
  recallData: number;
  recallInstructions: number;
  wronglyRefused: number;
};

function figures(rows: Row[], refused: (text: string) => boolean): Figures {
  const hits = rows.map((row) => ({ ...row, refused: refused(row.text) }));
  const share = (part: number, of: number) => (of === 0 ? Number.NaN : part / of);
  const caught = (some: typeof hits) => share(some.filter((row) => row.refused).length, some.length);
  const bad = hits.filter((row) => row.label === 1);
  const steers = (row: Row) => /inject|instruct/.test(row.kind);
  return {
    precision: share(bad.filter((row) => row.refused).length, hits.filter((row) => row.refused).length),
    recall: caught(bad),
    recallData: caught(bad.filter((row) => !steers(row))),
    recallInstructions: caught(bad.filter(steers)),
    wronglyRefused: caught(hits.filter((row) => row.label === 0)),
  };
}

const byGate = (text: string) => !gate({ key: 'note', value: text, category: 'preference' }, { path: 'page' }).accepted;

function read(file: string): Row[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    const row = rowSchema.parse(JSON.parse(line));
    return { ...row, text: row.b64 ? Buffer.from(row.text, 'base64').toString('utf8') : row.text, line: index + 1 };
  });
}

/** Milliseconds a value. Each is timed five times, after two rounds for the compiler, and counts with its median. */
function times(rows: Row[]): { p50: number; p95: number } {
  const medians = rows.map(({ text }) => {
    const rounds = Array.from({ length: 7 }, () => {
      const start = performance.now();
      byGate(text);
      return (performance.now() - start) * 1_000;
    });
    return percentile(rounds.slice(2), 50);
  });
  return { p50: percentile(medians, 50) / 1_000, p95: percentile(medians, 95) / 1_000 };
}

function main(): number {
  const { values } = parseArgs({
    options: { file: { type: 'string' }, json: { type: 'boolean' }, missed: { type: 'boolean' } },
  });
  if (values.file === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const rows = read(values.file);
  const report = {
    rows: rows.length,
    gate: figures(rows, byGate),
    plainRules: figures(rows, (text) => PLAIN_RULES.some((rule) => rule.test(text))),
    milliseconds: times(rows),
  };
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
  else {
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
    process.stdout.write(`${rows.length} rows      precision   recall  personal data  instructions  wrongly refused\n`);
    for (const [name, f] of [
      ['gate', report.gate],
      ['plain rules', report.plainRules],
    ] as const) {
      const cells = [f.precision, f.recall, f.recallData, f.recallInstructions, f.wronglyRefused].map(percent);
      process.stdout.write(`${name.padEnd(12)} ${cells.join('     ')}\n`);
    }
    const { p50, p95 } = report.milliseconds;
    process.stdout.write(`per value: p50 ${p50.toFixed(3)} ms, p95 ${p95.toFixed(3)} ms\n`);
  }
  if (values.missed) {
    for (const row of rows.filter((one) => byGate(one.text) !== (one.label === 1))) {
      process.stdout.write(`line ${row.line}: ${row.kind}, ${row.label === 1 ? 'let in' : 'refused'}\n`);
    }
  }
  return 0;
}

process.exitCode = main();
