'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { fail, type Result } from '@/lib/errors';
import { factCategories } from '@/lib/memory/fact';
import type { MemoryReply } from '@/lib/memory/page-reply';
import { asOwner } from '@/lib/server/as-owner';
import * as suggestions from '@/lib/server/suggestions';

const id = z.string().max(64);
/** The page is rendered again with the answer; a conversation keeps its own count of what was decided in it. */
const from = z.enum(['page', 'chat']);
// Only against floods, as with facts: the gate says what may be kept.
const text = z.string().max(8_000);
const acceptSchema = z.object({
  id,
  /** What the person made of it; null takes it as it is. */
  edited: z.object({ key: text, value: text, category: z.enum(factCategories) }).nullable(),
  from,
});
const dismissSchema = z.object({ id, from });

/** Keeps a suggestion, through the gate. */
export async function acceptSuggestion(input: unknown): Promise<MemoryReply> {
  const parsed = acceptSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const reply = await asOwner((owner) => suggestions.acceptSuggestion(owner, parsed.data.id, parsed.data.edited));
  if (reply.ok && parsed.data.from === 'page') refresh();
  return reply;
}

export async function dismissSuggestion(input: unknown): Promise<Result<null>> {
  const parsed = dismissSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const reply = await asOwner((owner) => suggestions.dismissSuggestion(owner, parsed.data.id));
  if (reply.ok && parsed.data.from === 'page') refresh();
  return reply;
}
