'use server';

import { z } from 'zod';
import { fail, type Result } from '@/lib/errors';
import { currentOwner } from '@/lib/server/current-owner';
import * as sessions from '@/lib/server/sessions';

const idSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
const searchSchema = z.object({ query: z.string().max(120) });
const renameSchema = z.object({ id: idSchema, title: z.string().trim().min(1).max(120) });
const deleteSchema = z.object({ id: idSchema });

export type SessionRow = Awaited<ReturnType<typeof sessions.listSessions>>[number];

/** This person's sessions whose title or words match; all of them for an empty query. */
export async function searchSessions(input: unknown): Promise<Result<SessionRow[]>> {
  const owner = await currentOwner();
  if (owner === null) return fail('signed_out');
  const parsed = searchSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return { ok: true, value: await sessions.listSessions(owner, parsed.data.query) };
}

export async function renameSession(input: unknown): Promise<Result<unknown>> {
  const owner = await currentOwner();
  if (owner === null) return fail('signed_out');
  const parsed = renameSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return sessions.renameSession(owner, parsed.data.id, parsed.data.title);
}

export async function deleteSession(input: unknown): Promise<Result<unknown>> {
  const owner = await currentOwner();
  if (owner === null) return fail('signed_out');
  const parsed = deleteSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return sessions.deleteSession(owner, parsed.data.id);
}

/** A session as it is stored now; null when it isn't this person's or isn't there. */
export async function reopenSession(input: unknown) {
  const owner = await currentOwner();
  const parsed = deleteSchema.safeParse(input);
  if (owner === null || !parsed.success) return null;
  return sessions.openSession(owner, parsed.data.id);
}
