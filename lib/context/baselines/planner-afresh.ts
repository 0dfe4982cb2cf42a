import type { Entry } from '../entry';
import { userWire } from '../wire';
import { type Baseline, sentEntries, wireText, withEntries } from './baseline';

/**
 * The planner gets one message, written anew each turn: the newest words first, then what was said and found before. Only
 * its head can be shared with an earlier call.
 */
export const plannerAfresh: Baseline = (calls, profile) =>
  calls.map((call) => {
    if (call.purpose !== 'planner') return call;
    const entries = sentEntries(call);
    const newest = entries.at(-1);
    if (newest === undefined) return call;
    const told = [newest, ...entries.slice(0, -1)].map((entry: Entry) => wireText(entry.wire)).join('\n');
    return withEntries(call, [{ ...newest, wire: userWire(told) }], profile);
  });
