import type { CacheRule, Profile } from '@/lib/model/profile';
import { effectiveTokens } from './cache-figures';
import { type LayerRun, layerRuns } from './call-layers';
import { type CallPrefix, callPrefixes } from './call-prefix';
import { type ChainBreak, findChainBreak } from './chain';
import type { Entry, EntryKind, Layer } from './entry';
import { type KeptCall, type Release, rebuildCalls, type SentCall } from './sent-call';

/** What the inspector shows of a session: figures and places, no text but the person's own words. */
export type Inspection = {
  profile: { name: string; rule: CacheRule; contextWindow: number; sources: readonly string[] };
  calls: InspectedCall[];
  turns: InspectedTurn[];
  entries: InspectedEntry[];
  marks: InspectedMark[];
  /** The stored log, checked now. `bytes`: of its wires. */
  chain: { entries: number; bytes: number; broken: ChainBreak | null };
  /** Calls whose prefix broke without a recorded reason. There should be none. */
  unexplained: number;
  /** Calls of another release, which can't be drawn. */
  headsUnknown: number;
  totals: InspectedTotals;
};

export type InspectedCall = {
  n: number;
  turn: number;
  step: number;
  purpose: string;
  promptTokens: number;
  cachedTokens: number;
  completionTokens: number;
  latencyMs: number;
  runs: LayerRun[];
  prefix: CallPrefix;
};

export type InspectedTurn = { turn: number; words: string; calls: number; promptTokens: number; cachedTokens: number };
export type InspectedEntry = { seq: number; turn: number; layer: Layer; kind: EntryKind; tokens: number };

/** Something that the program did to what is sent. `name`: which hint; `count`: how many entries it concerned. */
export type InspectedMark = {
  seq: number;
  turn: number;
  kind: 'hint' | 'closing' | 'results_left_out' | 'summed_up' | 'redaction';
  name: string;
  count: number;
};

/** Tokens. `effective`: the input at the price of fresh tokens; `saved`: what the cache took off it. */
export type InspectedTotals = {
  promptTokens: number;
  cachedTokens: number;
  completionTokens: number;
  effective: number;
  saved: number;
};

export type InspectionParts = {
  release: Release;
  profile: Profile;
  /** The built-in part of L1. */
  catalogue: string;
  tokens(text: string): number;
};

export function inspectSession(
  sessionId: string,
  entries: readonly Entry[],
  kept: readonly KeptCall[],
  parts: InspectionParts,
): Inspection {
  const { release, profile, tokens } = parts;
  const { calls: sent, headsUnknown } = rebuildCalls(sessionId, entries, kept, release);
  const prefixes = callPrefixes(entries, sent);
  const calls = sent.map((call, at) => inspectCall(call, at, prefixes[at] ?? { kind: 'first' }, parts));
  return {
    profile: {
      name: profile.name,
      rule: profile.cache,
      contextWindow: profile.contextWindow,
      sources: profile.sources,
    },
    calls,
    turns: turnsOf(entries, calls),
    entries: entries
      .filter((entry) => entry.wire !== '')
      .map(({ seq, turn, layer, kind, wire }) => ({ seq, turn, layer, kind, tokens: tokens(wire) })),
    marks: entries.flatMap(markOf),
    chain: {
      entries: entries.length,
      bytes: entries.reduce((sum, entry) => sum + Buffer.byteLength(entry.wire), 0),
      broken: findChainBreak(entries),
    },
    unexplained: calls.filter((call) => call.prefix.kind === 'broken' && call.prefix.why === 'unexplained').length,
    headsUnknown,
    totals: totalsOf(sent, profile.cache),
  };
}

function inspectCall(call: SentCall, at: number, prefix: CallPrefix, parts: InspectionParts): InspectedCall {
  const { turn, step, purpose, usage } = call;
  const { promptTokens, cachedTokens, completionTokens } = usage;
  const runs = layerRuns(call, parts.tokens, parts.catalogue);
  const latencyMs = call.endMs - call.startMs;
  return { n: at + 1, turn, step, purpose, promptTokens, cachedTokens, completionTokens, latencyMs, runs, prefix };
}

function turnsOf(entries: readonly Entry[], calls: readonly InspectedCall[]): InspectedTurn[] {
  const openings = entries.filter((entry) => entry.kind === 'user' && entry.meta.copyOf === undefined);
  return openings.map(({ turn, meta }) => {
    const own = calls.filter((call) => call.turn === turn);
    return {
      turn,
      words: meta.words ?? '',
      calls: own.length,
      promptTokens: own.reduce((sum, call) => sum + call.promptTokens, 0),
      cachedTokens: own.reduce((sum, call) => sum + call.cachedTokens, 0),
    };
  });
}

function markOf({ seq, turn, kind, meta }: Entry): InspectedMark[] {
  if (meta.copyOf !== undefined) return [];
  const seqs = meta.seqs ?? [];
  switch (kind) {
    case 'hint':
      return [{ seq, turn, kind: 'hint', name: meta.hint ?? '', count: 1 }];
    case 'closing':
      return [{ seq, turn, kind: 'closing', name: '', count: 1 }];
    case 'compaction':
      return [{ seq, turn, kind: seqs.length > 0 ? 'results_left_out' : 'summed_up', name: '', count: seqs.length }];
    case 'redaction':
      return [{ seq, turn, kind: 'redaction', name: '', count: seqs.length }];
    default:
      return [];
  }
}

function totalsOf(calls: readonly SentCall[], rule: CacheRule): InspectedTotals {
  const sum = (of: (call: SentCall) => number) => calls.reduce((total, call) => total + of(call), 0);
  const promptTokens = sum((call) => call.usage.promptTokens);
  const effective = Math.round(sum((call) => effectiveTokens(call.usage, rule)));
  return {
    promptTokens,
    cachedTokens: sum((call) => call.usage.cachedTokens),
    completionTokens: sum((call) => call.usage.completionTokens),
    effective,
    saved: promptTokens - effective,
  };
}
