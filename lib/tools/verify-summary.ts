import type { Offer } from '@/lib/catalogue/offer';
import type { Warning } from '@/lib/events';
import { type Constraints, checkOffer } from './constraints';

/** A line of a summary that can't stand, with what is wrong in few words for the model. */
export type Violation = Warning & { offerId: string };

/**
 * Holds a summary's offers against what was found and what binds. An offer that no tool showed in this session can't be
 * in it at all; the other violations are told to the person when the model doesn't mend them.
 */
export function verifySummary(
  ids: readonly string[],
  offers: ReadonlyMap<string, Offer>,
  shown: ReadonlySet<string>,
  constraints: Constraints,
): Violation[] {
  return ids.flatMap((offerId): Violation[] => {
    const offer = offers.get(offerId);
    if (!offer || !shown.has(offerId)) return [{ kind: 'unknown_offer', offerId, detail: '' }];
    if (offer.stock === 0) return [{ kind: 'out_of_stock', offerId, detail: '' }];
    return checkOffer(offer, constraints).flatMap((check): Violation[] => {
      if (check.status !== 'not_met') return [];
      if (check.kind === 'exclude') return [{ kind: 'excluded', offerId, detail: check.label }];
      if (check.kind === 'budget') return [{ kind: 'over_budget', offerId, detail: check.label }];
      if (check.kind === 'ships_to') return [{ kind: 'not_shipped', offerId, detail: check.label }];
      return [];
    });
  });
}
