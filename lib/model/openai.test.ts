import { afterEach, expect, test } from 'vitest';
import { systemClock } from '@/lib/clock';
import { countingIds } from '@/lib/ids';
import type { Fault } from './demo/faults';
import type { DemoReply, DemoRequest } from './demo/protocol';
import { type DemoModel, startDemoModel } from './demo/server';
import { type OpenaiOptions, openaiModel } from './openai';
import type { ModelChunk, ModelPort, ModelRequest } from './port';
import { openaiProfile } from './profiles/openai';

const request: ModelRequest = {
  purpose: 'main',
  model: 'm',
  messages: ['{"role":"user","content":"我的号码是 4242"}'],
  tools: null,
  responseFormat: null,
  toolChoice: 'auto',
  maxTokens: 500,
  thinking: false,
  cacheKey: null,
};

let demo: DemoModel | undefined;
afterEach(async () => {
  await demo?.close();
  demo = undefined;
});

type Setup = Partial<OpenaiOptions> & { faults?: (Fault | null)[]; reply?: DemoReply; paceMs?: number };

/** A model over a demo server whose first calls go wrong as listed. */
async function connected(setup: Setup = {}): Promise<{ model: ModelPort; asked: DemoRequest[] }> {
  const { faults = [], reply = { text: 'good day to you', finish: 'stop' }, paceMs = 0, ...options } = setup;
  const asked: DemoRequest[] = [];
  demo = await startDemoModel({
    profile: openaiProfile,
    paceMs,
    clock: systemClock,
    brain: () => reply,
    faults: (seen, call) => {
      asked.push(seen);
      return faults[call - 1] ?? null;
    },
    ids: countingIds('n'),
  });
  return {
    model: openaiModel({ baseURL: demo.baseURL, apiKey: 'key-4711', profile: openaiProfile, ...options }),
    asked,
  };
}

async function all(model: ModelPort, signal = new AbortController().signal): Promise<ModelChunk[]> {
  const told: ModelChunk[] = [];
  for await (const chunk of model.stream(request, signal)) told.push(chunk);
  return told;
}

const textOf = (told: ModelChunk[]) => told.flatMap((chunk) => (chunk.type === 'text' ? [chunk.delta] : [])).join('');
const failed = (code: string, more: object = {}) => ({
  type: 'failed',
  failure: expect.objectContaining({ code, ...more }),
});

test('text in pieces, then the end with its usage', async () => {
  const { model } = await connected();
  const told = await all(model);
  expect(textOf(told)).toBe('good day to you');
  expect(told.length).toBeGreaterThan(4);
  expect(told.at(-1)).toMatchObject({
    type: 'finish',
    reason: 'stop',
    usage: { cachedTokens: 0, completionTokens: 4 },
  });
});

test('calls with their raw arguments', async () => {
  const toolCalls = [
    { name: 'item_search', arguments: '{ "query":"降噪耳机" , "price_max":500 }' },
    { name: 'save_memory', arguments: '{}' },
  ];
  const { model } = await connected({ reply: { toolCalls, finish: 'tool_calls' } });
  const told = await all(model);
  const calls = told.filter((chunk) => chunk.type === 'tool_call');
  expect(calls).toEqual([
    { type: 'tool_call', index: 0, id: 'call_n1', name: 'item_search' },
    { type: 'tool_call', index: 1, id: 'call_n2', name: 'save_memory' },
  ]);
  const first = told.flatMap((chunk) => (chunk.type === 'arguments' && chunk.index === 0 ? [chunk.delta] : []));
  expect(first.join('')).toBe(toolCalls[0]?.arguments);
});

test('what may pass is tried again, after the wait that was asked for', async () => {
  const busy: Fault = { kind: 'status', status: 429, retryAfterSeconds: 0.2 };
  const { model, asked } = await connected({ faults: [busy, { kind: 'status', status: 503, retryAfterSeconds: 0 }] });
  const started = performance.now();
  expect(textOf(await all(model))).toBe('good day to you');
  expect(performance.now() - started).toBeGreaterThanOrEqual(190);
  expect(asked).toHaveLength(3);
});

