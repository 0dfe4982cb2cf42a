export type SessionRow = { id: string; title: string; updatedAt: string; running: boolean };

export const dayGroups = ['today', 'yesterday', 'week', 'earlier'] as const;
export type DayGroup = (typeof dayGroups)[number];

/** Day number of an instant in a time zone: two instants of one calendar day there have the same. */
function dayIn(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Date.parse(`${parts.format(instant)}T00:00:00Z`) / 86_400_000;
}

/** Sessions by the calendar day of their last change in the person's time zone, newest first, without empty groups. */
export function groupByDay(
  sessions: readonly SessionRow[],
  now: Date,
  timeZone: string,
): { group: DayGroup; sessions: SessionRow[] }[] {
  const today = dayIn(now, timeZone);
  const groups: Record<DayGroup, SessionRow[]> = { today: [], yesterday: [], week: [], earlier: [] };
  const newestFirst = [...sessions].sort((a, b) =>
    a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0,
  );
  for (const session of newestFirst) {
    const age = today - dayIn(new Date(session.updatedAt), timeZone);
    groups[age <= 0 ? 'today' : age === 1 ? 'yesterday' : age < 7 ? 'week' : 'earlier'].push(session);
  }
  return dayGroups.flatMap((group) => (groups[group].length > 0 ? [{ group, sessions: groups[group] }] : []));
}
