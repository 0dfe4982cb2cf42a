import { createInterface } from 'node:readline';
import { z } from 'zod';
import { understand } from '@/lib/language/understand';

/** `--jsonl`: `{"id","text"}` a line on stdin, `{"id", …}` a line on stdout. Else every argument is a sentence. */
const lineSchema = z.object({ id: z.union([z.string(), z.number()]), text: z.string() });
const idSchema = z.object({ id: z.union([z.string(), z.number()]) });

function answer(line: string): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return { id: null, error: 'This line is not JSON.' };
  }
  const read = lineSchema.safeParse(parsed);
  if (!read.success) {
    const id = idSchema.safeParse(parsed);
    return { id: id.success ? id.data.id : null, error: 'A line needs an "id" (text or number) and a "text".' };
  }
  return { id: read.data.id, ...understand(read.data.text) };
}

const texts = process.argv.slice(2).filter((argument) => argument !== '--jsonl');
if (process.argv.includes('--jsonl')) {
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    if (line.trim()) process.stdout.write(`${JSON.stringify(answer(line))}\n`);
  }
} else if (texts.length > 0) {
  for (const text of texts) process.stdout.write(`${JSON.stringify({ text, ...understand(text) }, null, 2)}\n`);
} else {
  process.stderr.write(
    'Usage: npm run -s understand -- "a sentence" …   or   npm run -s understand -- --jsonl < lines\n',
  );
  process.exitCode = 2;
}
