import { expect, test } from 'vitest';
import { normaliseUsage, usageSchema } from './usage';

const usage = (value: object) =>
  normaliseUsage(usageSchema.parse({ prompt_tokens: 100, completion_tokens: 5, ...value }));

test.each([
  ['OpenAI', { prompt_tokens_details: { cached_tokens: 64, audio_tokens: 0 } }, 64, 0],
  ['GPT-5.6', { prompt_tokens_details: { cached_tokens: 10, cache_write_tokens: 90 } }, 10, 90],
  ['DashScope, explicit', { prompt_tokens_details: { cached_tokens: 0, cache_creation_input_tokens: 80 } }, 0, 80],
  ['DeepSeek', { prompt_cache_hit_tokens: 32, prompt_cache_miss_tokens: 68 }, 32, 0],
  ['Moonshot', { cached_tokens: 50 }, 50, 0],
  ['vLLM without details', { prompt_tokens_details: null }, 0, 0],
  ['null instead of a count', { prompt_tokens_details: { cached_tokens: null } }, 0, 0],
  ['empty details', { prompt_tokens_details: {} }, 0, 0],
  ['details of the wrong kind', { prompt_tokens_details: 'none' }, 0, 0],
  ['more cached than sent', { cached_tokens: 500 }, 100, 0],
])('%s', (_vendor, value, cachedTokens, cacheWriteTokens) => {
  expect(usage(value)).toEqual({ promptTokens: 100, completionTokens: 5, cachedTokens, cacheWriteTokens });
});

test('nothing counted is no usage', () => {
  expect(usage({ prompt_tokens: 0, completion_tokens: null })).toBeNull();
});
