import type { Profile } from '@/lib/model/profile';

/** Moonshot (Kimi): automatic caching in chunks of 256 tokens, by third-party measurement. */
export const moonshotProfile: Profile = {
  name: 'moonshot',
  lateSystem: 'userTail',
  // Tool-call messages without their reasoning are refused while thinking.
  reasoning: 'replay',
  marker: 'none',
  thinkingField: { on: '"thinking":{"type":"enabled"}', off: '"thinking":{"type":"disabled"}' },
  cacheKey: false,
  streamUsage: true,
  maxTokensField: 'max_completion_tokens',
  jsonSchema: true,
  contextWindow: 262_144,
  cache: { kind: 'any-prefix', minimum: 256, unit: 256, ttlMs: 5 * 60_000, readPrice: 0.25 },
  sources: [
    'https://platform.moonshot.ai/docs/guide/use-kimi-k2-thinking-model (2026-11-30)',
    'Leechael/pi-provider-kimi-code docs/caching.md, a measurement (2026-11-30)',
  ],
};
