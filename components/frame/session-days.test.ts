import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByDay, type SessionRow } from './session-days';

const row = (id: string, updatedAt: string): SessionRow => ({ id, title: id, updatedAt, running: false });

describe('groupByDay', () => {
  const rows = [
    row('a', '2026-11-30T15:30:00.000Z'),
    row('b', '2026-11-30T16:30:00.000Z'),
    row('c', '2026-11-24T12:00:00.000Z'),
    row('d', '2026-11-23T12:00:00.000Z'),
  ];
  const now = new Date('2026-11-30T18:00:00.000Z');

  it('counts calendar days where the person is, not where the server is', () => {
    const shanghai = groupByDay(rows, now, 'Asia/Shanghai').map(({ group, sessions }) => [
      group,
      sessions.map((s) => s.id),
    ]);
    expect(shanghai).toEqual([
      ['today', ['b']],
      ['yesterday', ['a']],
      ['earlier', ['c', 'd']],
    ]);
    const utc = groupByDay(rows, now, 'UTC').map(({ group, sessions }) => [group, sessions.map((s) => s.id)]);
    expect(utc).toEqual([
      ['today', ['b', 'a']],
      ['week', ['c']],
      ['earlier', ['d']],
    ]);
  });

  it('keeps every session once', () => {
    const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(date), date, (dates, today) => {
        const sessions = dates.map((at, index) => row(`s${index}`, at.toISOString()));
        const kept = groupByDay(sessions, today, 'America/New_York').flatMap((group) =>
          group.sessions.map((s) => s.id),
        );
        expect(kept.sort()).toEqual(sessions.map((s) => s.id).sort());
      }),
    );
  });
});
