import { afterEach, expect, test } from 'vitest';
import { systemClock } from '@/lib/clock';
import { type ConnectedModel, connectModel, type ModelEnvironment } from './connect';
import type { ModelChunk } from './port';

let connected: ConnectedModel | undefined;
afterEach(async () => {
  await connected?.close();
  connected = undefined;
});

async function connect(environment: Partial<ModelEnvironment>): Promise<ConnectedModel> {
  connected = await connectModel({ DEMO_PACE_MS: 0, ...environment }, systemClock);
  return connected;
}

async function ask(model: ConnectedModel, messages: object[]): Promise<ModelChunk[]> {
  const chunks: ModelChunk[] = [];
  const request = {
    purpose: 'main' as const,
    model: model.model,
    messages: messages.map((message) => JSON.stringify(message)),
    tools: null,
    responseFormat: null,
    toolChoice: 'auto' as const,
    maxTokens: 400,
    thinking: false,
    cacheKey: 's1',
  };
  for await (const chunk of model.port.stream(request, new AbortController().signal)) chunks.push(chunk);
  return chunks;
}

const greeting = [
  { role: 'system', content: 'You help people shop.' },
  { role: 'user', content: '<words>\nhello\n</words>' },
];

test('without key and address, the demo model answers through the same adapter', async () => {
  const model = await connect({});
  expect(model.label.kind).toBe('demo');
  expect(model.profile.name).toBe('openai');
  const chunks = await ask(model, greeting);
  expect(chunks.some((chunk) => chunk.type === 'text')).toBe(true);
  expect(chunks.at(-1)).toMatchObject({ type: 'finish', reason: 'stop', usage: { cachedTokens: 0 } });
});

test('the demo model follows the profile that is asked for', async () => {
  const model = await connect({ DEMO_PROFILE: 'vllm' });
  await ask(model, greeting);
  // The same again: all full blocks of 16 but for nothing, since the prompt was computed once.
  const again = (await ask(model, greeting)).at(-1);
  if (again?.type !== 'finish' || !again.usage) throw new Error('no usage');
  const { promptTokens, cachedTokens } = again.usage;
  expect(cachedTokens).toBe(Math.floor(promptTokens / 16) * 16);
  const late = [...greeting, { role: 'system', content: 'memory' }];
  expect(await ask(model, late)).toMatchObject([{ failure: { code: 'model_rejected_request' } }]);
});

test('after closing, nobody answers', async () => {
  const model = await connect({});
  await model.close();
  expect(await ask(model, greeting)).toMatchObject([{ failure: { code: 'model_unreachable' } }]);
});

test('a key connects to OpenAI, an address to that endpoint', async () => {
  const openai = await connect({ OPENAI_API_KEY: 'k' });
  expect([openai.profile.name, openai.label.kind, openai.fastModel]).toEqual(['openai', 'endpoint', openai.model]);
  const other = await connect({
    OPENAI_BASE_URL: 'https://api.deepseek.com',
    MODEL: 'deepseek-flash',
    FAST_MODEL: 'small',
  });
  expect([other.profile.name, other.model, other.fastModel]).toEqual(['deepseek', 'deepseek-flash', 'small']);
  expect(other.label.name).toBe('deepseek-flash · api.deepseek.com');
  const named = await connect({ OPENAI_BASE_URL: 'http://localhost:8000/v1', MODEL: 'q', MODEL_PROFILE: 'vllm' });
  expect(named.profile.name).toBe('vllm');
});

test('what cannot be used is said by its variable', async () => {
  await expect(connect({ OPENAI_BASE_URL: 'https://llm.example/v1' })).rejects.toThrow('MODEL must name');
  await expect(connect({ OPENAI_API_KEY: 'k', MODEL_PROFILE: 'nope' })).rejects.toThrow(/MODEL_PROFILE.*"nope".*vllm/);
  await expect(connect({ DEMO_PROFILE: 'nope' })).rejects.toThrow('DEMO_PROFILE');
});
