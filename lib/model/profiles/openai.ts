import type { Profile } from '@/lib/model/profile';

/** OpenAI's own models up to GPT-5.5: automatic caching of any prefix from 1,024 tokens, in steps of 128. */
export const openaiProfile: Profile = {
  name: 'openai',
  lateSystem: 'inplace',
  reasoning: 'never',
  marker: 'none',
  // Another reasoning effort is another cache, and not every model takes the field: it stays out.
  thinkingField: null,
  cacheKey: true,
  streamUsage: true,
  maxTokensField: 'max_completion_tokens',
  jsonSchema: true,
  // The smallest window among the models in use (gpt-4o).
  contextWindow: 128_000,
  cache: {
    kind: 'any-prefix',
    minimum: 1_024,
    unit: 128,
    // "5 to 10 minutes" without use in memory; up to 24 h where extended retention is on.
    ttlMs: 10 * 60_000,
    // 0.1 for the GPT-5 family, 0.25 for gpt-4.1, 0.5 for gpt-4o.
    readPrice: 0.1,
  },
  sources: [
    'https://developers.openai.com/api/docs/guides/prompt-caching (2026-11-30)',
    'openai/openai-cookbook examples/Prompt_Caching_201.ipynb (2026-11-30)',
  ],
};
