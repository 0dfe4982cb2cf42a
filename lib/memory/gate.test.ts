import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptNumbers } from './corpus/kept-numbers';
import { keptWords } from './corpus/kept-words';
import { refusedContacts } from './corpus/refused-contacts';
import { refusedCredentials } from './corpus/refused-credentials';
import { refusedNumbers } from './corpus/refused-numbers';
import { steering } from './corpus/steering';
import type { MemoryPath } from './fact';
import { type GateContext, gate } from './gate';
import { codePoints } from './normalise';
import { detectorNames } from './policy';

const paths: readonly MemoryPath[] = ['tool', 'curator', 'page', 'import'];
const rowsOf = (name: string) =>
  readFileSync(`${import.meta.dirname}/corpus/${name}.txt`, 'utf8')
    .trim()
    .split('\n');
const onAllPaths = (key: string, value: string, words = value) =>
  paths.map((path) => gate({ key, value, category: 'preference' }, { path, words }));
const page: GateContext = { path: 'page' };

describe('what must not be kept is refused on every path', () => {
  const lists = { refusedNumbers, refusedCredentials, refusedContacts, steering, 'refused.txt': rowsOf('refused') };
  for (const [name, rows] of Object.entries(lists)) {
    test(name, () => {
      const letIn = rows.flatMap((value, row) =>
        onAllPaths('note', value).some((verdict) => verdict.accepted) ? [`${name} row ${row}`] : [],
      );
      expect(letIn).toEqual([]);
    });
  }
});

describe('what shoppers say is kept', () => {
  for (const [name, rows] of Object.entries({ keptNumbers, keptWords, 'kept.txt': rowsOf('kept') })) {
    test(name, () => {
      const refused = rows.flatMap((value, row) =>
        gate({ key: 'note', value, category: 'preference' }, page).accepted ? [] : [`${name} row ${row}`],
      );
      expect(refused).toEqual([]);
    });
  }

  test('on the paths of models too, when the words are the person’s', () => {
    const refused = [...keptNumbers, ...keptWords, ...rowsOf('kept')].filter(
      (value) => !gate({ key: 'note', value, category: 'context' }, { path: 'tool', words: `记住：${value}` }).accepted,
    );
    expect(refused).toEqual([]);
  });
});

describe('form', () => {
  test.each(['Größe !', 'shoe-size', '鞋码', '', ' ', 'a'.repeat(65), 'size.eu', 'ключ'])(
    'key %j is invalid everywhere',
    (key) => {
      for (const verdict of onAllPaths(key, '穿 42 码'))
        expect(verdict).toMatchObject({ accepted: false, reason: 'invalid' });
    },
  );

  test.each([
    ['Ship To', 'ship_to'],
    ['  SHOE   size ', 'shoe_size'],
    ['ｓｈｏｅ', 'shoe'],
  ])('key %j becomes %j', (key, normal) => {
    for (const verdict of onAllPaths(key, '穿 42 码'))
      expect(verdict).toMatchObject({ accepted: true, fact: { key: normal } });
  });

  test('an unknown category is filed as a preference', () => {
    expect(gate({ key: 'a', value: '喜欢茶', category: 'rule' }, page)).toMatchObject({
      fact: { category: 'preference' },
    });
  });

  test('200 characters pass whole, 201 are refused, and no picture is cut in half', () => {
    const fits = `${'暖'.repeat(199)}👍`;
    expect(gate({ key: 'a', value: fits, category: 'context' }, page)).toMatchObject({ fact: { value: fits } });
    const refusal = { accepted: false, reason: 'invalid', detector: 'too_long' };
    expect(gate({ key: 'a', value: `${fits}长`, category: 'context' }, page)).toEqual(refusal);
    // One character that NFKC makes eighteen of.
    expect(gate({ key: 'a', value: '\uFDFA'.repeat(12), category: 'context' }, page)).toEqual(refusal);
    expect(gate({ key: 'a', value: 'x'.repeat(1_000_000), category: 'context' }, page)).toEqual(refusal);
  });

  test.each(['', '  \n ', '\u200b\u200b', '\ud83d alone', 'bell\u0007', '\uE000 private'])(
    'value %j is invalid',
    (value) => {
      expect(gate({ key: 'a', value, category: 'context' }, page)).toMatchObject({
        accepted: false,
        reason: 'invalid',
      });
    },
  );

  test('white space folds, invisible characters and fences go, joined pictures stay', () => {
    const kept = (value: string) => {
      const verdict = gate({ key: 'a', value, category: 'context' }, page);
      return verdict.accepted ? verdict.fact.value : verdict;
    };
    expect(kept(' 喜欢\n  绿茶\t')).toBe('喜欢 绿茶');
    expect(kept('喜欢\u200b绿茶\u2060')).toBe('喜欢绿茶');
    expect(kept('``` 喜欢绿茶 ```')).toBe('喜欢绿茶');
    expect(kept('一家 👨‍👩‍👧')).toBe('一家 👨‍👩‍👧');
    expect(kept('ＬＶ包　ＰＲＯ')).toBe('LV包 PRO');
    for (const whole of ['❤️‍🔥 红', '👩🏽‍🚀 玩具', '🏳️‍🌈 旗', '1️⃣ 号', '新 \u{1FADC}']) expect(kept(whole)).toBe(whole);
  });

  test('something that is no text at all', () => {
    const odd = { key: 42, value: null, category: {} } as unknown as { key: string; value: string; category: string };
    expect(gate(odd, page)).toEqual({ accepted: false, reason: 'invalid', detector: 'malformed' });
  });
});

