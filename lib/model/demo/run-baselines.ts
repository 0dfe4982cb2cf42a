import { type BaselineName, baselines } from '@/lib/context/baselines/all';
import { cacheFigures, type MeasuredCall } from '@/lib/context/cache-figures';
import { callPrefixes } from '@/lib/context/call-prefix';
import type { SentCall } from '@/lib/context/sent-call';
import type { Profile } from '@/lib/model/profile';
import { replay, replayable } from './replay';

/** What a way of building requests comes to, by the rule's simulator. Rates are 0–1. */
export type BaselineFigures = {
  name: BaselineName;
  hitRate: number;
  mainHitRate: number;
  freshPerCall: number;
  effectiveInput: number;
  /** Requests that weren't extensions of the one before in their thread. */
  brokenCalls: number;
  /** The layer in which most of them part; null when none does. */
  breaksIn: string | null;
};

/** Replays the same calls as each baseline would have sent them. */
export function runBaselines(calls: readonly SentCall[], profile: Profile): BaselineFigures[] {
  return (Object.keys(baselines) as BaselineName[]).map((name) => run(name, calls, profile));
}

function run(name: BaselineName, calls: readonly SentCall[], profile: Profile): BaselineFigures {
  const changed = baselines[name](calls, profile);
  const measured = measureReplayed(changed, profile);
  const all = cacheFigures(measured, profile.cache);
  const main = cacheFigures(
    measured.filter((call) => call.purpose === 'main'),
    profile.cache,
  );
  const broken = callPrefixes([], changed).flatMap((prefix) => (prefix.kind === 'broken' ? prefix.layer : []));
  return {
    name,
    hitRate: all.hitRate,
    mainHitRate: main.hitRate,
    freshPerCall: all.freshPerCall,
    effectiveInput: all.effectiveInput,
    brokenCalls: broken.length,
    breaksIn: mostFrequent(broken),
  };
}

/** Figures as the simulator gives them, prompt and cached both counted here. */
function measureReplayed(calls: readonly SentCall[], profile: Profile): MeasuredCall[] {
  const rows = replayable(calls, profile);
  const served = replay(rows, profile.cache);
  return calls.map((call, at) => {
    const ownTokens = rows[at]?.prompt.tokens.length ?? 0;
    const { cachedTokens, writeTokens } = served[at] ?? { cachedTokens: 0, writeTokens: 0 };
    return {
      purpose: call.purpose,
      promptTokens: ownTokens,
      cachedTokens,
      cacheWriteTokens: writeTokens,
      ownTokens,
      ideal: cachedTokens,
      byRule: cachedTokens,
      withTtl: cachedTokens,
    };
  });
}

function mostFrequent(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
