import { readOffers, type SeenOffer } from './seen-offer';
import type { Call, Turn } from './thread';

type SummaryItem = { id: string; reason: string };

/** Everything that tools have shown in this session, the newest line of each offer. */
export function seenOffers(turns: readonly Turn[]): Map<string, SeenOffer> {
  const seen = new Map<string, SeenOffer>();
  for (const call of callsOf(turns)) {
    for (const offer of readOffers(call.result ?? '')) {
      const known = seen.get(offer.id);
      // A later line may be shorter: what an earlier one stated still holds.
      seen.set(
        offer.id,
        known === undefined ? offer : { ...known, ...offer, stated: longer(known.stated, offer.stated) },
      );
    }
  }
  return seen;
}

const longer = <T>(a: T[], b: T[]): T[] => (b.length >= a.length ? b : a);

export function callsOf(turns: readonly Turn[]): Call[] {
  return turns.flatMap((turn) => turn.steps.flatMap((step) => step.calls));
}

/** Items of the latest list that the person was shown, best first; empty before the first one. */
export function lastList(turns: readonly Turn[]): SummaryItem[] {
  const shown = callsOf(turns).filter(
    (call) =>
      call.name === 'shopping_summary' && call.result !== null && !isReturned(call.result) && !isFailure(call.result),
  );
  return shown.map(itemsOf).findLast((items) => items.length > 0) ?? [];
}

/** Ids of every list of the session. */
export function everListed(turns: readonly Turn[]): Set<string> {
  return new Set(
    callsOf(turns)
      .filter((call) => call.name === 'shopping_summary')
      .flatMap(itemsOf)
      .map((item) => item.id),
  );
}

/** Titles of every offer that a list of the session held. */
export function listedTitles(turns: readonly Turn[]): string[] {
  const seen = seenOffers(turns);
  return [...everListed(turns)].flatMap((id) => seen.get(id)?.title ?? []);
}

function itemsOf(call: Call): SummaryItem[] {
  const { items } = (call.arguments ?? {}) as { items?: unknown };
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: { id?: unknown; reason?: unknown } | null) =>
    typeof item?.id === 'string' ? [{ id: item.id, reason: typeof item.reason === 'string' ? item.reason : '' }] : [],
  );
}

/** A list that the program sent back, naming what is wrong with which offers. */
export const isReturned = (result: string): boolean => /^\s*returned\b/i.test(result);

/** Ids that a returned list names. */
export function returnedIds(result: string, known: readonly string[]): string[] {
  const words = new Set(result.match(/[a-z0-9-]{4,40}/g) ?? []);
  return known.filter((id) => words.has(id));
}

export const isFailure = (result: string): boolean =>
  /^\s*(?:failed|error|refused|interrupted|unavailable|invalid|not run|no such|\[?interrupted)/i.test(result);
