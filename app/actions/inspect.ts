'use server';

import { z } from 'zod';
import { fail, ok, type Result } from '@/lib/errors';
import { asOwner } from '@/lib/server/as-owner';
import { entryText, headText } from '@/lib/server/inspect';

const readSchema = z.union([
  z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,40}$/), seq: z.int().min(0) }),
  z.strictObject({ head: z.enum(['tools', 'system', 'skills']) }),
]);

/** The text of an entry of this person's session, or of a part of the head, as it was sent. */
export async function readSent(input: unknown): Promise<Result<string>> {
  const parsed = readSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const asked = parsed.data;
  return asOwner(async (owner): Promise<Result<string>> => {
    const text = 'head' in asked ? await headText(asked.head) : await entryText(owner, asked.id, asked.seq);
    return text === null ? fail('not_found') : ok(text);
  });
}
