import type { EntryKind } from '../entry';
import { type Baseline, sentEntries, withEntries } from './baseline';

const INJECTED: ReadonlySet<EntryKind> = new Set<EntryKind>(['memory', 'hint', 'closing']);

/** Memory, hints and notices are sent in their own turn only: the next turn's request lacks bytes that were sent. */
export const injectionsNotStored: Baseline = (calls, profile) =>
  calls.map((call) =>
    withEntries(
      call,
      sentEntries(call).filter((entry) => !INJECTED.has(entry.kind) || entry.turn === call.turn),
      profile,
    ),
  );
