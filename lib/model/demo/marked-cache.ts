import type { CacheRule } from '@/lib/model/profile';
import type { PrefixCache } from './prefix-cache';
import { prefixHashes } from './prefix-hashes';
import { PrefixStore } from './prefix-store';
import type { RenderedPrompt } from './render';

/** More markers than these in one request aren't looked at. */
const MOST_MARKS = 4;

/**
 * Prefixes are written at breakpoints only and read exactly, without rounding. A breakpoint reads the longest written
 * prefix that ends at one of the content blocks up to `lookbackBlocks` before it.
 */
export function markedCache(rule: Extract<CacheRule, { kind: 'marked' }>): PrefixCache {
  const store = new PrefixStore(rule.ttlMs);

  function breakpoints({ marks, boundaries }: RenderedPrompt): number[] {
    const last = boundaries.at(-1);
    const tail = rule.automaticTail && last !== undefined ? [last] : [];
    return [...new Set([...marks.slice(-MOST_MARKS), ...tail])].filter((at) => at >= rule.minimum);
  }

  return {
    read(prompt, now) {
      const { boundaries } = prompt;
      const hashes = prefixHashes(prompt.tokens, boundaries, prompt.model);
      let longest = -1;
      for (const breakpoint of breakpoints(prompt)) {
        const block = boundaries.indexOf(breakpoint);
        for (let at = block; at >= Math.max(0, block - rule.lookbackBlocks) && at > longest; at--) {
          if (store.holds(hashes[at] as string, now)) longest = at;
        }
      }
      if (longest === -1) return 0;
      store.keep([hashes[longest] as string], now);
      return boundaries[longest] as number;
    },
    write(prompt, _answered, cached, now) {
      const points = breakpoints(prompt);
      store.keep(prefixHashes(prompt.tokens, points, prompt.model), now);
      return Math.max(0, ...points.map((at) => at - cached));
    },
  };
}
