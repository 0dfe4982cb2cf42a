/** The value below which `percent` of the samples lie, to one decimal; 0 for none. */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1));
  return Math.round((sorted[at] ?? 0) * 10) / 10;
}
