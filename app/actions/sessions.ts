'use server';

import { z } from 'zod';
import { fail, ok, type Result } from '@/lib/errors';
import { asOwner } from '@/lib/server/as-owner';
import * as sessions from '@/lib/server/sessions';

const idSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
const searchSchema = z.object({ query: z.string().max(120) });
const renameSchema = z.object({ id: idSchema, title: z.string().trim().min(1).max(120) });
const sessionSchema = z.object({ id: idSchema });

export type SessionRow = Awaited<ReturnType<typeof sessions.listSessions>>[number];

/** This person's sessions whose title matches; all of them for an empty query. */
export async function searchSessions(input: unknown): Promise<Result<SessionRow[]>> {
  const parsed = searchSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return asOwner(async (owner) => ok(await sessions.listSessions(owner, parsed.data.query)));
}

export async function renameSession(input: unknown): Promise<Result<unknown>> {
  const parsed = renameSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return asOwner((owner) => sessions.renameSession(owner, parsed.data.id, parsed.data.title));
}

export async function deleteSession(input: unknown): Promise<Result<unknown>> {
  const parsed = sessionSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return asOwner((owner) => sessions.deleteSession(owner, parsed.data.id));
}

/** A session as it is stored now; null when it isn't this person's or isn't there. */
export async function reopenSession(input: unknown) {
  const parsed = sessionSchema.safeParse(input);
  if (!parsed.success) return null;
  const opened = await asOwner(async (owner) => ok(await sessions.openSession(owner, parsed.data.id)));
  return opened.ok ? opened.value : null;
}
