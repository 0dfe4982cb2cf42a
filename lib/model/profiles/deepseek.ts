import type { Profile } from '@/lib/model/profile';

/** DeepSeek: prefix units on disk; a request reads a unit whole or not at all. */
export const deepseekProfile: Profile = {
  name: 'deepseek',
  // The open templates gather every system message into the head, which would rewrite it each turn.
  lateSystem: 'userTail',
  // Required for turns with tool calls while thinking.
  reasoning: 'replay',
  marker: 'none',
  thinkingField: { on: '"thinking":{"type":"enabled"}', off: '"thinking":{"type":"disabled"}' },
  cacheKey: false,
  streamUsage: true,
  maxTokensField: 'max_tokens',
  jsonSchema: false,
  contextWindow: 128_000,
  cache: {
    kind: 'units',
    minimum: 64,
    // The vendor once named 64 tokens; figures measured in 2026 fit 128.
    unit: 128,
    // "Hours to days".
    ttlMs: 2 * 60 * 60_000,
    readPrice: 0.033,
  },
  sources: [
    'https://api-docs.deepseek.com/guides/kv_cache (2026-11-30)',
    'https://api-docs.deepseek.com/guides/thinking_mode (2026-11-30)',
  ],
};
