'use server';

import { z } from 'zod';
import type { ErrorCode } from '@/lib/errors';
import type { StreamItem } from '@/lib/events';
import { asOwner } from '@/lib/server/as-owner';
import { currentOwner } from '@/lib/server/current-owner';
import * as turns from '@/lib/server/turns';

/** What a sent message answers: first that its turn has begun or why it hasn't, then the turn's events. */
export type SentItem =
  | { type: 'opened'; sessionId: string; turn: number }
  | { type: 'refused'; error: ErrorCode }
  | StreamItem;

const sessionIdSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
// The length that a message may have is the turn's to judge; this only keeps absurd bodies out.
const sendSchema = z.object({ sessionId: sessionIdSchema.nullable(), text: z.string().max(200_000) });
const joinSchema = z.object({ sessionId: sessionIdSchema, afterN: z.int().min(-1) });
const stopSchema = z.object({ sessionId: sessionIdSchema });

async function* refusal(error: ErrorCode): AsyncGenerator<SentItem> {
  yield { type: 'refused', error };
}

/**
 * Starts a turn and streams it. Resolves at once, since the browser runs one action at a time until each resolves;
 * every failure comes as an item, since a thrown error would be masked.
 */
export async function sendMessage(input: unknown): Promise<AsyncIterable<SentItem>> {
  const asked = await asOwner(async (owner) => ({ ok: true as const, owner }));
  if (!asked.ok) return refusal(asked.error);
  const parsed = sendSchema.safeParse(input);
  if (!parsed.success) return refusal('invalid_input');
  const { owner } = asked;
  const { data } = parsed;
  return (async function* () {
    const started = await turns.startTurn(owner, data);
    if (!started.ok) {
      yield { type: 'refused' as const, error: started.error };
      return;
    }
    yield { type: 'opened' as const, sessionId: started.sessionId, turn: started.turn };
    yield* started.items;
  })();
}

/** The events of a session's running turn after number `afterN` (−1: all); null when nothing runs, or nothing is here. */
export async function rejoinTurn(input: unknown): Promise<AsyncIterable<StreamItem> | null> {
  const owner = await currentOwner();
  const parsed = joinSchema.safeParse(input);
  if (owner === null || !parsed.success) return null;
  return turns.joinTurn(owner, parsed.data.sessionId, parsed.data.afterN);
}

/** Asks the running turn to stop; false when nothing runs, or nothing is here. */
export async function stopTurn(input: unknown): Promise<boolean> {
  const owner = await currentOwner();
  const parsed = stopSchema.safeParse(input);
  if (owner === null || !parsed.success) return false;
  return turns.stopTurn(owner, parsed.data.sessionId);
}
