import type { Profile } from '@/lib/model/profile';

/**
 * Anthropic's OpenAI-compatible endpoint: it moves every system message to the front, and drops markers without a
 * word, so nothing is cached there. The rule below is the vendor's own, for gateways that pass markers on.
 */
export const anthropicProfile: Profile = {
  name: 'anthropic',
  lateSystem: 'userTail',
  reasoning: 'never',
  marker: 'none',
  thinkingField: null,
  cacheKey: false,
  streamUsage: true,
  maxTokensField: 'max_tokens',
  // Ignored there.
  jsonSchema: false,
  contextWindow: 200_000,
  cache: {
    kind: 'marked',
    // 512 to 4,096 by model.
    minimum: 1_024,
    lookbackBlocks: 20,
    ttlMs: 5 * 60_000,
    readPrice: 0.1,
    writePrice: 1.25,
  },
  sources: [
    'https://platform.claude.com/docs/en/api/openai-sdk (2026-11-30)',
    'anthropics/skills skills/claude-api/shared/prompt-caching.md (2026-11-30)',
  ],
};
