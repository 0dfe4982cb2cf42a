import type { Profile } from '@/lib/model/profile';

/** Mistral: caching asked for with `prompt_cache_key`, in blocks of 64 tokens; strict order of roles. */
export const mistralProfile: Profile = {
  name: 'mistral',
  lateSystem: 'userTail',
  reasoning: 'never',
  marker: 'none',
  thinkingField: null,
  cacheKey: true,
  // The last chunk carries the usage unasked.
  streamUsage: false,
  maxTokensField: 'max_tokens',
  jsonSchema: true,
  // A user message straight after a tool message is refused (error 3230).
  bridge: '{"role":"assistant","content":"OK."}',
  contextWindow: 128_000,
  cache: {
    kind: 'any-prefix',
    minimum: 64,
    unit: 64,
    // Not published.
    ttlMs: 5 * 60_000,
    readPrice: 0.1,
  },
  sources: [
    'https://docs.mistral.ai/studio-api/conversations/advanced/prompt-caching (2026-11-30)',
    'zed-industries/zed#37021 and avante-corp/avante.nvim#2695, on the order of roles (2026-11-30)',
  ],
};
