import type { CacheRule } from '@/lib/model/profile';
import type { PrefixCache } from './prefix-cache';
import { prefixHashes, unitPositions } from './prefix-hashes';
import { PrefixStore } from './prefix-store';

/** Any common prefix counts, rounded down to the unit, from the minimum on. */
export function anyPrefixCache(rule: Extract<CacheRule, { kind: 'any-prefix' }>): PrefixCache {
  const store = new PrefixStore(rule.ttlMs);
  return {
    read(prompt, now) {
      const { tokens, model } = prompt;
      const hashes = prefixHashes(tokens, unitPositions(tokens.length, rule.unit), model);
      const missing = hashes.findIndex((hash) => !store.holds(hash, now));
      const held = missing === -1 ? hashes.length : missing;
      const cached = held * rule.unit;
      if (cached < rule.minimum) return 0;
      store.keep(hashes.slice(0, held), now);
      return cached;
    },
    write(prompt, answered, _cached, now) {
      const { tokens, model } = rule.outputs ? answered : prompt;
      if (tokens.length >= rule.minimum) {
        store.keep(prefixHashes(tokens, unitPositions(tokens.length, rule.unit), model), now);
      }
      return 0;
    },
  };
}
