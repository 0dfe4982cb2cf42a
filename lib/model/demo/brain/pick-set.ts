import type { SeenOffer } from './seen-offer';

/**
 * One offer a part, the best of each; cheaper ones are put in while the sum is over `limit`. `batches`: offers of each part,
 * best first; a part without any is left out.
 */
export function pickSet(
  batches: readonly (readonly SeenOffer[])[],
  limit: number | null,
  priceOf: (offer: SeenOffer) => number,
): { offers: SeenOffer[]; parts: number[]; overTotal: boolean } {
  const chosen = batches.flatMap((batch, part) => (batch[0] === undefined ? [] : [{ part, offer: batch[0] }]));
  const sum = () => chosen.reduce((total, { offer }) => total + priceOf(offer), 0);
  while (limit !== null && sum() > limit) {
    const savings = chosen.flatMap((one) => {
      const cheaper = (batches[one.part] ?? []).filter((offer) => priceOf(offer) < priceOf(one.offer));
      const next = cheaper.toSorted((a, b) => priceOf(b) - priceOf(a))[0];
      return next === undefined ? [] : [{ one, next, saved: priceOf(one.offer) - priceOf(next) }];
    });
    const best = savings.toSorted((a, b) => b.saved - a.saved || a.one.part - b.one.part)[0];
    if (best === undefined) break;
    best.one.offer = best.next;
  }
  const overTotal = limit !== null && sum() > limit;
  return { offers: chosen.map(({ offer }) => offer), parts: chosen.map(({ part }) => part), overTotal };
}
