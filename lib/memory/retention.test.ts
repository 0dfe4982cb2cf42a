import { expect, test } from 'vitest';
import { boundExpiry, memoryProfiles, retentionExpiry } from './retention';

const now = new Date('2026-11-30T00:00:00Z');
const days = (date: Date) => (date.getTime() - now.getTime()) / 86_400_000;

test('every category has an end, and the strict profile an early one', () => {
  for (const category of ['constraint', 'preference', 'context'] as const) {
    expect(days(retentionExpiry(category, now))).toBeGreaterThan(90);
    expect(days(retentionExpiry(category, now))).toBeLessThanOrEqual(memoryProfiles.standard.capDays);
    expect(days(retentionExpiry(category, now, memoryProfiles.strict))).toBeLessThanOrEqual(30);
  }
});

test('what describes a device ages fastest', () => {
  expect(days(retentionExpiry('context', now, memoryProfiles.strict, 'laptop_os'))).toBe(1);
  expect(days(retentionExpiry('context', now, memoryProfiles.strict, 'shoe_size'))).toBe(30);
  expect(days(retentionExpiry('constraint', now, memoryProfiles.strict, 'laptop_os'))).toBe(30);
});

test('a wish is kept within the cap, and says when it was cut', () => {
  const wish = (n: number) => new Date(now.getTime() + n * 86_400_000);
  expect(boundExpiry(wish(20), now, memoryProfiles.strict)).toEqual({ expiresAt: wish(20), capped: false });
  expect(boundExpiry(wish(90), now, memoryProfiles.strict)).toEqual({ expiresAt: wish(30), capped: true });
  expect(boundExpiry(wish(-5), now)).toEqual({ expiresAt: now, capped: false });
});
