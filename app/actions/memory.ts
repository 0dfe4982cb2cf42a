'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { fail, type Result } from '@/lib/errors';
import { factCategories, factSources, memoryModes } from '@/lib/memory/fact';
import type { ExpiryReply, MemoryReply, Undo } from '@/lib/memory/page-reply';
import { asOwner } from '@/lib/server/as-owner';
import * as memory from '@/lib/server/memory';

// Only against floods: what a fact may be is the gate's to say, so that every refusal has its reason.
const text = z.string().max(8_000);
const candidateSchema = z.object({ key: text, value: text, category: z.enum(factCategories) });
const editSchema = candidateSchema.extend({ oldKey: text });
const keysSchema = z.object({
  keys: z.array(z.string().max(64)).min(1).max(1_000),
  /** A conversation isn't rendered again: it says itself what was undone in it. */
  from: z.enum(['page', 'chat']).default('page'),
});
const expirySchema = z.object({ key: z.string().max(64), days: z.int().min(1).max(36_500) });
const modeSchema = z.object({ mode: z.enum(memoryModes) });
const undoSchema = z.object({
  generation: z.int().min(0),
  facts: z
    .array(
      candidateSchema.extend({
        source: z.enum(factSources),
        sessionId: z.string().max(64).nullable(),
        turn: z.int().min(0).nullable(),
      }),
    )
    .min(1)
    .max(1_000),
});

/** What the gate says of a fact that is being typed; nothing is written. */
export async function checkFact(input: unknown): Promise<MemoryReply> {
  const parsed = candidateSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return asOwner(() => memory.checkFact(parsed.data));
}

export async function addFact(input: unknown): Promise<MemoryReply> {
  const parsed = candidateSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return shown(await asOwner((owner) => memory.addFact(owner, parsed.data)));
}

export async function editFact(input: unknown): Promise<MemoryReply> {
  const parsed = editSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const { oldKey, ...candidate } = parsed.data;
  return shown(await asOwner((owner) => memory.editFact(owner, oldKey, candidate)));
}

/** Deletes at once and answers what Undo needs; keys that aren't there are left out of it. */
export async function deleteFacts(input: unknown): Promise<Result<Undo>> {
  const parsed = keysSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const reply = await asOwner((owner) => memory.deleteFacts(owner, parsed.data.keys));
  return parsed.data.from === 'chat' ? reply : shown(reply);
}

/** Writes deleted facts again, through the gate; answers how many. */
export async function restoreFacts(input: unknown): Promise<Result<number>> {
  const parsed = undoSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return shown(await asOwner((owner) => memory.restoreFacts(owner, parsed.data)));
}

/** Deletes everything; answers how many there were. */
export async function clearFacts(): Promise<Result<number>> {
  return shown(await asOwner(memory.clearFacts));
}

/** Deletes what today's gate refuses; answers how many there were. */
export async function deleteHidden(): Promise<Result<number>> {
  return shown(await asOwner(memory.deleteHidden));
}

/** Keeps a fact for so many days from now; `capped` when the deployment allows fewer. */
export async function keepFactFor(input: unknown): Promise<ExpiryReply> {
  const parsed = expirySchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return shown(await asOwner((owner) => memory.keepFactFor(owner, parsed.data.key, parsed.data.days)));
}

export async function setMemoryMode(input: unknown): Promise<Result<null>> {
  const parsed = modeSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return shown(await asOwner((owner) => memory.setMemoryMode(owner, parsed.data.mode)));
}

/** The page is rendered again with the answer when something has changed. */
async function shown<R extends { ok: boolean }>(reply: R): Promise<R> {
  if (reply.ok) refresh();
  return reply;
}
