import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Platform } from '@/lib/catalogue/offer';
import { defaultSettings } from '@/lib/settings';
import { type Activity, activityBlock, platformsBlock, userText } from './blocks';
import type { Entry } from './entry';
import { place } from './log';
import { userWire } from './wire';

const shops: Platform[] = ['kite', 'aster', 'moor'].map((id) => ({
  id,
  name: { zh: `${id}店`, en: id },
  currency: 'CNY',
  country: 'CN',
  shipsTo: ['JP', 'CN'],
}));

const done: Activity[] = [
  { kind: 'search', text: 'tent', at: new Date(1) },
  { kind: 'purchase', text: 'cup', at: new Date(2) },
  { kind: 'search', text: 'lamp', at: new Date(3) },
  { kind: 'purchase', text: '<b>&', at: new Date(0) },
];

describe('blocks of the user message', () => {
  test('the same things in any order give the same bytes', () => {
    const platforms = platformsBlock(shops, defaultSettings);
    const activity = activityBlock(done);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(shops, { minLength: 3 }),
        fc.shuffledSubarray(done, { minLength: 4 }),
        (someShops, some) => {
          expect(platformsBlock(someShops, defaultSettings)).toBe(platforms);
          expect(activityBlock(some)).toBe(activity);
        },
      ),
    );
  });

  test('purchases come first, then searches, newest first in each, and nothing can open a block', () => {
    expect(activityBlock(done).split('\n')).toEqual([
      '<activity>',
      'bought: cup',
      'bought: &lt;b>&amp;',
      'searched: lamp',
      'searched: tent',
      '</activity>',
    ]);
  });

  test('only enabled platforms are named', () => {
    expect(platformsBlock(shops, { ...defaultSettings, platforms: ['moor'] })).not.toContain('aster');
  });

  test('a block equal to the last one sent is not sent again; one that became empty is withdrawn', () => {
    const blocks = { platforms: platformsBlock(shops, defaultSettings), activity: activityBlock(done), order_card: '' };
    let log: Entry[] = [];
    const send = (some: typeof blocks) => {
      const { text, digests } = userText(log, some, 'hello');
      log = [
        ...log,
        ...place(log, [{ turn: 1, layer: 'L4', kind: 'user', wire: userWire(text), meta: { blocks: digests } }]),
      ];
      return text;
    };
    expect(send(blocks)).toContain('<platforms>');
    expect(send(blocks)).toBe('<words>\nhello\n</words>');
    expect(send({ ...blocks, activity: '' })).toBe('<activity>none</activity>\n<words>\nhello\n</words>');
    expect(send({ ...blocks, activity: '' })).toBe('<words>\nhello\n</words>');
    expect(send(blocks)).toContain('bought: cup');
  });
});
