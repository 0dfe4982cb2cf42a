import { everListed, isReturned, returnedIds } from './shown';
import { callsNamed, type Site } from './site';

/** Ids that this turn's list must not hold: what a list that was sent back names, and on a wish for others all listed before. */
export function barredIds(site: Site): Set<string> {
  const barred = site.understood.reading.wishes.more ? everListed(site.earlier) : new Set<string>();
  for (const call of callsNamed(site, 'shopping_summary')) {
    if (call.result === null || !isReturned(call.result)) continue;
    const { items = [] } = (call.arguments ?? {}) as { items?: { id?: unknown }[] };
    const sent = Array.isArray(items) ? items.flatMap((item) => (typeof item?.id === 'string' ? [item.id] : [])) : [];
    const named = returnedIds(call.result, sent);
    // Sent back without naming any: the whole list is at fault.
    for (const id of named.length > 0 ? named : sent) barred.add(id);
  }
  return barred;
}
