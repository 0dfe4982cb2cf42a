import { expect, test } from 'vitest';
import type { ModelChunk, ModelRequest } from './port';
import { scriptedModel } from './scripted';

const request: ModelRequest = {
  purpose: 'main',
  model: 'm',
  messages: [],
  tools: null,
  responseFormat: null,
  toolChoice: 'auto',
  maxTokens: 1,
  thinking: false,
  cacheKey: null,
};

async function all(chunks: AsyncIterable<ModelChunk>): Promise<ModelChunk[]> {
  const told: ModelChunk[] = [];
  for await (const chunk of chunks) told.push(chunk);
  return told;
}
const open = new AbortController().signal;

test('plays texts, calls, failures and bare chunks in order, and records what it was asked', async () => {
  const usage = { promptTokens: 1, cachedTokens: 0, cacheWriteTokens: 0, completionTokens: 1 };
  const model = scriptedModel([
    { text: 'hi', usage },
    {
      toolCalls: [
        { name: 'item_search', arguments: '{}' },
        { name: 'Skill', arguments: '' },
      ],
    },
    { failed: 'model_rate_limited', status: 429, retryAfterMs: 5 },
    [{ type: 'text', delta: 'half' }],
  ]);
  expect(await all(model.stream(request, open))).toEqual([
    { type: 'text', delta: 'hi' },
    { type: 'finish', reason: 'stop', usage },
  ]);
  expect((await all(model.stream(request, open))).map((chunk) => chunk.type)).toEqual([
    ...['tool_call', 'arguments', 'tool_call', 'finish'],
  ]);
  expect(await all(model.stream(request, open))).toEqual([
    { type: 'failed', failure: { code: 'model_rate_limited', status: 429, retryAfterMs: 5 } },
  ]);
  expect(() => model.done()).toThrow('4 replies, but only 3');
  expect(await all(model.stream(request, open))).toHaveLength(1);
  model.done();
  expect(model.requests).toHaveLength(4);
});

test('a script that runs out fails', async () => {
  await expect(all(scriptedModel([]).stream(request, open))).rejects.toThrow('no reply for call 1 (main)');
});

test('a function sees the request and the number of the call', async () => {
  const model = scriptedModel((asked, call) => ({ text: `${asked.model}${call}` }));
  await all(model.stream(request, open));
  expect((await all(model.stream(request, open)))[0]).toEqual({ type: 'text', delta: 'm1' });
});

test('an abort ends the stream quietly', async () => {
  const stop = new AbortController();
  const told: ModelChunk[] = [];
  for await (const chunk of scriptedModel([{ reasoning: 'hm', text: 'hi' }]).stream(request, stop.signal)) {
    told.push(chunk);
    stop.abort();
  }
  expect(told).toEqual([{ type: 'reasoning', delta: 'hm' }]);
});
