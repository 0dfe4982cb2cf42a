import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Order, placedOrder, stepsFor, type Wanted } from './order';
import { sandboxMerchant } from './sandbox-merchant';
import type { Move } from './state';
import { testPurchase } from './testing';

const start = new Date('2026-11-30T08:00:00Z');
const DAY = 1_000;
const shop = sandboxMerchant(DAY);
const daysIn = (days: number) => new Date(start.getTime() + days * DAY);

function moved(order: Order, wanted: readonly Wanted[]): Order {
  const steps = stepsFor(order.state, order.steps.length, wanted);
  expect(steps).toHaveLength(wanted.length);
  return { ...order, state: steps.at(-1)?.state ?? order.state, steps: [...order.steps, ...steps] };
}

const bought = (some: Parameters<typeof testPurchase>[0] = {}) =>
  placedOrder('o1', 'c1', 's1', testPurchase(some), start);
const person = (move: Move, at: Date): Wanted => ({ move, actor: 'person', note: null, at });

describe('the sandbox shop', () => {
  it('packs, ships, tracks and delivers in the days that the card stated', async () => {
    const order = moved(bought({ days: [2, 3] }), await shop.news(bought({ days: [2, 3] }), daysIn(50)));
    expect(order.state).toBe('delivered');
    expect(order.steps.map((step) => step.note ?? step.move)).toEqual([
      'place',
      'pack',
      'ship',
      'handed_over',
      'sorting_centre',
      'out_for_delivery',
      'deliver',
    ]);
    expect(order.steps.at(-1)?.at).toBe(daysIn(4).toISOString());
  });

  it('goes through customs only over a border', async () => {
    const news = await shop.news(bought({ from: 'CN', destination: 'FR' }), daysIn(50));
    expect(news.map((one) => one.note)).toContain('customs');
  });

  it('tells the same whenever and however often it is asked', async () => {
    const whole = moved(bought(), await shop.news(bought(), daysIn(60)));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 12 }), async (days) => {
        let order = bought();
        for (const day of [...days.toSorted((a, b) => a - b), 60])
          order = moved(order, await shop.news(order, daysIn(day)));
        expect(order).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it.each<[Move, string]>([
    ['request_return', 'refunded'],
    ['request_exchange', 'exchanged'],
    ['request_refund', 'refunded'],
  ])('answers %s to the end: %s', async (move, end) => {
    const delivered = moved(bought(), await shop.news(bought(), daysIn(60)));
    const asked = moved(delivered, [person(move, daysIn(61))]);
    expect(moved(asked, await shop.news(asked, daysIn(200))).state).toBe(end);
  });

  it('pays back what was cancelled, and packs nothing more', async () => {
    const cancelled = moved(bought(), [person('cancel', daysIn(0.1))]);
    const end = moved(cancelled, await shop.news(cancelled, daysIn(200)));
    expect(end.steps.map((step) => step.state)).toEqual(['placed', 'cancelled', 'refunded']);
  });
});
