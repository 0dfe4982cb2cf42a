import { lateWire } from '../wire';
import { type Baseline, sentEntries, withEntries } from './baseline';

/**
 * The assembly block stands right behind the head and is made anew for each turn's words: the whole history comes after
 * something that changes.
 */
export const blockBeforeHistory: Baseline = (calls, profile) =>
  calls.map((call) => {
    const entries = sentEntries(call);
    const opening = entries.find((entry) => entry.kind === 'user' && entry.turn === call.turn);
    if (opening === undefined) return call;
    const wire = lateWire(profile, `<strategies>For: ${opening.meta.words ?? ''}</strategies>`);
    return withEntries(call, [{ ...opening, kind: 'block', layer: 'L2', wire }, ...entries], profile);
  });
