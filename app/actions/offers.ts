'use server';

import { z } from 'zod';
import type { Offer } from '@/lib/catalogue/offer';
import { fail, type Result } from '@/lib/errors';
import * as catalogue from '@/lib/server/catalogue';
import { currentOwner } from '@/lib/server/current-owner';

const detailSchema = z.object({ id: z.string().regex(/^[a-z0-9-]{4,40}$/) });

/** Everything that one offer states. */
export async function offerDetail(input: unknown): Promise<Result<Offer>> {
  const owner = await currentOwner();
  if (owner === null) return fail('signed_out');
  const parsed = detailSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const offer = await catalogue.offerDetail(parsed.data.id);
  return offer === null ? fail('not_found') : { ok: true, value: offer };
}
