import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { negotiateLocale } from './locale';
import { locales } from './settings';

describe('negotiateLocale', () => {
  it.each([
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    [undefined, 'en-GB,en;q=0.9', 'en'],
    [undefined, 'fr-FR,fr;q=0.9,zh-TW;q=0.4,en;q=0.3', 'zh-CN'],
    [undefined, 'en;q=0.2, zh-Hant ; q=0.7', 'zh-CN'],
    [undefined, 'zh;q=0, en;q=0.1', 'en'],
    [undefined, 'fr', 'en'],
    [undefined, null, 'en'],
    ['zh-CN', 'en', 'zh-CN'],
    ['en', 'zh-CN', 'en'],
    ['tlh', 'zh', 'zh-CN'],
  ])('cookie %s and header %s give %s', (cookie, header, locale) => {
    expect(negotiateLocale(cookie, header)).toBe(locale);
  });

  it('answers a locale for any header at all', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), (cookie, header) => {
        expect(locales).toContain(negotiateLocale(cookie ?? undefined, header));
      }),
    );
  });
});
