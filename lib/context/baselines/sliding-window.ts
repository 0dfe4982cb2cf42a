import { type Baseline, sentEntries, withEntries } from './baseline';

/** Entries that the window holds: some two or three turns. */
const WINDOW = 16;

/** Only the newest messages are sent: each new one drops the oldest, so the history begins otherwise every time. */
export const slidingWindow: Baseline = (calls, profile) =>
  calls.map((call) => (call.thread === 'main' ? withEntries(call, sentEntries(call).slice(-WINDOW), profile) : call));
