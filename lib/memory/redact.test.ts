import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REDACTED, redact } from './redact';

const wire = (content: string) => JSON.stringify({ role: 'system', content });
const content = (text: string): string => JSON.parse(text).content;

describe('a value leaves the wire', () => {
  test('in a block of memory', () => {
    const sent = wire('<memory>\n[constraint] nickel: 对镍过敏\n[context] shoe: EU 42\n</memory>');
    expect(content(redact(sent, ['对镍过敏']))).toBe(
      `<memory>\n[constraint] nickel: ${REDACTED}\n[context] shoe: EU 42\n</memory>`,
    );
  });

  test('escaped as the block escapes it, and as JSON does', () => {
    const value = 'a < b & "c" \\ d';
    for (const written of [value, value.replace('&', '&amp;').replace('<', '&lt;')]) {
      expect(content(redact(wire(`x: ${written}\ny`), [value]))).toBe(`x: ${REDACTED}\ny`);
    }
  });

  test('in the arguments of a call, which are JSON within JSON, however they are escaped', () => {
    for (const raw of [
      JSON.stringify({ key: 'k', value: '对"镍"过敏' }),
      '{"key": "k",  "value":"\\u5bf9\\"\\u954D\\"\\u8FC7\\u654f"}',
    ]) {
      const sent = JSON.stringify({ role: 'assistant', tool_calls: [{ function: { arguments: raw } }] });
      const after = JSON.parse(redact(sent, ['对"镍"过敏'])).tool_calls[0].function.arguments;
      expect(JSON.parse(after)).toEqual({ key: 'k', value: REDACTED });
    }
  });

  test('a longer value goes before one that it contains', () => {
    expect(content(redact(wire('likes green tea'), ['green tea', 'likes green tea']))).toBe(REDACTED);
  });

  test('only whole: size 42 is not in size 425', () => {
    const sent = wire('a: size 425\nb: size 42\nc: oversize 42');
    expect(content(redact(sent, ['size 42']))).toBe(`a: size 425\nb: ${REDACTED}\nc: oversize 42`);
  });

  test('a short value goes only where it stands as a value', () => {
    const sent = wire('[context] shoe: 42\nprice 42 CNY\nM&M: 42 left');
    expect(content(redact(sent, ['42']))).toBe(`[context] shoe: ${REDACTED}\nprice 42 CNY\nM&M: 42 left`);
    const call = JSON.stringify({ arguments: '{"value":"42","n":42}' });
    expect(JSON.parse(redact(call, ['42'])).arguments).toBe(`{"value":"${REDACTED}","n":42}`);
  });

  test('names and roles of the message stay, whatever a value says', () => {
    const call = JSON.stringify({
      role: 'system',
      content: 'a: system',
      arguments: JSON.stringify({ value: 'value', content: 1 }),
    });
    expect(JSON.parse(redact(call, ['system', 'content', 'value', 'arguments', 'role']))).toEqual({
      role: 'system',
      content: `a: ${REDACTED}`,
      arguments: JSON.stringify({ value: REDACTED, content: 1 }),
    });
  });

  test('after a line break', () => {
    expect(content(redact(wire('one\nnickel free'), ['nickel free']))).toBe(`one\n${REDACTED}`);
  });
});

test.each(['! !\\', 'say "hi"', '\\\\server', 'a\\"b c'])('a value with a backslash or a quote: %s', (secret) => {
  const call = JSON.stringify({
    content: `k: ${secret}\nnext`,
    arguments: JSON.stringify({ value: secret, key: 'k' }),
  });
  const after = JSON.parse(redact(call, [secret]));
  expect(after).toEqual({ content: `k: ${REDACTED}\nnext`, arguments: JSON.stringify({ value: REDACTED, key: 'k' }) });
  expect(redact(wire('nothing of it'), [secret])).toBe(wire('nothing of it'));
});

test('a wire without the values stays as it is; with them it stays JSON and they are gone', () => {
  const value = fc
    .string({ unit: 'grapheme', minLength: 4, maxLength: 12 })
    .filter((text) => text.trim() === text && !REDACTED.includes(text) && /^[^\s]+( [^\s]+)*$/.test(text));
  fc.assert(
    fc.property(value, fc.string({ unit: 'grapheme', maxLength: 12 }), (secret, around) => {
      const plain = wire(around);
      if (!around.includes(secret)) expect(redact(plain, [secret, ''])).toBe(plain);
      const nested = JSON.stringify({
        content: `k: ${secret}\n${around}`,
        arguments: JSON.stringify({ value: secret }),
      });
      const after = JSON.parse(redact(nested, [secret]));
      expect(JSON.parse(after.arguments)).toEqual({ value: REDACTED });
      expect(after.content.startsWith(`k: ${REDACTED}\n`)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
