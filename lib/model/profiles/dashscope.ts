import type { Profile } from '@/lib/model/profile';

/** Alibaba Model Studio (Qwen), implicit cache: automatic, not guaranteed, a fifth of the price. */
export const dashscopeProfile: Profile = {
  name: 'dashscope',
  // Whether the hosted service takes a late system message isn't published; the open Qwen templates refuse it.
  lateSystem: 'userTail',
  reasoning: 'never',
  marker: 'none',
  thinkingField: { on: '"enable_thinking":true', off: '"enable_thinking":false' },
  cacheKey: false,
  streamUsage: true,
  maxTokensField: 'max_tokens',
  // Only the newest Qwen models follow a schema; the others take none or refuse it.
  jsonSchema: false,
  contextWindow: 131_072,
  cache: {
    kind: 'any-prefix',
    // 256 on pages before spring 2026; the newer page says 1,024.
    minimum: 1_024,
    // Granularity and life aren't published: both are assumptions on the careful side.
    unit: 256,
    ttlMs: 5 * 60_000,
    readPrice: 0.2,
  },
  sources: [
    'https://help.aliyun.com/zh/model-studio/context-cache (2026-11-30)',
    'https://www.alibabacloud.com/help/en/model-studio/context-cache (2026-11-30)',
    'https://help.aliyun.com/en/model-studio/deep-thinking (2026-11-30)',
  ],
};
