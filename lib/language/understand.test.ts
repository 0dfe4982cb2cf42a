import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise } from './normalise';
import { chineseAt } from './numerals-zh';
import { understand } from './understand';

const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** Writes 0–99,999,999 the formal way; with `spoken`, drops the last unit where people do (一千五, 两万三) and says 两. */
function chinese(value: number, spoken = false): string {
  if (value === 0) return '零';
  const [high, low] = [Math.floor(value / 10_000), value % 10_000];
  const head = high ? `${section(high)}万${low && low < 1000 ? '零' : ''}` : '';
  let said = head + section(low);
  if (spoken) {
    said = said.replace(/([万千])([一二三四五六七八九])[千百]$/, '$1$2').replace(/二(?=[百千万])/g, '两');
    if (/^[一二三四五六七八九]百[一二三四五六七八九]十$/.test(said)) said = said.slice(0, -1);
  }
  return said;
}

function section(value: number): string {
  let said = '';
  let gap = false;
  for (const [power, unit] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / power) % 10;
    if (digit) {
      said += `${gap ? '零' : ''}${digits[digit]}${unit}`;
      gap = false;
    } else if (said) gap = true;
  }
  return said;
}

describe('Chinese numerals', () => {
  test.each([false, true])('come back as the number that was written (spoken: %s)', (spoken) => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(99_999_999), fc.nat(20_000)), (value) => {
        const said = chinese(value, spoken);
        const read = chineseAt(said, 0);
        expect([said, read?.low, read?.high, read?.end]).toEqual([said, value, value, said.length]);
      }),
      { numRuns: 2000 },
    );
  });

  test('give the same budget as digits do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 99_999 }), (value) => {
        expect(understand(`${chinese(value)}以内`).price).toEqual(understand(`${value}以内`).price);
      }),
    );
  });
});

const fragments = fc.constantFrom(
  ...'以内 以下 不要 不超过 300 两三百 1千5 元 块 $ € under between and to 的 耳机 no without -free , ， 。 42码 US 9 27寸 5个人 送到 法国 左右 ~ - 过敏 对 镍 也可以了 is fine k w 万 多 几 百来 一共 each 除了 都行 或 、'.split(
    ' ',
  ),
);
const sentence = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fragments, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.array(fragments, { maxLength: 14 }).map((parts) => parts.join(' ')),
);

describe('any text', () => {
  test('is answered, with bounds in order and no empty word', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const said = understand(text);
        for (const thing of [...said.exclude, ...said.allow, ...said.terms]) expect(thing.trim()).not.toBe('');
        const { min = 0, max = Number.POSITIVE_INFINITY } = said.price ?? {};
        expect(min).toBeLessThanOrEqual(max);
        expect(said.price?.min === undefined).toBe(said.price?.minInclusive === undefined);
        expect(said.price?.max === undefined).toBe(said.price?.maxInclusive === undefined);
      }),
      { numRuns: 1500 },
    );
  });

  test('says the same after normalisation', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
        expect(understand(normalise(text))).toEqual(understand(text));
      }),
      { numRuns: 500 },
    );
  });

  test('takes every exclusion and term from the sentence itself', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const said = understand(text);
        for (const thing of [...said.exclude, ...said.terms]) expect(normalise(text)).toContain(thing);
      }),
      { numRuns: 500 },
    );
  });
});

describe('prices', () => {
  const forms = [
    (n: number) => `耳机${n}以内`,
    (n: number) => `${n}元左右的鞋`,
    (n: number) => `a lamp under $${n}`,
    (n: number) => `between ${n} and ${n + 50} euros`,
  ];

  test('hold no number that the sentence does not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...forms), fc.integer({ min: 20, max: 9999 }), (form, n) => {
        const price = understand(form(n)).price;
        const said = price?.approx === undefined ? [price?.min, price?.max] : [price.approx];
        for (const value of said) if (value !== undefined) expect([n, n + 50]).toContain(value);
        expect(said.filter((value) => value !== undefined).length).toBeGreaterThan(0);
      }),
    );
  });

  test('are the same in full-width and half-width figures', () => {
    const wide = (text: string) => text.replace(/\d/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(fc.constantFrom(...forms), fc.integer({ min: 20, max: 9999 }), (form, n) => {
        expect(understand(wide(form(n)))).toEqual(understand(form(n)));
      }),
    );
  });
});

describe('long input', () => {
  const pieces = [
    '不要',
    'no ',
    '3',
    'a',
    '除了',
    ' ',
    '，',
    '对',
    '1 ',
    '不要塑料，',
    'between 5 and ',
    '百',
    '三百以内，',
    'x free ',
    '-',
    'is ',
    '送到',
    '我',
    '1万',
    '无糖',
    '42码',
    '对a过敏',
    ' 三',
    '的',
  ];
  test.each(pieces)('20,000 characters of %j are read at once', (piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length));
    const spent = [1, 2, 3].map(() => {
      const from = process.cpuUsage();
      understand(text);
      return process.cpuUsage(from).user / 1000;
    });
    // Milliseconds of processor time, so that a busy machine doesn't fail it.
    expect(Math.min(...spent)).toBeLessThan(60);
  });
});
