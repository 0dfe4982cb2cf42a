import { z } from 'zod';
import type { Owner } from '@/lib/owner';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export';
import type { Candidate, Fact } from './fact';
import { keepFactUntil } from './fact-expiry';
import { gate } from './gate';
import {
  type Became,
  IMPORT_MAX_CHARS,
  IMPORT_MAX_FACTS,
  type ImportLine,
  type ImportProblem,
  type ImportReport,
} from './import-report';
import { type Piece, piecesOf } from './json-pieces';
import { type MemoryDeps, remember } from './remember';
import { retentionExpiry } from './retention';

const factSchema = z.object({
  key: z.string(),
  value: z.string(),
  category: z.string(),
  expiresAt: z.iso.datetime().optional(),
});

/** The facts of a file, each still as text with its line; or why it isn't one of ours. */
export function readImport(text: string): { ok: true; facts: Piece[] } | { ok: false; problem: ImportProblem } {
  if (text.length > IMPORT_MAX_CHARS) return { ok: false, problem: 'too_large' };
  if (
    !text
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('{')
  )
    return { ok: false, problem: 'not_json' };
  const members = piecesOf(text);
  if (members === null) return { ok: false, problem: 'not_json' };
  if (memberText(members, 'format') !== JSON.stringify(EXPORT_FORMAT)) return { ok: false, problem: 'not_an_export' };
  if (memberText(members, 'version') !== String(EXPORT_VERSION)) return { ok: false, problem: 'other_version' };
  const list = members.find((member) => /^"facts"\s*:\s*\[/.test(member.text));
  const facts = list ? piecesOf(list.text, list.line) : null;
  if (facts === null) return { ok: false, problem: 'not_an_export' };
  return facts.length > IMPORT_MAX_FACTS ? { ok: false, problem: 'too_many' } : { ok: true, facts };
}

function memberText(members: readonly Piece[], name: string): string | null {
  const member = members.find((one) => one.text.startsWith(`"${name}"`));
  return member?.text.replace(/^"\w+"\s*:\s*/, '') ?? null;
}

/**
 * Takes the facts of an exported file in, one by one through the gate. A bad one never stops the rest; the end that a fact
 * had stays where it is sooner than it would be anew. After a clear in between, nothing more of the file gets in.
 */
export async function importFacts(deps: MemoryDeps, owner: Owner, text: string): Promise<ImportReport> {
  const read = readImport(text);
  if (!read.ok) return read;
  const generation = await deps.facts.generation(owner);
  const standing = new Map((await deps.facts.list(owner, deps.clock.now())).map((fact) => [fact.key, fact]));
  const lines: ImportLine[] = [];
  for (const piece of read.facts) {
    const became = await take(deps, owner, piece.text, { generation, standing });
    lines.push({ line: piece.line, ...became });
  }
  return { ok: true, lines };
}

/** What stood before, and what came of the lines so far: asked for once, since a file may be long. */
type Standing = { generation: number; standing: Map<string, Pick<Fact, 'key' | 'value' | 'category'>> };

async function take(deps: MemoryDeps, owner: Owner, text: string, { generation, standing }: Standing): Promise<Became> {
  const fact = parse(text);
  if (fact === null) return { became: 'refused', reason: 'unreadable' };
  const now = deps.clock.now();
  const { expiresAt, ...candidate } = fact;
  if (expiresAt !== undefined && new Date(expiresAt) <= now) return { became: 'refused', reason: 'expired' };
  const judged = gate(candidate, { path: 'import', deployer: deps.deployer });
  if (judged.accepted && same(standing.get(judged.fact.key), judged.fact)) return { became: 'unchanged' };
  const { verdict, saved } = await remember(deps, owner, candidate, { path: 'import', generation });
  if (!saved) return { became: 'refused', reason: verdict.accepted ? 'stale_generation' : verdict.reason };
  standing.set(saved.key, saved);
  if (
    expiresAt !== undefined &&
    new Date(expiresAt) < retentionExpiry(saved.category, now, deps.retention, saved.key)
  ) {
    await keepFactUntil(deps, owner, saved.key, new Date(expiresAt), 'import');
  }
  return { became: 'stored' };
}

function same(one: Pick<Fact, 'value' | 'category'> | undefined, other: Pick<Fact, 'value' | 'category'>): boolean {
  return one?.value === other.value && one.category === other.category;
}

function parse(text: string): (Candidate & { expiresAt?: string | undefined }) | null {
  try {
    const read = factSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
