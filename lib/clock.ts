/** Time is injected: code that needs "now" takes a clock, so tests and simulators can hold or move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved; for tests and simulators. */
export function manualClock(start: Date | string): Clock & { advance(ms: number): void } {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance(ms) {
      at += ms;
    },
  };
}
