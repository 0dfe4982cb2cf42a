import { createInterface } from 'node:readline';
import { z } from 'zod';
import { landedAnswer, reckon } from './lib/landed-line';

const USAGE = `npm run -s landed -- --jsonl < lines     {"id","in"} a line; prints {"id","duty","tax","total"} or {"id","unknown":true}
npm run -s landed -- '<input as JSON>'   prints every line with its rule, date and source
  amounts are minor units of "currency"; --on 2026-12-31 (or "on" in the input) reckons for another day`;

function dayAsked(args: string[]): Date {
  const at = args.indexOf('--on');
  return at === -1 ? new Date() : new Date(z.iso.date().parse(args[at + 1]));
}

async function main(args: string[]): Promise<number> {
  const today = dayAsked(args);
  if (args.includes('--jsonl')) {
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim()) process.stdout.write(`${JSON.stringify(landedAnswer(line, today))}\n`);
    }
    return 0;
  }
  const text = args.find((argument) => argument.startsWith('{'));
  if (text === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    process.stderr.write(`That is not JSON.\n${USAGE}\n`);
    return 2;
  }
  const shown = reckon(z.record(z.string(), z.unknown()).parse(parsed), today, (result) => result);
  process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
  return 'error' in shown ? 2 : 0;
}

process.exitCode = await main(process.argv.slice(2));
