import { z } from 'zod';
import { turnEventSchema } from '@/lib/events';

/** L0 and the built-in part of L1 are not entries: they are the release's head, recorded per call by its digest. */
export const layers = ['L1', 'L2', 'L3', 'L4', 'L5', 'PL'] as const;
export type Layer = (typeof layers)[number];

/**
 * What an entry is.
 * Sent in the main thread: `skills` (the person's own part of L1), `block` (L2), `user` (L4), `memory` (L5),
 * `assistant`, `tool`, `hint`, `closing`, `summary` (opens an epoch).
 * Sent in the planner's own thread (layer PL): `planner_user`, `planner_reply`.
 * Not sent, wire empty: `plan` (what the planner found, checked), `turn_end`, `compaction`, `redaction`.
 */
export const entryKinds = [
  'skills',
  'block',
  'user',
  'memory',
  'assistant',
  'tool',
  'hint',
  'closing',
  'summary',
  'planner_user',
  'planner_reply',
  'plan',
  'turn_end',
  'compaction',
  'redaction',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What the program itself needs to know of an entry; never sent. */
export const entryMetaSchema = z.object({
  /** What the screen was told when the entry was written; the transcript is the fold of these. */
  events: z.array(turnEventSchema).default([]),
  /** Keys of the facts whose values the wire shows; deletion redacts by it. */
  factKeys: z.array(z.string()).default([]),
  /** Tool call that a `tool` entry answers. */
  callId: z.string().optional(),
  tool: z.string().optional(),
  /** Ids of offers that the tool result showed: what a summary may name. */
  offerIds: z.array(z.string()).default([]),
  /** Skill whose body the tool result holds. */
  skill: z.string().optional(),
  /** `tool`: a summary that was sent back once for violations. */
  returned: z.boolean().optional(),
  /** `hint`: which one. */
  hint: z.string().optional(),
  /** `plan`: the checked plan, JSON. */
  plan: z.unknown().optional(),
  /** `turn_end`: how the turn ended. */
  outcome: z.enum(['answered', 'asked', 'stopped', 'interrupted', 'failed']).optional(),
  /** `assistant`: the digest of the head it was asked with. */
  head: z.string().optional(),
  /** `redaction`: seqs rewritten; `compaction`: seqs of the results that are replaced from here on. */
  seqs: z.array(z.int()).optional(),
  /** `summary`: skills whose bodies it carries. */
  skills: z.array(z.string()).optional(),
  /** The entry of an earlier epoch that this one repeats, so that a summary is followed by the latest turns. */
  copyOf: z.int().optional(),
  /** The person's own words, for `user` entries: the wire holds them among other things. */
  words: z.string().optional(),
  /** `user`: the owner's memory generation when the turn began; what it said before a clear isn't learned after it. */
  generation: z.int().optional(),
  /** A digest of a block of the wire, for "not sent again while equal" (platforms, activity). */
  blocks: z.record(z.string(), z.string()).optional(),
});
export type EntryMeta = z.infer<typeof entryMetaSchema>;
export type EntryMetaInput = z.input<typeof entryMetaSchema>;

/** One append-only record of a session. `wire` is the exact JSON text of the message as sent. */
export type Entry = {
  seq: number;
  epoch: number;
  turn: number;
  layer: Layer;
  kind: EntryKind;
  wire: string;
  meta: EntryMeta;
  /** Hex sha256 of the chain before it and the wire. */
  chain: string;
};

/** An entry that has no place in the log yet. */
export type Draft = Pick<Entry, 'turn' | 'layer' | 'kind' | 'wire'> & {
  meta?: EntryMetaInput;
  opensEpoch?: boolean;
};
