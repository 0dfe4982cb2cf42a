import type { SentCall } from './sent-call';

/** `tools` and the system text's two parts are the head; `PL` is the small calls' own thread; `ask` what isn't kept. */
export const shownLayers = ['tools', 'L0', 'L1', 'L2', 'L3', 'L4', 'L5', 'PL', 'ask'] as const;
export type ShownLayer = (typeof shownLayers)[number];

/** A stretch of a request in one layer, in tokens; `cached` of them were served from the cache. */
export type LayerRun = { layer: ShownLayer; tokens: number; cached: number };

/**
 * A call from its beginning to its end, as runs of one layer each; together they hold just the tokens that the endpoint
 * counted. Where runs meet is an estimate: tokens of each wire, scaled to that count. What earlier turns sent is history
 * (L3), whatever layer it was sent as.
 */
export function layerRuns(
  call: SentCall,
  tokens: (text: string) => number,
  /** The built-in part of L1, as it stands at the end of the main head. */
  catalogue: string,
): LayerRun[] {
  const parts: { layer: ShownLayer; weight: number }[] = [];
  const add = (layer: ShownLayer, weight: number) => {
    const last = parts.at(-1);
    if (weight <= 0) return;
    if (last?.layer === layer) last.weight += weight;
    else parts.push({ layer, weight });
  };
  add('tools', tokens(call.head.tools ?? '') + tokens(call.format ?? ''));
  const l1 = call.thread === 'main' ? tokens(catalogue) : 0;
  add('L0', tokens(call.head.wire) - l1);
  add('L1', l1);
  for (const { entries, wire } of call.messages.slice(1)) {
    if (entries.length === 0) add('L3', tokens(wire));
    for (const entry of entries) {
      const past = entry.turn < call.turn && (entry.layer === 'L4' || entry.layer === 'L5');
      add(past ? 'L3' : entry.layer, tokens(entry.wire));
    }
  }
  const known = parts.reduce((sum, part) => sum + part.weight, 0);
  if (call.tail !== null) add('ask', call.usage.promptTokens - known);
  return scaled(parts, call.usage.promptTokens, call.usage.cachedTokens);
}

function scaled(
  parts: readonly { layer: ShownLayer; weight: number }[],
  promptTokens: number,
  cachedTokens: number,
): LayerRun[] {
  const whole = parts.reduce((sum, part) => sum + part.weight, 0);
  let weight = 0;
  let from = 0;
  return parts.map((part) => {
    weight += part.weight;
    // Rounding the running sum, not each part, keeps the sum exact.
    const to = Math.round((weight / whole) * promptTokens);
    const run = { layer: part.layer, tokens: to - from, cached: Math.max(0, Math.min(to, cachedTokens) - from) };
    from = to;
    return run;
  });
}

/** Tokens that weren't cached, by the layer they stood in. */
export function freshByLayer(calls: readonly (readonly LayerRun[])[]): Partial<Record<ShownLayer, number>> {
  const fresh: Partial<Record<ShownLayer, number>> = {};
  for (const { layer, tokens, cached } of calls.flat()) fresh[layer] = (fresh[layer] ?? 0) + tokens - cached;
  return fresh;
}
