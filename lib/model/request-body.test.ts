import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ModelRequest } from './port';
import { anthropicProfile } from './profiles/anthropic';
import { dashscopeProfile } from './profiles/dashscope';
import { mistralProfile } from './profiles/mistral';
import { openaiProfile } from './profiles/openai';
import { plainProfile } from './profiles/plain';
import { requestBody } from './request-body';

const request: ModelRequest = {
  purpose: 'main',
  model: 'm',
  messages: ['{"role":"system","content":"head"}', '{"role":"user","content":"你好"}'],
  tools: null,
  responseFormat: null,
  toolChoice: 'auto',
  maxTokens: 500,
  thinking: false,
  cacheKey: 's1',
};

const wire = fc
  .tuple(fc.constantFrom('user', 'assistant', 'tool', 'system'), fc.string({ unit: 'binary' }))
  .map(([role, content]) => JSON.stringify({ role, content }));

test('the body of a longer log extends the body of a shorter one, byte for byte', () => {
  fc.assert(
    fc.property(
      fc.array(wire, { minLength: 1 }),
      fc.array(wire),
      fc.constantFrom(openaiProfile, dashscopeProfile, mistralProfile, plainProfile),
      fc.boolean(),
      (log, more, profile, thinking) => {
        const fixed = { ...request, thinking, tools: '[{"type":"function"}]' };
        const short = Buffer.from(requestBody({ ...fixed, messages: log }, profile).slice(0, -']}'.length));
        const long = Buffer.from(requestBody({ ...fixed, messages: [...log, ...more] }, profile));
        expect(long.subarray(0, short.length).equals(short)).toBe(true);
      },
    ),
  );
});

test('every body is JSON, and its messages are the wires as they were', () => {
  fc.assert(
    fc.property(fc.array(wire, { minLength: 1 }), (messages) => {
      const body = JSON.parse(requestBody({ ...request, messages }, openaiProfile));
      expect(body.messages).toEqual(messages.map((message) => JSON.parse(message)));
    }),
  );
});

test('odd spacing and key order of wires, tools and schema survive', () => {
  const tools = '[ {"type": "function",  "function":{"name":"b","description":"","parameters":{"z":1,"a":2}}} ]';
  const responseFormat = '{"type":"json_schema", "json_schema":{"name":"plan","schema":{}}}';
  const message = '{"content":"x" ,"role":"user"}';
  const body = requestBody({ ...request, messages: [message], tools, responseFormat }, openaiProfile);
  expect(body).toBe(
    `{"model":"m","stream":true,"stream_options":{"include_usage":true},"max_completion_tokens":500,"prompt_cache_key":"s1","tools":${tools},"response_format":${responseFormat},"messages":[${message}]}`,
  );
});

test('each profile gets its own fields', () => {
  const full: ModelRequest = { ...request, tools: '[]', responseFormat: '{"type":"x"}', toolChoice: 'none' };
  const keys = (profile: typeof openaiProfile, thinking: boolean) =>
    JSON.parse(requestBody({ ...full, thinking }, profile));
  expect(keys(dashscopeProfile, true)).toMatchObject({ enable_thinking: true, max_tokens: 500, tool_choice: 'none' });
  expect(keys(dashscopeProfile, false)).toMatchObject({ enable_thinking: false });
  expect(keys(dashscopeProfile, false)).not.toHaveProperty('prompt_cache_key');
  expect(keys(mistralProfile, false)).not.toHaveProperty('stream_options');
  expect(keys(anthropicProfile, false)).not.toHaveProperty('response_format');
});

test('a tool choice is sent only with tools and when it says something', () => {
  expect(requestBody({ ...request, toolChoice: 'none' }, openaiProfile)).not.toContain('tool_choice');
  expect(requestBody({ ...request, tools: '[]' }, openaiProfile)).not.toContain('tool_choice');
});

test('a bridge stands where a strict endpoint would refuse a user message, and nowhere else', () => {
  const roles = (messages: string[], profile: typeof openaiProfile) =>
    JSON.parse(requestBody({ ...request, messages }, profile)).messages.map((m: { role: string }) => m.role);
  const log = ['system', 'user', 'assistant', 'tool', 'tool', 'user', 'user'].map((role) =>
    JSON.stringify({ role, content: '' }),
  );
  expect(roles(log, mistralProfile)).toEqual([
    ...['system', 'user', 'assistant', 'tool', 'tool', 'assistant', 'user', 'assistant', 'user'],
  ]);
  expect(roles(log, openaiProfile)).toHaveLength(log.length);
});
