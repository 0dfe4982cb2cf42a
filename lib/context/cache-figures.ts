import type { CacheRule } from '@/lib/model/profile';

/** One call's tokens: what the endpoint said, and what could have been served of it. */
export type MeasuredCall = {
  purpose: string;
  /** As the endpoint counted. */
  promptTokens: number;
  cachedTokens: number;
  cacheWriteTokens: number;
  /** As counted here, for the ceilings. */
  ownTokens: number;
  ideal: number;
  /** By the profile's rule, as if nothing ever expired. */
  byRule: number;
  /** By the rule with its time to live. */
  withTtl: number;
};

/** Rates are 0–1. `ideal` ≥ `byRule` ≥ `ceiling` ≥ `hitRate`: the gaps are rounding, idle time, and the endpoint's own. */
export type CacheFigures = {
  calls: number;
  promptTokens: number;
  cachedTokens: number;
  hitRate: number;
  /** Prompt tokens that weren't cached, per call. */
  freshPerCall: number;
  ideal: number;
  byRule: number;
  ceiling: number;
  achievedOverCeiling: number;
  /** What the input costs, in tokens at full price: fresh, the premium on what is written, cached at its price. */
  effectiveInput: number;
};

export function cacheFigures(calls: readonly MeasuredCall[], rule: CacheRule): CacheFigures {
  const sum = (of: (call: MeasuredCall) => number) => calls.reduce((total, call) => total + of(call), 0);
  const promptTokens = sum((call) => call.promptTokens);
  const cachedTokens = sum((call) => call.cachedTokens);
  const own = sum((call) => call.ownTokens);
  const hitRate = share(cachedTokens, promptTokens);
  const ceiling = share(
    sum((call) => call.withTtl),
    own,
  );
  return {
    calls: calls.length,
    promptTokens,
    cachedTokens,
    hitRate: rounded(hitRate),
    freshPerCall: calls.length === 0 ? 0 : Math.round((promptTokens - cachedTokens) / calls.length),
    ideal: rounded(
      share(
        sum((call) => call.ideal),
        own,
      ),
    ),
    byRule: rounded(
      share(
        sum((call) => call.byRule),
        own,
      ),
    ),
    ceiling: rounded(ceiling),
    // A ceiling of nothing is reached by nothing.
    achievedOverCeiling: ceiling === 0 ? 1 : rounded(hitRate / ceiling),
    effectiveInput: Math.round(sum((call) => effectiveTokens(call, rule))),
  };
}

/** One call's input in tokens at full price. */
export function effectiveTokens(
  call: Pick<MeasuredCall, 'promptTokens' | 'cachedTokens' | 'cacheWriteTokens'>,
  rule: CacheRule,
): number {
  const premium = rule.kind === 'marked' ? rule.writePrice - 1 : 0;
  const fresh = call.promptTokens - call.cachedTokens;
  return fresh + call.cacheWriteTokens * premium + call.cachedTokens * rule.readPrice;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function rounded(rate: number): number {
  return Math.round(rate * 10_000) / 10_000;
}
