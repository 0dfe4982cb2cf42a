'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first paint, true ever after: for what only the browser can know. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

let minute = { now: new Date(0), timeZone: 'UTC' };

/** The minute that it is, and where the person is; before the browser is known, the server's minute in UTC. */
function current() {
  const now = new Date();
  if (Math.floor(now.getTime() / 60_000) !== Math.floor(minute.now.getTime() / 60_000)) {
    minute = { now, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  }
  return minute;
}

export function useNow(): { now: Date; timeZone: string } {
  const inBrowser = useInBrowser();
  const { now, timeZone } = current();
  return { now, timeZone: inBrowser ? timeZone : 'UTC' };
}
