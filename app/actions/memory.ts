'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { fail, type Result } from '@/lib/errors';
import { factCategories, factSources, memoryModes } from '@/lib/memory/fact';
import type { MemoryReply, Undo } from '@/lib/memory/page-reply';
import { currentOwner } from '@/lib/server/current-owner';
import * as memory from '@/lib/server/memory';

// Only against floods: what a fact may be is the gate's to say, so that every refusal has its reason.
const text = z.string().max(8_000);
const candidateSchema = z.object({ key: text, value: text, category: z.enum(factCategories) });
const editSchema = candidateSchema.extend({ oldKey: text });
const keysSchema = z.object({ keys: z.array(z.string().max(64)).min(1).max(1_000) });
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
  const owner = await currentOwner();
  if (owner === null) return { ok: false, error: 'signed_out' };
  const parsed = candidateSchema.safeParse(input);
  if (!parsed.success) return { ok: false, error: 'invalid_input' };
  return memory.checkFact(owner, parsed.data);
}

export async function addFact(input: unknown): Promise<MemoryReply> {
  const owner = await currentOwner();
  if (owner === null) return { ok: false, error: 'signed_out' };
  const parsed = candidateSchema.safeParse(input);
  if (!parsed.success) return { ok: false, error: 'invalid_input' };
  const reply = await memory.addFact(owner, parsed.data);
  if (reply.ok) refresh();
  return reply;
}

export async function editFact(input: unknown): Promise<MemoryReply> {
  const owner = await currentOwner();
  if (owner === null) return { ok: false, error: 'signed_out' };
  const parsed = editSchema.safeParse(input);
  if (!parsed.success) return { ok: false, error: 'invalid_input' };
  const { oldKey, ...candidate } = parsed.data;
  const reply = await memory.editFact(owner, oldKey, candidate);
  if (reply.ok) refresh();
  return reply;
}

/** Deletes at once and answers what Undo needs; keys that aren't there are left out of it. */
export async function deleteFacts(input: unknown): Promise<Result<Undo>> {
  const owner = await currentOwner();
  if (owner === null) return fail('signed_out');
  const parsed = keysSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const reply = await memory.deleteFacts(owner, parsed.data.keys);
  if (reply.ok) refresh();
  return reply;
}

/** Writes deleted facts again, through the gate; answers how many. */
export async function restoreFacts(input: unknown): Promise<Result<number>> {
  const owner = await currentOwner();
  if (owner === null) return fail('signed_out');
  const parsed = undoSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const reply = await memory.restoreFacts(owner, parsed.data);
  if (reply.ok) refresh();
  return reply;
}

/** Deletes everything; answers how many there were. */
export async function clearFacts(): Promise<Result<number>> {
  const owner = await currentOwner();
  if (owner === null) return fail('signed_out');
  const reply = await memory.clearFacts(owner);
  if (reply.ok) refresh();
  return reply;
}

export async function setMemoryMode(input: unknown): Promise<Result<null>> {
  const owner = await currentOwner();
  if (owner === null) return fail('signed_out');
  const parsed = modeSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const reply = await memory.setMemoryMode(owner, parsed.data.mode);
  if (reply.ok) refresh();
  return reply;
}
