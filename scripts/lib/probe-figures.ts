import type { StoredCall } from '@/lib/db/model-calls';

/** Prompt tokens, what the provider's cache served of them, and what was fresh, over some calls. */
export type Figures = {
  calls: number;
  promptTokens: number;
  cachedTokens: number;
  /** Σ cached / Σ prompt, 0–1. */
  hitRate: number;
  /** Prompt tokens that weren't cached, per call. */
  freshPerCall: number;
};

/** Sums the calls that the endpoint reported usage for. */
export function figuresOf(calls: readonly StoredCall[]): Figures {
  const used = calls.flatMap((call) => call.usage ?? []);
  const promptTokens = used.reduce((sum, usage) => sum + usage.promptTokens, 0);
  const cachedTokens = used.reduce((sum, usage) => sum + usage.cachedTokens, 0);
  return {
    calls: used.length,
    promptTokens,
    cachedTokens,
    hitRate: promptTokens === 0 ? 0 : round(cachedTokens / promptTokens, 4),
    freshPerCall: used.length === 0 ? 0 : Math.round((promptTokens - cachedTokens) / used.length),
  };
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
