import type { Profile } from '@/lib/model/profile';
import { dashscopeProfile } from './dashscope';

/**
 * Alibaba Model Studio with an explicit marker: deterministic, kept five minutes from the last hit. The one marker
 * stands on the system message, so what is certain to be read is the head that every session shares.
 */
export const dashscopeExplicitProfile: Profile = {
  ...dashscopeProfile,
  name: 'dashscope-explicit',
  marker: 'system',
  cache: {
    kind: 'marked',
    minimum: 1_024,
    lookbackBlocks: 20,
    ttlMs: 5 * 60_000,
    readPrice: 0.1,
    writePrice: 1.25,
  },
  sources: [
    'https://help.aliyun.com/zh/model-studio/explicit-cache-guide (2026-11-30)',
    'https://help.aliyun.com/zh/model-studio/explicit-cache-qwen4 (2026-11-30)',
  ],
};
