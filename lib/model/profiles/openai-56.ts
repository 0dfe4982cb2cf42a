import type { Profile } from '@/lib/model/profile';
import { openaiProfile } from './openai';

/**
 * OpenAI from GPT-5.6: breakpoints. In its implicit mode the service sets one at the end of the newest message and
 * looks through the latest 80; writes cost a quarter more. An append-only log needs no breakpoint of its own.
 */
export const openai56Profile: Profile = {
  ...openaiProfile,
  name: 'openai-56',
  cache: {
    kind: 'marked',
    minimum: 1_024,
    lookbackBlocks: 80,
    automaticTail: true,
    ttlMs: 30 * 60_000,
    readPrice: 0.1,
    writePrice: 1.25,
  },
  sources: [
    'https://developers.openai.com/api/docs/guides/prompt-caching (2026-11-30)',
    'openai/openai-node, text of prompt_cache_options in the SDK (2026-11-30)',
  ],
};
