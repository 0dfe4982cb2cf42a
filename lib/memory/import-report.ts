import type { RejectReason } from './fact';

/** The largest file that is read, in characters, and the most facts in it. */
export const IMPORT_MAX_CHARS = 400_000;
export const IMPORT_MAX_FACTS = 500;

/** Why a file can't be used at all. */
export const importProblems = ['too_large', 'not_json', 'not_an_export', 'other_version', 'too_many'] as const;
export type ImportProblem = (typeof importProblems)[number];

export type Became =
  | { became: 'stored' | 'unchanged' }
  | { became: 'refused'; reason: RejectReason | 'expired' | 'unreadable' };

/** What became of one fact of the file; `line` counts from 1. Never a key or a value. */
export type ImportLine = { line: number } & Became;

export type ImportReport = { ok: true; lines: ImportLine[] } | { ok: false; problem: ImportProblem };
