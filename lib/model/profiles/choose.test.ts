import { expect, test } from 'vitest';
import { chooseProfile, profileNamed, profileNames } from './choose';

const chosen = (baseURL: string | undefined, model?: string) =>
  chooseProfile({ ...(baseURL === undefined ? {} : { baseURL }), ...(model === undefined ? {} : { model }) }).name;

test.each([
  [undefined, 'gpt-5.4-mini', 'openai'],
  [undefined, 'gpt-4o', 'openai'],
  [undefined, 'gpt-5', 'openai'],
  [undefined, 'gpt-5-2025-08-07', 'openai'],
  [undefined, 'gpt-5.6-luna', 'openai-56'],
  ['https://api.openai.com/v1', 'gpt-6', 'openai-56'],
  ['https://shop.openai.azure.com/openai/v1', 'gpt-4.1', 'openai'],
  ['https://dashscope.aliyuncs.com/compatible-mode/v1', 'qwen-plus', 'dashscope'],
  ['https://dashscope-intl.aliyuncs.com/compatible-mode/v1', 'qwen-max', 'dashscope'],
  ['https://api.deepseek.com', 'deepseek-flash', 'deepseek'],
  ['https://api.anthropic.com/v1/', 'claude-sonnet-4-6', 'anthropic'],
  ['https://api.moonshot.cn/v1', 'kimi-k2.5', 'moonshot'],
  ['https://api.mistral.ai/v1', 'mistral-medium-latest', 'mistral'],
  ['http://localhost:8000/v1', 'google/gemma-3-27b-it', 'alternating'],
  ['http://localhost:11434/v1', 'qwen3:8b', 'plain'],
  ['https://deepseek.com.example.org/v1', 'x', 'plain'],
])('%s with %s is %s', (baseURL, model, name) => {
  expect(chosen(baseURL, model)).toBe(name);
});

test('a name beats the address; an unknown one names those that exist', () => {
  expect(chooseProfile({ name: 'VLLM', baseURL: 'https://api.openai.com/v1' }).name).toBe('vllm');
  expect(() => profileNamed('openrouter')).toThrow(/"openrouter".*openai, openai-56.*plain/);
});

test('every profile but the plain one states its sources with a date, and names are unique', () => {
  expect(new Set(profileNames).size).toBe(profileNames.length);
  for (const name of profileNames) {
    const profile = profileNamed(name);
    if (name !== 'plain') expect(profile.sources.length, name).toBeGreaterThan(0);
    for (const source of profile.sources) expect(source).toMatch(/\(\d{4}-\d\d-\d\d\)$/);
    const fields = profile.thinkingField;
    if (fields) for (const field of [fields.on, fields.off]) expect(() => JSON.parse(`{${field}}`)).not.toThrow();
    if (profile.bridge !== undefined) expect(JSON.parse(profile.bridge).role).toBe('assistant');
  }
});
