'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { fail, ok, type Result } from '@/lib/errors';
import { IMPORT_MAX_CHARS, type ImportReport } from '@/lib/memory/import-report';
import * as account from '@/lib/server/account';
import { asOwner } from '@/lib/server/as-owner';
import * as activity from '@/lib/server/memory-activity';
import * as files from '@/lib/server/memory-export';

// A little over the limit gets through, to be told what the limit is.
const importSchema = z.object({ text: z.string().max(IMPORT_MAX_CHARS + 10_000) });

/** Takes the facts of an exported file in; the report names lines and reasons, never what stood in them. */
export async function importMemory(input: unknown): Promise<Result<ImportReport>> {
  const parsed = importSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const reply = await asOwner(async (owner) => ok(await files.importMemory(owner, parsed.data.text)));
  if (reply.ok) refresh();
  return reply;
}

/** Forgets recent searches and purchases. */
export async function clearActivity(): Promise<Result<number>> {
  const reply = await asOwner(activity.clearActivity);
  if (reply.ok) refresh();
  return reply;
}

/** Deletes all conversations; answers how many. */
export async function deleteAllSessions(): Promise<Result<number>> {
  return asOwner(account.deleteAllSessions);
}

/** Deletes everything that is kept of whoever asks, and them. */
export async function deleteAccount(): Promise<Result<null>> {
  return asOwner((owner) => account.deleteAccount(owner));
}
