import type { Owner } from '@/lib/owner';
import type { FactCategory } from './fact';

/** A candidate that waits for the person: to be accepted, edited and accepted, or dismissed. */
export type Suggestion = {
  id: string;
  key: string;
  value: string;
  category: FactCategory;
  sessionId: string;
  turn: number;
  createdAt: Date;
};

export interface SuggestionStore {
  /** Those of the current generation that haven't run out, newest first. */
  list(owner: Owner, now: Date): Promise<Suggestion[]>;
  /**
   * One a key: a newer one takes the older one's place. `stale` when a clear came after `generation`, or when its session
   * has been deleted meanwhile.
   */
  add(owner: Owner, suggestion: Suggestion, generation: number, expiresAt: Date): Promise<'added' | 'stale'>;
  /** Takes it off the list and answers what it was; null when it isn't this owner's. */
  take(owner: Owner, id: string, now: Date): Promise<Suggestion | null>;
  /** Removes those of these keys: what was deleted as a fact isn't offered again. */
  drop(owner: Owner, keys: readonly string[]): Promise<void>;
}
