import { type Baseline, withSystemText } from './baseline';

/** The system text begins with the time: no two requests begin alike. */
export const clockInSystem: Baseline = (calls) =>
  calls.map((call) => withSystemText(call, `The time is ${new Date(call.startMs).toISOString()}.`, 'before'));
