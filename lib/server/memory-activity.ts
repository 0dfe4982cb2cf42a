import { ok, type Result } from '@/lib/errors';
import type { MemoryEvent } from '@/lib/memory/store';
import type { Owner } from '@/lib/owner';
import { getApp } from './composition';

const PAGE = 25;

/** One line of the memory log, with its time in ISO 8601. Never a value. */
export type ActivityLine = Omit<MemoryEvent, 'at'> & { at: string };

export type ActivityPage = {
  lines: ActivityLine[];
  /** From 1. */
  page: number;
  more: boolean;
  /** Recent searches and purchases, newest first in each kind. */
  shopping: { kind: 'purchase' | 'search'; text: string; at: string }[];
};

/** What happened to the owner's memory, a page at a time, and what they searched and bought lately. */
export async function activityOf(owner: Owner, page: number): Promise<ActivityPage> {
  const { stores } = await getApp();
  const [events, shopping] = await Promise.all([
    stores.facts.events(owner, PAGE + 1, (page - 1) * PAGE),
    stores.activity.list(owner),
  ]);
  return {
    lines: events.slice(0, PAGE).map((event) => ({ ...event, at: event.at.toISOString() })),
    page,
    more: events.length > PAGE,
    shopping: shopping.map((one) => ({ ...one, at: one.at.toISOString() })),
  };
}

/** Forgets recent searches and purchases; answers how many there were. */
export async function clearActivity(owner: Owner): Promise<Result<number>> {
  const { stores } = await getApp();
  return ok(await stores.activity.clear(owner));
}
