import { afterEach, expect, test } from 'vitest';
import { systemClock } from '@/lib/clock';
import { countingIds } from '@/lib/ids';
import type { Profile } from '@/lib/model/profile';
import { openaiProfile } from '@/lib/model/profiles/openai';
import { plainProfile } from '@/lib/model/profiles/plain';
import type { DemoBrain, DemoRequest } from './protocol';
import { type DemoModel, startDemoModel } from './server';

let demo: DemoModel | undefined;
afterEach(() => demo?.close());

async function start(brain: DemoBrain, profile: Profile = openaiProfile): Promise<string> {
  demo = await startDemoModel({ profile, paceMs: 0, clock: systemClock, brain, ids: countingIds('n') });
  return demo.baseURL;
}

async function post(body: object | string, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${demo?.baseURL}/chat/completions`, { method: 'POST', body: text, headers });
}

const hello = { model: 'm', messages: [{ role: 'user', content: 'hello' }] };
const greet: DemoBrain = () => ({ text: 'good day', finish: 'stop' });

test('answers in one object, with usage that counts', async () => {
  await start(greet);
  const response = await post(hello);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    object: 'chat.completion',
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: 'good day' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1 + 4 + 3, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 0 } },
  });
});

test('streams text and calls in pieces, then the end, the usage and DONE', async () => {
  await start(() => ({
    text: '找到了🎧好的',
    toolCalls: [{ name: 'look', arguments: '{"query":"boots in brown leather"}' }],
    finish: 'tool_calls',
  }));
  const text = await (await post({ ...hello, stream: true, stream_options: { include_usage: true } })).text();
  const events = text.trimEnd().split('\n\n');
  expect(events.every((event) => event.startsWith('data: '))).toBe(true);
  expect(events.at(-1)).toBe('data: [DONE]');
  const chunks = events.slice(0, -1).map((event) => JSON.parse(event.slice(6)));
  const deltas = chunks.map((chunk) => chunk.choices[0]?.delta ?? {});
  expect(deltas.map((delta) => delta.content ?? '').join('')).toBe('找到了🎧好的');
  const calls = deltas.flatMap((delta) => delta.tool_calls ?? []);
  expect(calls[0]).toMatchObject({ index: 0, id: 'call_n1', function: { name: 'look', arguments: '' } });
  expect(calls.map((call) => call.function.arguments).join('')).toBe('{"query":"boots in brown leather"}');
  expect(calls.length).toBeGreaterThan(2);
  expect(chunks.at(-2).choices[0].finish_reason).toBe('tool_calls');
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: 8 } });
});

test('shows the brain the request, with parts joined and calls as they were written', async () => {
  const seen: DemoRequest[] = [];
  await start((request) => {
    seen.push(request);
    return { text: 'x', finish: 'stop' };
  });
  const look = { name: 'look', description: 'looks', parameters: { type: 'object' } };
  await post({
    model: 'm',
    max_completion_tokens: 9,
    tools: [{ type: 'function', function: look }],
    tool_choice: 'none',
    response_format: { type: 'json_schema', json_schema: { name: 'plan', schema: { type: 'object' } } },
    messages: [
      { role: 'system', content: [{ type: 'text', text: 'a', cache_control: { type: 'ephemeral' } }] },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'b' },
          { type: 'text', text: 'c' },
        ],
      },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'k', type: 'function', function: { name: 'look', arguments: '{ "q":1}' } }],
      },
      { role: 'tool', tool_call_id: 'k', content: 'found' },
    ],
  });
  expect(seen).toEqual([
    {
      model: 'm',
      maxTokens: 9,
      toolChoice: 'none',
      tools: [look],
      responseFormat: { name: 'plan', schema: { type: 'object' } },
      messages: [
        { role: 'system', text: 'a' },
        { role: 'user', text: 'bc' },
        { role: 'assistant', text: '', toolCalls: [{ id: 'k', name: 'look', arguments: '{ "q":1}' }] },
        { role: 'tool', text: 'found', toolCallId: 'k' },
      ],
    },
  ]);
});

test('a session that grows is read from the cache from its second call on', async () => {
  await start(greet);
  const head = { role: 'system', content: 'Sell shoes. '.repeat(600) };
  const cached = async (messages: object[]) =>
    (await (await post({ model: 'm', messages })).json()).usage.prompt_tokens_details.cached_tokens;
  expect(await cached([head, ...hello.messages])).toBe(0);
  expect(await cached([head, ...hello.messages, { role: 'assistant', content: 'good day' }])).toBe(1_792);
});

test('an answer over the limit is cut, and says so', async () => {
  await start(() => ({ text: 'one two three four five six', finish: 'stop' }));
  const body = await (await post({ ...hello, max_tokens: 3 })).json();
  expect(body.choices[0]).toMatchObject({ message: { content: 'one two three' }, finish_reason: 'length' });
  expect(body.usage.completion_tokens).toBe(3);
});

const user = hello.messages[0];
test.each([
  ['no JSON', '{', 400, null],
  ['no messages', { model: 'm', messages: [] }, 400, 'messages'],
  ['an unknown role', { model: 'm', messages: [{ role: 'robot', content: '' }] }, 400, 'messages.0.role'],
  ['a choice without tools', { ...hello, tool_choice: 'required' }, 400, 'tool_choice'],
  [
    'a tool message out of nowhere',
    { model: 'm', messages: [user, { role: 'tool', tool_call_id: 'x', content: '' }] },
    400,
    'messages.[1].role',
  ],
])('turns down %s in the shape of an OpenAI error', async (_name, body, status, param) => {
  await start(greet);
  const response = await post(body);
  expect(response.status).toBe(status);
  expect((await response.json()).error).toMatchObject({ type: 'invalid_request_error', param });
});

test('turns down what the profile does not offer, and what does not fit its window', async () => {
  await start(greet, { ...plainProfile, contextWindow: 50 });
  const format = { type: 'json_schema', json_schema: { name: 'n', schema: {} } };
  expect((await post({ ...hello, response_format: format })).status).toBe(400);
  const long = await post({ model: 'm', messages: [{ role: 'user', content: 'word '.repeat(60) }] });
  expect((await long.json()).error.code).toBe('context_length_exceeded');
});

test('a bug of the brain is a 500 that quotes nothing', async () => {
  await start(() => {
    throw new Error('secret words');
  });
  const response = await post(hello);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
});

test('other addresses: the list of models, or nothing', async () => {
  const baseURL = await start(greet);
  expect(await (await fetch(`${baseURL}/models`)).json()).toMatchObject({ data: [{ id: 'shoppingx-demo' }] });
  expect((await fetch(`${baseURL}/files`)).status).toBe(404);
});

test('a header asks for a fault', async () => {
  await start(greet);
  const fault = JSON.stringify({ kind: 'status', status: 429, retryAfterSeconds: 7 });
  const response = await post(hello, { 'x-demo-fault': fault });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  expect((await post(hello, { 'x-demo-fault': 'nonsense' })).status).toBe(200);
});
