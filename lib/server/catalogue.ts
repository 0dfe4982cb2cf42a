import type { Offer, Platform } from '@/lib/catalogue/offer';
import { getApp } from './composition';

/** One offer with all that it states; null when the catalogue no longer has it. */
export async function offerDetail(id: string): Promise<Offer | null> {
  const { catalogue } = await getApp();
  const [offer] = await catalogue.byIds([id]);
  return offer ?? null;
}

/** The shops of this app. */
export async function platforms(): Promise<Platform[]> {
  const { catalogue } = await getApp();
  return catalogue.platforms();
}
