import type { ErrorCode } from '@/lib/errors';
import type { FactCategory, FactSource, RejectReason } from './fact';

/** What the page is told of a save. A refusal carries its reason and never the value. */
export type MemoryReply =
  | { ok: true; key: string }
  | { ok: false; refused: RejectReason }
  | { ok: false; error: ErrorCode | 'key_taken' };

/** A deleted fact as the browser holds it while Undo is offered: the server keeps nothing of it. */
export type DeletedFact = {
  key: string;
  value: string;
  category: FactCategory;
  source: FactSource;
  sessionId: string | null;
  turn: number | null;
};

/** `generation`: the one at the time of deletion. After a clear it has moved, and Undo brings nothing back. */
export type Undo = { generation: number; facts: DeletedFact[] };

/** `expiresAt`: ISO 8601. `capped`: it is sooner than was asked for, since nothing may be kept longer here. */
export type ExpiryReply = { ok: true; expiresAt: string; capped: boolean } | { ok: false; error: ErrorCode };
