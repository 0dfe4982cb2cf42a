import { type Baseline, sentEntries, wireText, withEntries, withSystemText } from './baseline';

/** What is remembered, and the plan, stand in the system text: each change of them is a new first message. */
export const memoryInSystem: Baseline = (calls, profile) =>
  calls.map((call) => {
    const entries = sentEntries(call);
    const latest = entries.findLast((entry) => entry.kind === 'memory');
    if (latest === undefined) return call;
    const without = withEntries(
      call,
      entries.filter((entry) => entry.kind !== 'memory'),
      profile,
    );
    return withSystemText(without, wireText(latest.wire), 'after');
  });
