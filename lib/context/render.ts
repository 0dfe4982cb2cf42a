import type { Profile } from '@/lib/model/profile';
import { placeholderWire, replacedSeqs } from './compaction';
import type { Entry, EntryKind } from './entry';
import { currentEpoch } from './log';

const MAIN: ReadonlySet<EntryKind> = new Set<EntryKind>([
  'skills',
  'block',
  'user',
  'memory',
  'assistant',
  'tool',
  'hint',
  'closing',
  'summary',
]);
const PLANNER: ReadonlySet<EntryKind> = new Set<EntryKind>(['planner_user', 'planner_reply']);

/** One message of a request and the entries it was made of: several when user messages are joined, none for the head. */
export type Rendered = { wire: string; entries: readonly Entry[] };

/** The main thread of the running epoch after `head`, as it is sent. */
export function renderMain(head: string, entries: readonly Entry[], profile: Pick<Profile, 'lateSystem'>): Rendered[] {
  const replaced = replacedSeqs(entries);
  const sent = currentEpoch(entries)
    .filter((entry) => MAIN.has(entry.kind))
    .map((entry) => (replaced.has(entry.seq) ? { ...entry, wire: placeholderWire(entry) } : entry));
  return [{ wire: head, entries: [] }, ...joinUsers(sent, profile)];
}

/** The planner's own thread. It runs through all epochs: it is small, and its constraints are the whole session's. */
export function renderPlanner(head: string, entries: readonly Entry[]): Rendered[] {
  const sent = entries.filter((entry) => PLANNER.has(entry.kind));
  return [{ wire: head, entries: [] }, ...sent.map((entry) => ({ wire: entry.wire, entries: [entry] }))];
}

const USER_OPENING = '{"role":"user","content":"';
const USER_CLOSING = '"}';

/**
 * Under `userTail` neighbouring user messages are one message on the wire. Their JSON strings are joined as text, so
 * that a longer run of them stays a byte extension of a shorter one.
 */
export function joinUsers(entries: readonly Entry[], profile: Pick<Profile, 'lateSystem'>): Rendered[] {
  const messages: { wire: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = messages.at(-1);
    const joins =
      profile.lateSystem === 'userTail' &&
      last?.wire.startsWith(USER_OPENING) === true &&
      entry.wire.startsWith(USER_OPENING);
    if (last && joins) {
      last.wire = `${last.wire.slice(0, -USER_CLOSING.length)}\\n\\n${entry.wire.slice(USER_OPENING.length)}`;
      last.entries.push(entry);
    } else {
      messages.push({ wire: entry.wire, entries: [entry] });
    }
  }
  return messages;
}
