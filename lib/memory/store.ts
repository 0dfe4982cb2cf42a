import type { Owner } from '@/lib/owner';
import type { Fact, FactCategory, FactSource, MemoryMode, MemoryPath } from './fact';

/** An accepted fact on its way into the table. */
export type FactWrite = {
  key: string;
  value: string;
  category: FactCategory;
  source: FactSource;
  sessionId: string | null;
  turn: number | null;
  expiresAt: Date;
};

/** One line of the policy event log: never a value. */
export type MemoryEvent = {
  at: Date;
  path: MemoryPath | 'clear' | 'purge' | 'delete';
  key: string | null;
  verdict: 'stored' | 'rejected' | 'suggested' | 'failed' | 'expired' | 'cleared' | 'deleted';
  reason: string;
  policyVersion: string;
  /** How many facts, for clear and purge. */
  count: number;
};

/** Long-term memory of one owner. Implemented by the facts store; the agent and the pages see only this. */
export interface FactStore {
  /** Facts that haven't expired, constraints first, then newest first. */
  list(owner: Owner, now: Date): Promise<Fact[]>;
  generation(owner: Owner): Promise<number>;
  /**
   * Upserts by key. Drops the whole batch (`stale`) if the generation moved since it was read, under a row lock, or if
   * the session `from` that the words stand in has been deleted meanwhile.
   */
  write(
    owner: Owner,
    facts: FactWrite[],
    expectedGeneration: number,
    now: Date,
    from?: string,
  ): Promise<'written' | 'stale'>;
  /**
   * The page's edit: replaces one fact, also under a new key; `not_found` if the old key isn't this owner's. An end that
   * the person chose stays.
   */
  replace(owner: Owner, key: string, fact: FactWrite, now: Date): Promise<'written' | 'not_found' | 'key_taken'>;
  delete(owner: Owner, keys: string[], now: Date): Promise<number>;
  /** Deletes all and moves the generation; answers how many there were. */
  clear(owner: Owner, now: Date): Promise<number>;
  /** The person's own choice of an end, which use doesn't move any more; false when no such fact stands. */
  setExpiry(owner: Owner, key: string, expiresAt: Date, now: Date): Promise<boolean>;
  /** Facts in use live longer: never shorter, and not where the person chose the end. */
  renew(owner: Owner, keys: string[], expiresAt: Date): Promise<void>;
  mode(owner: Owner): Promise<MemoryMode>;
  setMode(owner: Owner, mode: MemoryMode): Promise<void>;
  record(owner: Owner, event: Omit<MemoryEvent, 'at'>, now: Date): Promise<void>;
  /** Newest first, from the `offset`-th on. */
  events(owner: Owner, limit: number, offset?: number): Promise<MemoryEvent[]>;
}
