import type { Activity } from '@/lib/context/blocks';
import type { Entry } from '@/lib/context/entry';
import type { Forgotten } from '@/lib/context/redaction';
import type { ModelPurpose, ModelUsage } from '@/lib/model/port';
import type { Owner } from '@/lib/owner';

/** The log of a session. Only the process that holds the session's lease appends. */
export interface LogStore {
  /** In seq order; null when the session isn't this owner's. */
  load(owner: Owner, sessionId: string): Promise<Entry[] | null>;
  /** The latest turn of the owner's session, 0 before the first. */
  lastTurn(owner: Owner, sessionId: string): Promise<number>;
  /**
   * All or nothing. `lease_lost`: another process runs the session now. `log_moved`: the log isn't what these entries
   * were placed after (a redaction came between): load it and place them again. Nothing was written in either case.
   */
  append(
    owner: Owner,
    sessionId: string,
    holder: string,
    entries: readonly Entry[],
  ): Promise<'appended' | 'lease_lost' | 'log_moved'>;
  /**
   * Takes the values of forgotten facts out of the session's log, in place, and records it: the one rewriting that the
   * log knows. Answers how many entries changed.
   */
  redact(owner: Owner, sessionId: string, forgotten: readonly Forgotten[]): Promise<number>;
}

/** One turn at a time per session, across processes. A lease that isn't renewed runs out by itself. */
export interface LeaseStore {
  acquire(owner: Owner, sessionId: string, holder: string, now: Date): Promise<'acquired' | 'busy' | 'not_found'>;
  renew(owner: Owner, sessionId: string, holder: string, now: Date): Promise<{ held: boolean; stopRequested: boolean }>;
  release(owner: Owner, sessionId: string, holder: string): Promise<void>;
  /** Asks whichever process runs the session to stop; false when none does. */
  requestStop(owner: Owner, sessionId: string, now: Date): Promise<boolean>;
}

/** One call of the model, as it is kept: figures, no text. */
export type CallRecord = {
  turn: number;
  step: number;
  purpose: ModelPurpose;
  model: string;
  head: string;
  lastSeq: number;
  usage: ModelUsage | null;
  latencyMs: number;
  firstChunkMs: number | null;
  outcome: string;
  at: Date;
};

export interface CallStore {
  record(owner: Owner, sessionId: string, call: CallRecord): Promise<void>;
}

/** Where a prefix isn't what was sent before, and nothing recorded explains it. `offset`: bytes, as UTF-8. */
export type PrefixFault = {
  layer: string;
  /** Null for the head. */
  seq: number | null;
  offset: number;
  /** `not_extended`: a request that didn't go on from the one before; the others: a stored log that isn't whole. */
  reason: 'not_extended' | 'wire_changed' | 'entry_missing';
};

/** Told of faults that must never be silent. */
export interface FaultPort {
  prefixBroke(sessionId: string, turn: number, fault: PrefixFault): void;
}

/** Which turns were read for lasting facts. */
export interface CuratorStore {
  /**
   * True for the one caller that may read this turn now: nobody did, or a process died over it long ago and hasn't been
   * followed yet.
   */
  claim(owner: Owner, sessionId: string, turn: number, now: Date): Promise<boolean>;
  finish(owner: Owner, sessionId: string, turn: number, state: 'done' | 'failed'): Promise<void>;
}

export interface ActivityStore {
  recent(owner: Owner): Promise<Activity[]>;
  add(owner: Owner, activity: Activity): Promise<void>;
}
