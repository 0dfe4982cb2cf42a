import { z } from 'zod';
import type { ModelUsage } from './port';

const count = z.number().nonnegative().nullish().catch(null);

/** The usage object in all vendors' variants; fields that a vendor doesn't have, or sets to null, count as absent. */
export const usageSchema = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  prompt_tokens_details: z
    .object({ cached_tokens: count, cache_write_tokens: count, cache_creation_input_tokens: count })
    .nullish()
    .catch(null),
  /** DeepSeek. */
  prompt_cache_hit_tokens: count,
  /** Moonshot. */
  cached_tokens: count,
  cache_read_input_tokens: count,
  cache_creation_input_tokens: count,
});
export type VendorUsage = z.infer<typeof usageSchema>;

/** One form for every vendor's usage; null where the vendor counted nothing. Cached never exceeds the prompt. */
export function normaliseUsage(usage: VendorUsage): ModelUsage | null {
  const prompt = usage.prompt_tokens ?? 0;
  const completion = usage.completion_tokens ?? 0;
  if (prompt === 0 && completion === 0) return null;
  const details = usage.prompt_tokens_details;
  const cached =
    details?.cached_tokens ??
    usage.prompt_cache_hit_tokens ??
    usage.cached_tokens ??
    usage.cache_read_input_tokens ??
    0;
  const written =
    details?.cache_write_tokens ?? details?.cache_creation_input_tokens ?? usage.cache_creation_input_tokens ?? 0;
  return {
    promptTokens: prompt,
    cachedTokens: Math.min(cached, prompt),
    cacheWriteTokens: Math.min(written, prompt),
    completionTokens: completion,
  };
}