test('a long wait is handed on instead of waited for', async () => {
  const { model, asked } = await connected({ faults: [{ kind: 'status', status: 429, retryAfterSeconds: 60 }] });
  expect(await all(model)).toEqual([failed('model_rate_limited', { status: 429, retryAfterMs: 60_000 })]);
  expect(asked).toHaveLength(1);
});

test.each<[string, Fault, string]>([
  ['a key that is refused', { kind: 'status', status: 401 }, 'model_refused_key'],
  ['an account without money', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'model_refused_key'],
  ['a request that is refused', { kind: 'status', status: 400 }, 'model_rejected_request'],
  ['an unknown model', { kind: 'status', status: 404 }, 'model_rejected_request'],
  [
    'a prompt that is too long',
    { kind: 'status', status: 400, message: 'prompt is too long' },
    'model_context_too_long',
  ],
])('%s fails at once', async (_name, fault, code) => {
  const { model, asked } = await connected({ faults: [fault, fault, fault] });
  expect(await all(model)).toEqual([failed(code)]);
  expect(asked).toHaveLength(1);
});

test('a server that goes on failing is told of after the retries', async () => {
  const fault: Fault = { kind: 'status', status: 500, retryAfterSeconds: 0 };
  const { model, asked } = await connected({ faults: [fault, fault, fault], maxRetries: 1 });
  expect(await all(model)).toEqual([failed('model_server_error', { status: 500 })]);
  expect(asked).toHaveLength(2);
});

test.each<[string, Fault, string]>([
  ['a broken connection', { kind: 'cut', afterChunks: 3 }, 'model_stream_cut'],
  ['an early end', { kind: 'early_end', afterChunks: 3 }, 'model_stream_cut'],
  ['a malformed chunk', { kind: 'malformed', afterChunks: 3 }, 'model_stream_cut'],
  [
    'an error in the stream',
    { kind: 'stream_error', afterChunks: 3, code: 'rate_limit_exceeded' },
    'model_rate_limited',
  ],
])('%s keeps what came and fails', async (_name, fault, code) => {
  const { model, asked } = await connected({ faults: [fault] });
  const told = await all(model);
  expect(textOf(told)).toBe('good d');
  expect(told.at(-1)).toEqual(failed(code));
  expect(asked).toHaveLength(1);
});

test.each<[string, Fault]>([
  ['before the response', { kind: 'silence' }],
  ['before the first chunk', { kind: 'hang', afterChunks: 0 }],
])('an endpoint that hangs %s times out', async (_name, fault) => {
  const { model, asked } = await connected({ faults: [fault], firstChunkMs: 150 });
  expect(await all(model)).toEqual([failed('model_timeout')]);
  expect(asked).toHaveLength(1);
});

test('a stream that stops coming times out', async () => {
  const { model } = await connected({ faults: [{ kind: 'hang', afterChunks: 3 }], idleMs: 400 });
  const told = await all(model);
  expect([textOf(told), told.at(-1)]).toEqual(['good d', failed('model_timeout')]);
});

test('an address where nobody listens is unreachable', async () => {
  await connected();
  const baseURL = demo?.baseURL ?? '';
  await demo?.close();
  const model = openaiModel({ baseURL, apiKey: null, profile: openaiProfile, maxRetries: 0 });
  expect(await all(model)).toEqual([failed('model_unreachable', { status: null })]);
});

test('an abort ends the stream quietly: before, during the wait for a retry, in the middle', async () => {
  const { model } = await connected({ paceMs: 20, faults: [{ kind: 'status', status: 429, retryAfterSeconds: 5 }] });
  expect(await all(model, AbortSignal.abort())).toEqual([]);
  const started = performance.now();
  expect(await all(model, AbortSignal.timeout(100))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2_000);
  const stop = new AbortController();
  const told: ModelChunk[] = [];
  for await (const chunk of model.stream(request, stop.signal)) {
    told.push(chunk);
    stop.abort();
  }
  expect(told).toEqual([{ type: 'text', delta: 'goo' }]);
});

test('no failure quotes the prompt, the key or the endpoint', async () => {
  const fault: Fault = { kind: 'status', status: 400, message: '4242 key-4711 leaked' };
  const { model } = await connected({ faults: [fault] });
  expect(JSON.stringify(await all(model))).not.toMatch(/4242|4711|leaked/);
});
