import type { FactCategory, MemoryMode } from './fact';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long facts are kept. Nothing is kept for ever: `capDays` bounds every wish. */
export type RetentionPolicy = {
  days: Record<FactCategory, number>;
  /** For facts about a device, which age fastest. */
  deviceDays: number;
  capDays: number;
  /** What memory does until the person chooses. */
  mode: MemoryMode;
};

export const memoryProfiles = {
  standard: { days: { constraint: 365, preference: 180, context: 180 }, deviceDays: 90, capDays: 365, mode: 'auto' },
  strict: { days: { constraint: 30, preference: 30, context: 30 }, deviceDays: 1, capDays: 30, mode: 'ask' },
} as const satisfies Record<string, RetentionPolicy>;

const DEVICE_KEY = /(?:^|_)(?:device|computer|laptop|pc|phone|tablet|os|operating_system|browser|console|model)(?:_|$)/;

/** When a fact written or renewed at `now` runs out. */
export function retentionExpiry(
  category: FactCategory,
  now: Date,
  policy: RetentionPolicy = memoryProfiles.standard,
  key = '',
): Date {
  const device = category === 'context' && DEVICE_KEY.test(key);
  const days = Math.min(device ? policy.deviceDays : policy.days[category], policy.capDays);
  return new Date(now.getTime() + days * DAY_MS);
}

/** A wished expiry within the policy: never past the cap, never before `now`. `capped` is what the event log is told. */
export function boundExpiry(
  wished: Date,
  now: Date,
  policy: RetentionPolicy = memoryProfiles.standard,
): { expiresAt: Date; capped: boolean } {
  const latest = now.getTime() + policy.capDays * DAY_MS;
  const capped = wished.getTime() > latest;
  return { expiresAt: new Date(Math.max(now.getTime(), Math.min(wished.getTime(), latest))), capped };
}
