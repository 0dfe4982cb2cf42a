import { type Clock, manualClock } from '@/lib/clock';

/**
 * The most that a prefix cache could have served, from the log alone. Pure: prompts come as rows of tokens, and the
 * provider's rule as a simulator that is handed a clock.
 */

export type TokenRow = { tokens: Uint32Array };

/** One call as it lay in time, in ms. `answered`: the prompt and its answer, as the next request repeats them. */
export type TimedCall<P extends TokenRow> = { startMs: number; endMs: number; model: string; prompt: P; answered: P };

export type RuleCache<P> = {
  begin(prompt: P): { cachedTokens: number; complete(answered: P): { cacheWriteTokens: number } };
};

/** What a cache served of a call, and what it wrote of it at a premium, in tokens. */
export type Served = { cachedTokens: number; writeTokens: number };

/**
 * Runs calls through a cache at their own times: each reads what calls that had ended by its beginning have written.
 * Calls must be in the order of their beginnings.
 */
export function replayInTime<P extends TokenRow>(
  calls: readonly TimedCall<P>[],
  cacheWith: (clock: Clock) => RuleCache<P>,
): Served[] {
  const clock = manualClock(new Date(0));
  const moveTo = (ms: number) => clock.advance(ms - clock.now().getTime());
  const cache = cacheWith(clock);
  const served: Served[] = calls.map(() => ({ cachedTokens: 0, writeTokens: 0 }));
  const running: { at: number; endMs: number; complete: ReturnType<typeof cache.begin>['complete'] }[] = [];
  const endUntil = (ms: number) => {
    running.sort((a, b) => a.endMs - b.endMs);
    while (running[0] && running[0].endMs <= ms) {
      const ended = running.shift() as (typeof running)[number];
      moveTo(ended.endMs);
      const { cacheWriteTokens } = ended.complete((calls[ended.at] as TimedCall<P>).answered);
      (served[ended.at] as Served).writeTokens = cacheWriteTokens;
    }
  };
  for (const [at, call] of calls.entries()) {
    endUntil(call.startMs);
    moveTo(call.startMs);
    const pending = cache.begin(call.prompt);
    (served[at] as Served).cachedTokens = pending.cachedTokens;
    running.push({ at, endMs: call.endMs, complete: pending.complete });
  }
  endUntil(Number.POSITIVE_INFINITY);
  return served;
}

/**
 * The ideal: for each call the longest prefix that stood in any call of the same model that had ended by then, prompt
 * and answer, whatever the provider's rule.
 */
export function longestSeen<P extends TokenRow>(calls: readonly TimedCall<P>[]): number[] {
  return calls.map((call, at) => {
    let longest = 0;
    // The latest calls first: they share most, and a shorter row than the longest found needs no look.
    for (let n = at - 1; n >= 0; n--) {
      const earlier = calls[n] as TimedCall<P>;
      if (earlier.endMs > call.startMs || earlier.model !== call.model) continue;
      const shared = sharedTokens(earlier.answered.tokens, call.prompt.tokens, longest);
      if (shared > longest) longest = shared;
      if (longest === call.prompt.tokens.length) break;
    }
    return longest;
  });
}

/** Leading tokens in common; 0 at once when the rows part before `atLeast`. */
function sharedTokens(a: Uint32Array, b: Uint32Array, atLeast: number): number {
  const most = Math.min(a.length, b.length);
  if (most <= atLeast || (atLeast > 0 && a[atLeast] !== b[atLeast])) return 0;
  let n = 0;
  while (n < most && a[n] === b[n]) n++;
  return n;
}
