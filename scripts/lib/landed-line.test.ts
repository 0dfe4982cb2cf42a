import { expect, test } from 'vitest';
import { landedAnswer } from './landed-line';

const today = new Date('2026-11-30T08:00:00Z');
const ask = (line: unknown) => landedAnswer(typeof line === 'string' ? line : JSON.stringify(line), today);
const mug = { hs6: '691200', unitAmount: 3000, quantity: 1 };

test('a line gets its figures under its own id', () => {
  const input = { destination: 'NL', currency: 'EUR', ioss: true, shipping: 500, lines: [mug] };
  // 30.00 and 5.00 of shipping, 3.00 duty, 21 % of 35.00.
  expect(ask({ id: 7, in: input })).toEqual({ id: 7, duty: 300, tax: 735, total: 4535 });
});

test('what cannot be known is unknown, with no figures', () => {
  const answer = ask({ id: 'u', in: { destination: 'BR', currency: 'EUR', shipping: 0, lines: [mug] } });
  expect(answer).toMatchObject({ id: 'u', unknown: true });
  expect(answer).not.toHaveProperty('total');
  expect(answer).not.toHaveProperty('duty');
});

test.each([
  ['{broken', null],
  [{ in: {} }, null],
  [{ id: 'x' }, 'x'],
  [{ id: 'x', in: { destination: 'NL', currency: 'EUR', lines: [] } }, 'x'],
  [{ id: 'x', in: { destination: 'NL', currency: 'XYZ', shipping: 0, lines: [mug] } }, 'x'],
  [{ id: 'x', in: { destination: 'NL', currency: 'EUR', shipping: 0, lines: [{ ...mug, quantity: 0 }] } }, 'x'],
  [{ id: 'x', in: { destination: 'NL', currency: 'EUR', shipping: 0, lines: [{ ...mug, dutyRate: 18 }] } }, 'x'],
  [{ id: 'x', in: { destination: 'NL', currency: 'EUR', shipping: 0, discount: 3001, lines: [mug] } }, 'x'],
  [{ id: 'x', in: { destination: 'NL', currency: 'EUR', shipping: 0, lines: 'mugs' } }, 'x'],
  [{ id: 'x', in: { destination: 'NL', currency: 'EUR', shipping: 0, on: '2026-13-01', lines: [mug] } }, 'x'],
])('a bad line %j is told of', (line, id) => {
  expect(ask(line)).toEqual({ id, error: expect.stringMatching(/\w/) });
});

test('a day of its own, and other names for the same thing', () => {
  const input = { destination: 'UK', currency: 'GBP', shipping: 0, lines: [{ ...mug, category: 'nonsense' }] };
  expect(ask({ id: 1, in: input })).toHaveProperty('error');
  const early = { destination: 'NL', currency: 'EUR', shipping: 0, date: '2026-06-30', lines: [mug] };
  expect(ask({ id: 1, in: early })).toEqual({ id: 1, duty: 0, tax: 630, total: 3630 });
  const posted = { destination: 'CN', currency: 'CNY', channel: 'postal', shipping: 0, lines: [mug] };
  expect(ask({ id: 1, in: posted })).toEqual({ id: 1, duty: 0, tax: 0, total: 3000 });
});
