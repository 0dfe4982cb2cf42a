import { createInterface } from 'node:readline';
import { z } from 'zod';
import { systemClock } from '@/lib/clock';
import { auditStored, deleteRefused } from '@/lib/db/audit-stored';
import type { Database } from '@/lib/db/client';
import { logStore } from '@/lib/db/log';
import { purgeExpired } from '@/lib/db/purge-facts';
import { sessionStore } from '@/lib/db/sessions';
import { environment } from '@/lib/env';
import { randomIds } from '@/lib/ids';
import { countReasons } from '@/lib/memory/audit';
import { saysTheSame } from '@/lib/memory/dedupe';
import { gate } from '@/lib/memory/gate';
import { forgetInSessions } from '@/lib/server/forget';
import { openScriptDatabase } from './lib/script-database';

const USAGE = `npm run -s memory -- gate --jsonl    < {"id","text"[,"key","path","words"]} a line
npm run -s memory -- dedupe --jsonl  < {"a","b"} a line
npm run memory -- purge              deletes every expired fact
npm run memory -- audit [--write]    counts stored facts that today's gate refuses; deletes them with --write`;

const idSchema = z.union([z.string(), z.number()]);
const gateLineSchema = z.object({
  id: idSchema,
  text: z.string(),
  key: z.string().default('note'),
  path: z.enum(['tool', 'curator', 'page', 'import']).default('page'),
  /** What the person wrote in the turn; by default the text itself. */
  words: z.string().optional(),
});
const dedupeLineSchema = z.object({ id: idSchema.optional(), a: z.string(), b: z.string() });

function judge(raw: unknown): object {
  const line = gateLineSchema.safeParse(raw);
  if (!line.success) return refusal(raw, 'A line needs "id" and "text"; "path" is tool, curator, page or import.');
  const { id, text, key, path, words = text } = line.data;
  const verdict = gate(
    { key, value: text, category: 'preference' },
    { path, words, deployer: environment().MEMORY_PATTERNS },
  );
  return {
    id,
    verdict: verdict.accepted ? 'accepted' : 'rejected',
    reason: verdict.reason,
    detector: verdict.accepted ? null : verdict.detector,
  };
}

function compare(raw: unknown): object {
  const line = dedupeLineSchema.safeParse(raw);
  if (!line.success) return refusal(raw, 'A line needs "a" and "b".');
  const { id, a, b } = line.data;
  return { ...(id === undefined ? {} : { id }), same: saysTheSame(a, b) };
}

function refusal(raw: unknown, error: string): object {
  const line = z.object({ id: idSchema }).safeParse(raw);
  return { id: line.success ? line.data.id : null, error };
}

async function eachLine(answer: (raw: unknown) => object): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    if (line.trim() === '') continue;
    let raw: unknown;
    try {
      raw = JSON.parse(line);
    } catch {
      raw = null;
    }
    const reply = raw === null ? { id: null, error: 'This line is not JSON.' } : answer(raw);
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  }
}

async function purge(database: Database): Promise<void> {
  const { owners, facts } = await purgeExpired(database, randomIds, systemClock.now());
  process.stdout.write(`purged ${facts} expired facts of ${owners} owners\n`);
}

/** Only counts are printed: what a fact says, and whose it is, is nobody's business here. */
async function audit(database: Database, write: boolean): Promise<void> {
  const { facts, refused } = await auditStored(database, environment().MEMORY_PATTERNS);
  process.stdout.write(`${facts} facts, ${refused.length} refused by today's gate\n`);
  for (const { reason, count } of countReasons(refused)) process.stdout.write(`  ${reason}  ${count}\n`);
  if (!write) return;
  const stores = { sessions: sessionStore(database, systemClock), log: logStore(database) };
  let deleted = 0;
  for (const one of refused) {
    if (!(await deleteRefused(database, randomIds, one, systemClock.now()))) continue;
    deleted += 1;
    await forgetInSessions({ stores }, one.owner, [one.fact]);
  }
  process.stdout.write(`deleted ${deleted}\n`);
}

async function withDatabase(work: (database: Database) => Promise<void>): Promise<number> {
  const opened = await openScriptDatabase();
  if (!opened.ok) {
    process.stderr.write(`${opened.error}\n`);
    return 1;
  }
  try {
    await work(opened.value.database);
    return 0;
  } finally {
    await opened.value.close();
  }
}

async function main([command, form]: string[]): Promise<number> {
  if (command === 'purge' && form === undefined) return withDatabase(purge);
  if (command === 'audit' && (form === undefined || form === '--write')) {
    return withDatabase((database) => audit(database, form === '--write'));
  }
  if (form === '--jsonl' && (command === 'gate' || command === 'dedupe')) {
    await eachLine(command === 'gate' ? judge : compare);
    return 0;
  }
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
