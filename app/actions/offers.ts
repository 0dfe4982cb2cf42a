'use server';

import { z } from 'zod';
import type { Offer } from '@/lib/catalogue/offer';
import { fail, ok, type Result } from '@/lib/errors';
import { asOwner } from '@/lib/server/as-owner';
import * as catalogue from '@/lib/server/catalogue';

const detailSchema = z.object({ id: z.string().regex(/^[a-z0-9-]{4,40}$/) });

/** Everything that one offer states. */
export async function offerDetail(input: unknown): Promise<Result<Offer>> {
  const parsed = detailSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return asOwner(async (): Promise<Result<Offer>> => {
    const offer = await catalogue.offerDetail(parsed.data.id);
    return offer === null ? fail('not_found') : ok(offer);
  });
}
