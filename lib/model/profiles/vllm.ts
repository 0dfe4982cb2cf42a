import type { Profile } from '@/lib/model/profile';

/** vLLM with automatic prefix caching: full blocks of 16 tokens, generated ones too, until memory is needed. */
export const vllmProfile: Profile = {
  name: 'vllm',
  // Qwen's open templates want the system message first and alone.
  lateSystem: 'userTail',
  reasoning: 'never',
  marker: 'none',
  thinkingField: {
    on: '"chat_template_kwargs":{"enable_thinking":true}',
    off: '"chat_template_kwargs":{"enable_thinking":false}',
  },
  cacheKey: false,
  streamUsage: true,
  maxTokensField: 'max_tokens',
  jsonSchema: true,
  contextWindow: 32_768,
  cache: {
    kind: 'any-prefix',
    minimum: 16,
    unit: 16,
    // Blocks go by least use, not by age; an hour stands for a server with memory to spare.
    ttlMs: 60 * 60_000,
    // Nobody is billed; a read costs next to no computing.
    readPrice: 0,
    outputs: true,
  },
  sources: ['https://docs.vllm.ai/en/latest/design/prefix_caching (2026-11-30)'],
};