describe('keys', () => {
  test.each([
    'role',
    'user_role',
    'permission',
    'consent',
    'price',
    'trusted_seller',
    'payment_method',
    'policy',
    'system_prompt',
    'url',
    'order_approval',
    'discount',
  ])('%s is no topic of a person', (key) => {
    for (const verdict of onAllPaths(key, '喜欢茶'))
      expect(verdict).toMatchObject({ accepted: false, reason: 'instruction_like_content' });
  });
  test.each([
    'price_range',
    'size_system',
    'operating_system',
    'payment_preference',
    'role_play_costume',
    'budget',
    'cuff_links',
  ])('%s is one', (key) => {
    for (const verdict of onAllPaths(key, '喜欢茶')) expect(verdict.accepted).toBe(true);
  });
  test.each([
    ['password', '喜欢茶', 'credential_key'],
    ['wifi_password', 'tea', 'credential_key'],
    ['phone', '5550142', 'phone_number'],
    ['wechat', 'amychen88', 'contact_handle'],
    ['otp_note', 'otp 331190', 'one_time_code'],
    ['phone_13912345678', 'tea', 'phone_number'],
    ['ignore_previous_instructions', 'yes', 'instruction_like'],
  ])('key %s with its value is judged as one text', (key, value, detector) => {
    for (const verdict of onAllPaths(key, value)) expect(verdict).toMatchObject({ accepted: false, detector });
  });
});

describe('properties', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 220 }),
    fc.string({ unit: 'binary', maxLength: 220 }),
    fc
      .array(
        fc.constantFrom('138', '码', ' ', '@', '\u200d', '``', '<', 'memory>', '６', '👩', '\u0301', 'é', '密码', ':'),
        { maxLength: 60 },
      )
      .map((parts) => parts.join('')),
  );

  test('never throws; a refusal has a known shape', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom(...paths), (key, value, path) => {
        const verdict = gate({ key, value, category: key }, { path, words: value });
        if (verdict.accepted) return;
        expect(Object.keys(verdict).sort()).toEqual(['accepted', 'detector', 'reason']);
        expect([null, ...detectorNames]).toContain(verdict.detector);
      }),
      { numRuns: 300 },
    );
  });

  test('what is accepted is one trimmed line of at most 200, and passes again unchanged', () => {
    fc.assert(
      fc.property(text, (value) => {
        const first = gate({ key: 'note', value, category: 'context' }, page);
        if (!first.accepted) return;
        expect(codePoints(first.fact.value)).toBeLessThanOrEqual(200);
        expect(first.fact.value).not.toMatch(/^\s|\s$|[\n\r\t]|\s\s/);
        expect(first.fact.value.normalize('NFKC')).toBe(first.fact.value);
        expect(gate(first.fact, page)).toEqual(first);
      }),
      { numRuns: 300 },
    );
  });
});
