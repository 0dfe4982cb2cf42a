import type { Clock } from '@/lib/clock';
import type { CacheRule } from '@/lib/model/profile';
import { anyPrefixCache } from './any-prefix-cache';
import { markedCache } from './marked-cache';
import type { PrefixCache } from './prefix-cache';
import type { RenderedPrompt } from './render';
import { unitCache } from './unit-cache';

/** A call that has begun: what it reads is settled, what it writes waits for its end. */
export type PendingCall = {
  promptTokens: number;
  cachedTokens: number;
  /** The answer is complete. Calls that broke off are never completed and write nothing. */
  complete(answered: RenderedPrompt): { cacheWriteTokens: number };
};

/**
 * A provider's prefix cache by its published rule. It counts; it doesn't save any work. Two calls at once don't see
 * each other's writes, as with real providers.
 */
export function cacheSimulator(rule: CacheRule, clock: Clock): { begin(prompt: RenderedPrompt): PendingCall } {
  const cache = cacheOf(rule);
  return {
    begin(prompt) {
      const cachedTokens = cache.read(prompt, clock.now().getTime());
      return {
        promptTokens: prompt.tokens.length,
        cachedTokens,
        complete: (answered) => ({
          cacheWriteTokens: cache.write(prompt, answered, cachedTokens, clock.now().getTime()),
        }),
      };
    },
  };
}

function cacheOf(rule: CacheRule): PrefixCache {
  switch (rule.kind) {
    case 'any-prefix':
      return anyPrefixCache(rule);
    case 'marked':
      return markedCache(rule);
    case 'units':
      return unitCache(rule);
  }
}
