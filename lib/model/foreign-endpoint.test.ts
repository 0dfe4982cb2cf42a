import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openaiModel } from './openai';
import type { ModelChunk, ModelRequest } from './port';
import { plainProfile } from './profiles/plain';
import { requestBody } from './request-body';

/** What the adapter sends, and how it takes answers that aren't quite OpenAI's, seen from a bare server. */

const request: ModelRequest = {
  purpose: 'planner',
  model: 'm',
  messages: ['{ "role":"user",  "content":"\\u4f60好 \\ud83d" }'],
  tools: '[{"type":"function","function":{"parameters":{"b":1,"a":2},"name":"x"}}]',
  responseFormat: null,
  toolChoice: 'auto',
  maxTokens: 10,
  thinking: false,
  cacheKey: null,
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Seen = { body: string; headers: IncomingHttpHeaders };

/** One call to a server that gives this answer; what the server saw and what the adapter told. */
async function call(
  type: string,
  answer: string,
  apiKey: string | null = 'k',
): Promise<{ seen: Seen; told: ModelChunk[] }> {
  const requests: Seen[] = [];
  server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      requests.push({ body: Buffer.concat(parts).toString(), headers: incoming.headers });
      response.writeHead(200, { 'content-type': type });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const model = openaiModel({ baseURL: `http://127.0.0.1:${port}/v1`, apiKey, profile: plainProfile });
  const told: ModelChunk[] = [];
  for await (const chunk of model.stream(request, new AbortController().signal)) told.push(chunk);
  const seen = requests[0];
  if (!seen || requests.length > 1) throw new Error(`${requests.length} requests`);
  return { seen, told };
}

const events = (...chunks: string[]) => chunks.map((chunk) => `data: ${chunk}\n\n`).join('');
const hi = '{"choices":[{"delta":{"content":"hi"},"finish_reason":"stop"}]}';
const told = [
  { type: 'text', delta: 'hi' },
  { type: 'finish', reason: 'stop', usage: null },
];

test('the body on the line is the body that was joined, byte for byte', async () => {
  const { seen } = await call('text/event-stream', events(hi, '[DONE]'));
  expect(seen.body).toBe(requestBody(request, plainProfile));
  expect(seen.headers).toMatchObject({ authorization: 'Bearer k', 'content-type': 'application/json' });
});

test('an answer without DONE, with comments and Windows line ends', async () => {
  expect((await call('text/event-stream', `: waiting\r\n\r\ndata: ${hi}\r\n\r\n`)).told).toEqual(told);
});

test('an answer in one object, from an endpoint that does not stream', async () => {
  const body = { choices: [{ message: { role: 'assistant', content: 'hi' }, finish_reason: 'stop' }] };
  expect((await call('application/json; charset=utf-8', JSON.stringify(body, null, 2))).told).toEqual(told);
  expect((await call('application/json', events(hi, '[DONE]'))).told).toEqual(told);
});

test('an error with a status of success', async () => {
  const { told: failure } = await call('application/json', '{"error":{"message":"too many requests","code":"429"}}');
  expect(failure).toMatchObject([{ type: 'failed', failure: { code: 'model_rate_limited' } }]);
});

test('a page instead of an answer', async () => {
  const { told: failure } = await call('text/html', '<html>It works!</html>', null);
  expect(failure).toMatchObject([{ type: 'failed', failure: { code: 'model_rejected_request' } }]);
});

test('the end of the stream without an end of the answer', async () => {
  const { told: failure } = await call('text/event-stream', events('{"choices":[]}', '[DONE]'));
  expect(failure).toMatchObject([{ type: 'failed', failure: { code: 'model_stream_cut' } }]);
});

test('chunks that are JSON but no chunks', async () => {
  const { told: failure } = await call('text/event-stream', events('[1]', '[DONE]'));
  expect(failure).toMatchObject([{ type: 'failed', failure: { code: 'model_stream_cut' } }]);
});
