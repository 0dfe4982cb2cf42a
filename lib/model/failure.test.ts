import { expect, test } from 'vitest';
import { wordsOf } from './endpoint-fetch';
import { classifyFailure, retryAfterMs } from './failure';

const code = (status: number | null, message = '', word = '') =>
  classifyFailure({ status, retryAfterMs: null, code: word, message }).code;

test.each([
  "This model's maximum context length is 8192 tokens, however the messages came to 9000.",
  'prompt is too long: 210000 tokens > 200000 maximum',
  'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000',
  '<400> InternalError.Algo.InvalidParameter: Range of input length should be [1, 30720]',
  'Invalid request: Your request exceeded model token limit: 262144',
  'Prompt contains 40000 tokens, too large for model with 32768 maximum context length',
  'the request exceeds the available context size',
  'The input token count (1200000) exceeds the maximum number of tokens allowed',
  'length of prompt_tokens (9) must be less than max_seq_len (8)',
])('too long, in many words: %s', (message) => {
  expect(code(400, message)).toBe('model_context_too_long');
  expect(code(null, message)).toBe('model_context_too_long');
});

test('by status', () => {
  expect([401, 402, 403].map((status) => code(status))).toEqual(Array(3).fill('model_refused_key'));
  expect([400, 404, 422].map((status) => code(status, 'unknown field'))).toEqual(
    Array(3).fill('model_rejected_request'),
  );
  expect([500, 502, 503, 529].map((status) => code(status))).toEqual(Array(4).fill('model_server_error'));
  expect(code(429)).toBe('model_rate_limited');
  expect(code(413)).toBe('model_context_too_long');
  expect(code(400, 'bad', 'context_length_exceeded')).toBe('model_context_too_long');
});

test('an account without money is not a matter of waiting', () => {
  expect(code(429, 'check your plan', 'insufficient_quota')).toBe('model_refused_key');
  expect(code(429, 'Rate limit reached. Add a payment method to raise it.')).toBe('model_rate_limited');
});

test('errors inside a stream go by their words', () => {
  expect(code(null, '', 'rate_limit_exceeded')).toBe('model_rate_limited');
  expect(code(null, 'Overloaded')).toBe('model_rate_limited');
  expect(code(null, 'something broke')).toBe('model_server_error');
});

test('the wait asked for: seconds, milliseconds, a date, or none', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const wait = (headers: Record<string, string>) => retryAfterMs(new Headers(headers), now);
  expect(wait({ 'retry-after': '2' })).toBe(2_000);
  expect(wait({ 'retry-after': '0' })).toBe(0);
  expect(wait({ 'retry-after-ms': '150', 'retry-after': '9' })).toBe(150);
  expect(wait({ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' })).toBe(30_000);
  expect(wait({ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' })).toBe(0);
  expect(wait({ 'retry-after': 'soon' })).toBeNull();
  expect(wait({})).toBeNull();
});

test('code and message are found wherever a vendor puts them', () => {
  expect(wordsOf('{"error":{"message":"m","type":"t","code":"c"}}')).toEqual({ code: 'c t', message: 'm' });
  expect(wordsOf('{"object":"error","message":"m","type":"t","code":3230}')).toEqual({ code: '3230 t', message: 'm' });
  expect(wordsOf('{"detail":[{"msg":"extra"}]}').message).toContain('extra');
  expect(wordsOf('{"error":"plain"}').message).toContain('plain');
  expect(wordsOf('<html>Bad gateway</html>').message).toContain('Bad gateway');
});
