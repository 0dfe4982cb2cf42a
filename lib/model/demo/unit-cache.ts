import type { CacheRule } from '@/lib/model/profile';
import type { PrefixCache } from './prefix-cache';
import { prefixHashes, unitPositions } from './prefix-hashes';
import { PrefixStore } from './prefix-store';

/**
 * Units are kept at the end of a request, at the end of its answer, and where two requests were seen to part; a later
 * request reads the longest unit that it holds whole. Lengths are whole blocks of `unit` tokens.
 */
export function unitCache(rule: Extract<CacheRule, { kind: 'units' }>): PrefixCache {
  const units = new PrefixStore(rule.ttlMs);
  /** Every block of every request, for finding where two part; no request reads these. */
  const seen = new PrefixStore(rule.ttlMs);

  const blocks = ({ tokens, model }: { tokens: Uint32Array; model: string }) =>
    prefixHashes(tokens, unitPositions(tokens.length, rule.unit), model);

  return {
    read(prompt, now) {
      const hashes = blocks(prompt);
      // The last token is always computed, so a prompt is never read whole.
      const most = Math.ceil(prompt.tokens.length / rule.unit) - 1;
      for (let count = Math.min(most, hashes.length); count * rule.unit >= Math.max(rule.minimum, 1); count--) {
        const hash = hashes[count - 1] as string;
        if (!units.holds(hash, now)) continue;
        units.keep([hash], now);
        return count * rule.unit;
      }
      return 0;
    },
    write(prompt, answered, _cached, now) {
      const asked = blocks(prompt);
      const parting = asked.findIndex((hash) => !seen.holds(hash, now));
      const common = parting === -1 ? asked.at(-1) : asked[parting - 1];
      const ends = [common, asked.at(-1), blocks(answered).at(-1)];
      units.keep(
        ends.filter((hash) => hash !== undefined),
        now,
      );
      seen.keep(asked, now);
      return 0;
    },
  };
}
