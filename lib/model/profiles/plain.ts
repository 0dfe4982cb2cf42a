import type { Profile } from '@/lib/model/profile';

/** Any compatible endpoint of which nothing is known: the careful choice in every field. */
export const plainProfile: Profile = {
  name: 'plain',
  lateSystem: 'userTail',
  reasoning: 'never',
  marker: 'none',
  thinkingField: null,
  cacheKey: false,
  streamUsage: true,
  maxTokensField: 'max_tokens',
  jsonSchema: false,
  contextWindow: 32_768,
  // An assumption for the ceiling only; whether and how the endpoint caches is its own affair.
  cache: { kind: 'any-prefix', minimum: 1_024, unit: 128, ttlMs: 5 * 60_000, readPrice: 1 },
  sources: [],
};
